/// A property of a component that its source leaves open, so that a value was chosen for it.
public struct Assumption: Hashable, Sendable {
  /// The component whose description says it.
  public let component: String
  /// The kinds of the boxes from the component's own on, with the places of children in lists, as in
  /// “padding/hstack/0/text”; empty for the component itself.
  public let path: String
  /// As the token file names it: “lineLimit”, “spacing”, “container”.
  public let property: String
  /// Why there is a value at all, or why this one.
  public let reason: String

  public init(component: String, path: String, property: String, reason: String) {
    self.component = component
    self.path = path
    self.property = property
    self.reason = reason
  }

  /// Whether it is the room of the whole component.
  public var isContainer: Bool { path.isEmpty && property == "container" }
}
