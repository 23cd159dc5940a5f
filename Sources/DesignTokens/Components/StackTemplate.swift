/// A stack before axes are chosen.
struct StackTemplate: Sendable {
  /// A row that stands as a column from some text size on.
  struct Turn: Sendable {
    var from: DynamicTypeSize
    var spacing: AxisLength?
    var alignment: AxisValue<Stack.Alignment>
  }

  var direction: Stack.Direction
  var spacing: AxisLength
  var alignment: AxisValue<Stack.Alignment>
  var turn: Turn?
  var children: [BoxTemplate]

  func stack(in context: BoxContext) -> Stack {
    let turned = turn.flatMap { context.size >= $0.from ? $0 : nil }
    return Stack(
      direction: turned == nil ? direction : .vertical,
      spacing: (turned?.spacing ?? spacing).points(in: context) ?? .zero,
      alignment: (turned?.alignment ?? alignment).value(for: context.choice),
      children: children.map { $0.box(in: context) })
  }
}
