import SourceText

/// A text of `l10n.json` with its place, for what is known to be wrong later on.
package struct ConfiguredText: Hashable, Sendable {
  package let text: String
  package let position: SourcePosition

  package init(_ text: String, position: SourcePosition = SourcePosition(line: 1, column: 1)) {
    self.text = text
    self.position = position
  }
}
