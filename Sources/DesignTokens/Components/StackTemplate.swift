/// A stack before axes are chosen.
struct StackTemplate: KindTemplate {
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

  func kind(in context: BoxContext) -> Box.Kind? {
    let turned = turn.flatMap { context.size >= $0.from ? $0 : nil }
    return .stack(
      Stack(
        direction: turned == nil ? direction : .vertical,
        spacing: (turned?.spacing ?? spacing).points(in: context) ?? .zero,
        alignment: (turned?.alignment ?? alignment).value(for: context.choice)))
  }
}
