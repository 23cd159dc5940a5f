import DesignTokens

/// A view of an app as a component, with the texts that stand in it.
package struct ViewComponent: Sendable {
  package struct State: Sendable {
    /// As in “isEditing: false”; the first is called “usual”.
    package let name: String
    /// The slots that it shows, in reading order.
    package let slots: [String]
  }

  package let component: Component
  /// Where the view is declared.
  package let place: CodePlace
  /// At least one.
  package let states: [State]
  /// By slot, of all states.
  package let texts: [String: ViewText]
  /// By slot, where the text stands in the code.
  package let places: [String: CodePlace]

  /// Where the keys stand that it shows.
  package var keyPlaces: [CodePlace] {
    texts.values.compactMap { if case .key(let place, _, _, _) = $0 { place } else { nil } }
  }
}
