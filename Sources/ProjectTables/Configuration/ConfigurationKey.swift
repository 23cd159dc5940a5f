/// A key of `l10n.json` as data: the reader takes no other, and the JSON Schema is made of it.
package struct ConfigurationKey: Sendable {
  /// What a value looks like.
  package indirect enum Shape: Sendable {
    case text
    case flag
    case number(ClosedRange<Double>)
    case choice([String])
    case list(of: Shape)
    case object([ConfigurationKey])
    /// An object of any names.
    case byName(Shape)
    case either(Shape, Shape)
    /// A text, a number or `null`.
    case sample
    /// Severities and options by the identifiers of rules.
    case rules

    package static let texts = Shape.list(of: .text)
    package static let textsByName = Shape.byName(.text)
    /// One text, or several in brackets.
    package static let textOrTexts = Shape.either(.text, .texts)
  }

  package let name: String
  /// What it says, without a full stop at its end.
  package let summary: String
  package let shape: Shape
  package let isRequired: Bool

  package init(_ name: String, _ summary: String, _ shape: Shape, isRequired: Bool = false) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.isRequired = isRequired
  }
}

extension [ConfigurationKey] {
  package var names: [String] { map(\.name) }
}
