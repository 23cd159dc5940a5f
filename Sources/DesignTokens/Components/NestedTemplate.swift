/// A component inside of another before the axes of the outer one are chosen.
struct NestedTemplate: Sendable {
  /// Its number among those that the outer component holds.
  var number: Int
  /// Numbers of its axes with the index of a value; the others have their defaults.
  var axes: [(axis: Int, value: AxisValue<Int>)]
  /// The slots of the outer component by its own; the others have no text here.
  var slots: [String: String]

  /// The whole drawing, which a finger presses if the component says so.
  func box(in context: BoxContext) -> Box {
    let component = context.nested[number]
    var indices = component.defaultChoice.indices
    for choice in axes { indices[choice.axis] = choice.value.value(for: context.choice) }
    let inner = context.inside(component, choice: AxisChoice(indices: indices), slots)
    var surface = component.surface.surface(in: inner)
    surface.isInactive = component.isInactive(inner.choice)
    let drawing = Box(.surface(surface), component.template.box(in: inner))
    guard component.isInteractive, !drawing.holdsButton else { return drawing }
    return Box(.button(minimum: component.minimumTouchTarget), drawing)
  }
}

extension Box {
  /// Whether a part is marked as what a finger presses.
  fileprivate var holdsButton: Bool {
    if case .button = kind { return true }
    return children.contains(where: \.holdsButton)
  }
}

extension Component {
  /// Whether a choice stands for a state in which nothing can be pressed.
  fileprivate func isInactive(_ choice: AxisChoice) -> Bool {
    inactiveValues.contains { choice.indices[$0.axis] == $0.value }
  }
}
