/// A property of a component that its source leaves open, so that a value was chosen for it.
package struct Assumption: Hashable, Sendable {
  /// The component whose description says it.
  package let component: String
  /// The kinds of the boxes from the component's own on, with the places of children in lists, as in
  /// “padding/hstack/0/text”; empty for the component itself.
  package let path: String
  /// As the token file names it: “lineLimit”, “spacing”, “container”.
  package let property: String
  /// Why there is a value at all, or why this one.
  package let reason: String

  package init(component: String, path: String, property: String, reason: String) {
    self.component = component
    self.path = path
    self.property = property
    self.reason = reason
  }

  /// Whether it is the room of the whole component.
  package var isContainer: Bool { path.isEmpty && property == "container" }
}
