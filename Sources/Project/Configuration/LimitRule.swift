import DesignTokens
import SourceText
import StringFormats

/// Limits that the configuration sets for the texts of some keys.
public struct LimitRule: Sendable {
  public var keys: KeyPattern
  public var lengths: [LengthLimit]
  /// What widths are measured in, those too that a file or a comment states; `nil` takes the font of the key's slot.
  public var font: TextAppearance?
  public var position: SourcePosition

  public init(
    keys: KeyPattern, lengths: [LengthLimit], font: TextAppearance? = nil,
    position: SourcePosition = SourcePosition(line: 1, column: 1)
  ) {
    self.keys = keys
    self.lengths = lengths
    self.font = font
    self.position = position
  }
}
