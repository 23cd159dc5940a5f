import DesignTokens
import SourceText
import StringFormats

/// Limits that the configuration sets for the texts of some keys.
package struct LimitRule: Sendable {
  package var keys: KeyPattern
  package var lengths: [LengthLimit]
  /// What widths are measured in, those too that a file or a comment states; `nil` takes the font of the key's slot.
  package var font: TextAppearance?
  package var position: SourcePosition

  package init(
    keys: KeyPattern, lengths: [LengthLimit], font: TextAppearance? = nil,
    position: SourcePosition = SourcePosition(line: 1, column: 1)
  ) {
    self.keys = keys
    self.lengths = lengths
    self.font = font
    self.position = position
  }
}
