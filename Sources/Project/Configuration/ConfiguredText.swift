import SourceText

/// A text of `l10n.json` with its place, for what is known to be wrong later on.
public struct ConfiguredText: Hashable, Sendable {
  public let text: String
  public let position: SourcePosition

  public init(_ text: String, position: SourcePosition = SourcePosition(line: 1, column: 1)) {
    self.text = text
    self.position = position
  }
}
