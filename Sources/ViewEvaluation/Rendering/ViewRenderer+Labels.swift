import DesignTokens

// What names controls.
extension ViewRenderer {
  /// The text or the closure that names a control.
  func title(_ call: SystemCall, _ environment: ViewEnvironment) -> [ViewBox] {
    if let view = call.view("label", interpreter) { return boxes(view, environment) }
    guard let title = call.title else { return [] }
    return boxes(named(title, call), environment)
  }

  /// What a title shows, with the picture beside it if there is one.
  func named(_ title: CodeText, _ call: SystemCall) -> ViewNode {
    let hasImage = call["systemImage"] != nil || call["image"] != nil
    return hasImage
      ? .system("Label", call.arguments.filter { $0.value.closure == nil }, title.place) : .text([title], title.place)
  }

  /// What names a control: its label, its title, or what it holds.
  func labelNode(of call: SystemCall) -> ViewNode {
    call.view("label", interpreter) ?? call.title.map { named($0, call) }
      ?? .group(call.content.map { interpreter.views(of: $0) } ?? [])
  }

  /// The text that names a control, else the closure.
  func label(of call: SystemCall, _ environment: ViewEnvironment) -> [ViewBox] {
    let named = title(call, environment)
    return named.isEmpty ? content(call, environment) : named
  }

  func labeled(
    _ call: SystemCall, _ control: ViewBox, at place: CodePlace, _ environment: ViewEnvironment
  ) -> [ViewBox] {
    guard environment.showsLabels else { return [control] }
    let isNamed = call["label"] != nil || call.title != nil
    let label = isNamed ? title(call, environment) : content(call, environment)
    return label.isEmpty ? [control] : [apart(one(label, at: place), [control], at: place)]
  }

  /// A label with a value, which the system may put below it where texts are large.
  func valued(
    _ call: SystemCall, _ value: ViewBox, at place: CodePlace, _ environment: ViewEnvironment
  ) -> [ViewBox] {
    run.followSize()
    let row = labeled(call, value, at: place, environment)
    guard environment.shownSize >= .accessibility1, environment.showsLabels else { return row }
    return row.map { marked($0, "LabeledContent", "where the system puts a value at accessibility sizes", place) }
  }
}
