/// A text, or the choice between several.
///
/// Of a document a text is bytes with the state of the translation (``Variant``), of a message what they read.
package enum Variation<Text: Sendable, Selector: Sendable>: Sendable {
  case text(Text)
  case plural([Case])
  case device([Case])
  case width([Case])

  /// One branch of a choice.
  package struct Case: Sendable {
    /// The plural category, device or width as it is written: `few`, `iphone`, `20`.
    package let selector: Selector
    package let variant: Variation

    @inlinable package init(selector: Selector, variant: Variation) {
      self.selector = selector
      self.variant = variant
    }
  }
}

extension Variation: Equatable where Text: Equatable, Selector: Equatable {}
extension Variation: Hashable where Text: Hashable, Selector: Hashable {}
extension Variation.Case: Equatable where Text: Equatable, Selector: Equatable {}
extension Variation.Case: Hashable where Text: Hashable, Selector: Hashable {}

extension Variation {
  /// The cases of every plural in this choice.
  @inlinable package var pluralCases: [[Case]] {
    switch self {
    case .text: []
    case .plural(let cases): [cases]
    case .device(let cases), .width(let cases): cases.flatMap(\.variant.pluralCases)
    }
  }

  /// Every text at the leaves, in the order of the file.
  @inlinable package var texts: [Text] {
    switch self {
    case .text(let text): [text]
    case .plural(let cases), .device(let cases), .width(let cases): cases.flatMap(\.variant.texts)
    }
  }

  /// Calls `body` with every text at the leaves, in the order of the file.
  @inlinable package func forEachText(_ body: (Text) -> Void) {
    switch self {
    case .text(let text): body(text)
    case .plural(let cases), .device(let cases), .width(let cases):
      for one in cases { one.variant.forEachText(body) }
    }
  }

  /// Whether one of its texts is as wanted.
  @inlinable package func hasText(where isWanted: (Text) -> Bool) -> Bool {
    switch self {
    case .text(let text): isWanted(text)
    case .plural(let cases), .device(let cases), .width(let cases):
      cases.contains { $0.variant.hasText(where: isWanted) }
    }
  }

  /// The same choice with every text and selector replaced.
  @inlinable package func map<NewText, NewSelector>(
    _ text: (Text) -> NewText, selector: (Selector) -> NewSelector
  ) -> Variation<NewText, NewSelector> {
    func map(_ cases: [Case]) -> [Variation<NewText, NewSelector>.Case] {
      cases.map { .init(selector: selector($0.selector), variant: $0.variant.map(text, selector: selector)) }
    }
    return switch self {
    case .text(let own): .text(text(own))
    case .plural(let cases): .plural(map(cases))
    case .device(let cases): .device(map(cases))
    case .width(let cases): .width(map(cases))
    }
  }

  /// The same choice with every text replaced.
  @inlinable package func mapTexts(_ text: (Text) -> Text) -> Variation { map(text, selector: { $0 }) }
}
