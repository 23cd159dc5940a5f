import SourceText

/// A view that is made, as in `EkoButton(title: "Save", size: .large)`, with the modifiers behind it.
package struct ComponentCall: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// A key, by its number in ``SourceFacts/uses``.
    case use(Int)
    /// An accessor, by its number in ``SourceFacts/accessors``.
    case accessor(Int)
    /// A member or a name, as in `.large` or `Typography.headline`; without the dot in front.
    case name(String)
    case text(String)
    case number(Double)
    case flag(Bool)
    /// Whatever else stands there.
    case other
  }

  package typealias Argument = CallArgument<Value>

  package struct Modifier: Hashable, Sendable {
    /// Without the dot.
    package var name: String
    package var arguments: [Argument]

    package init(name: String, arguments: [Argument]) {
      self.name = name
      self.arguments = arguments
    }
  }

  /// The name of the type, as in `EkoButton` or `Eko.Button`.
  package var name: String
  package var arguments: [Argument]
  /// From the inner one to the outer one.
  package var modifiers: [Modifier]
  /// The name of the type.
  package var range: ByteRange
  package var isInPreview = false

  package init(name: String, arguments: [Argument], modifiers: [Modifier] = [], range: ByteRange) {
    self.name = name
    self.arguments = arguments
    self.modifiers = modifiers
    self.range = range
  }
}
