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
  /// Whether there is no value at all: the code does not say it.
  package var isUnknown: Bool { !place.isEmpty }
  /// Where the code stands that does not say it, as in “App/Card.swift:12”; empty for what a token file describes.
  package let place: String

  package init(component: String, path: String, property: String, reason: String) {
    self.component = component
    self.path = path
    self.property = property
    self.reason = reason
    place = ""
  }

  /// What the code of a view does not say.
  ///
  /// - Parameter place: Where it stands, as reports name it.
  package init(unknown property: String, of component: String, at place: String, reason: String) {
    self.component = component
    path = ""
    self.property = property
    self.reason = reason
    self.place = place
  }

  /// Whether it is the room of the whole component.
  package var isContainer: Bool { path.isEmpty && property == "container" }
}
