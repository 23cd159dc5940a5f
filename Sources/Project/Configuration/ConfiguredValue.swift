import SourceText

/// A value of `l10n.json` whose meaning is known elsewhere, with its place.
package struct ConfiguredValue: Sendable {
  package indirect enum Content: Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([ConfiguredValue])
    case members([ConfiguredMember])
    case null
  }

  package let content: Content
  package let position: SourcePosition

  package init(_ content: Content, position: SourcePosition) {
    self.content = content
    self.position = position
  }
}

/// A name with its value, each with its place.
package struct ConfiguredMember: Sendable {
  package let name: String
  package let position: SourcePosition
  package let value: ConfiguredValue

  package init(_ name: String, position: SourcePosition, value: ConfiguredValue) {
    self.name = name
    self.position = position
    self.value = value
  }
}
