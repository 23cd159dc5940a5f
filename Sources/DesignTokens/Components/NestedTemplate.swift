/// A component inside of another before the axes of the outer one are chosen.
struct NestedTemplate: Sendable {
  /// Its number among those that the outer component holds.
  var number: Int
  /// For each of its axes in order, the index of a value.
  var axes: [AxisValue<Int>]
  /// The slots of the outer component by its own; the others have no text here.
  var slots: [String: String]

  /// The whole drawing, which a finger presses if the component says so.
  func box(in context: BoxContext) -> Box {
    let component = context.nested[number]
    let inner = context.inside(
      component, choice: AxisChoice(indices: axes.map { $0.value(for: context.choice) }), slots)
    var surface = component.surface.surface(in: inner)
    surface.isInactive = component.isInactive(inner.choice)
    let drawing = Box.surface(surface, component.template.box(in: inner))
    guard component.isInteractive, !drawing.holdsButton else { return drawing }
    return .button(minimum: component.minimumTouchTarget, drawing)
  }
}

extension Box {
  /// Whether a part is marked as what a finger presses.
  fileprivate var holdsButton: Bool {
    if case .button = self { return true }
    return contents.contains(where: \.holdsButton)
  }
}

extension Component {
  /// Whether a choice stands for a state in which nothing can be pressed.
  fileprivate func isInactive(_ choice: AxisChoice) -> Bool {
    zip(axes, choice.indices).contains { axis, index in
      Self.isInactive(axis: axis.name, value: axis.values[index])
    }
  }

  /// By the names that states have: `isDisabled`, `isEnabled`, and the value `disabled` of any axis.
  static func isInactive(axis: String, value: String) -> Bool {
    switch (axis, value) {
    case ("isDisabled", "true"), ("isEnabled", "false"), (_, "disabled"): true
    default: false
    }
  }
}
