import SourceText

/// A choice that a component does not offer.
package struct AxisError: Error, Hashable, Sendable {
  /// What is wrong, in lower case, with the nearest known name.
  package let message: String
  /// The axis or value that was probably meant.
  package let nearestName: String?

  static func unknownAxis(_ axis: String, of component: Component) -> AxisError {
    let names = component.axes.map(\.name)
    let nearest = NearestName.of(axis, in: names)
    let known = names.isEmpty ? "it has none" : "it has \(names.map { "'\($0)'" }.joined(separator: ", "))"
    return AxisError(
      message: "component '\(component.name)' has no axis '\(axis)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? known),
      nearestName: nearest)
  }

  static func unknownValue(_ value: String, of axis: Component.Axis, in component: Component) -> AxisError {
    let nearest = NearestName.of(value, in: axis.values)
    let known = axis.values.map { "'\($0)'" }.joined(separator: ", ")
    return AxisError(
      message: "axis '\(axis.name)' of component '\(component.name)' has no value '\(value)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "it has \(known)"),
      nearestName: nearest)
  }
}
