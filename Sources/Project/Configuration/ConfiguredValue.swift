import SourceText

/// A value of `l10n.json` whose meaning is known elsewhere, with its place.
public struct ConfiguredValue: Sendable {
  public indirect enum Content: Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([ConfiguredValue])
    case members([ConfiguredMember])
    case null
  }

  public let content: Content
  public let position: SourcePosition

  public init(_ content: Content, position: SourcePosition) {
    self.content = content
    self.position = position
  }
}

/// A name with its value, each with its place.
public struct ConfiguredMember: Sendable {
  public let name: String
  public let position: SourcePosition
  public let value: ConfiguredValue

  public init(_ name: String, position: SourcePosition, value: ConfiguredValue) {
    self.name = name
    self.position = position
    self.value = value
  }
}
