/// What a box is before axes are chosen.
protocol KindTemplate: Sendable {
  /// `nil` where there is nothing but the content, if it has one.
  func kind(in context: BoxContext) -> Box.Kind?

  /// The same without some of its properties, as if the file did not give them.
  func released(_ properties: Set<String>) -> Self

  /// The same with lengths among some of its properties longer by a share, so that texts have less room; other
  /// properties are released.
  ///
  /// - Parameter holdsText: Whether a text stands in it, whose room is what it leaves.
  func strained(_ properties: Set<String>, by share: Double, holdsText: Bool) -> Self
}

extension KindTemplate {
  func strained(_ properties: Set<String>, by share: Double, holdsText: Bool) -> Self { released(properties) }
}

/// A kind that the context decides on, and of which nothing is ever released.
struct ContextualKind: KindTemplate {
  private let kind: @Sendable (BoxContext) -> Box.Kind?

  init(kind: @escaping @Sendable (BoxContext) -> Box.Kind?) { self.kind = kind }

  func kind(in context: BoxContext) -> Box.Kind? { kind(context) }

  func released(_ properties: Set<String>) -> ContextualKind { self }
}

struct SpacerTemplate: KindTemplate {
  var minimum: AxisLength

  func kind(in context: BoxContext) -> Box.Kind? { .spacer(minimum: minimum.points(in: context) ?? .zero) }
}

struct FixedSizeTemplate: KindTemplate {
  var axes: AxisValue<AxisSet>

  func kind(in context: BoxContext) -> Box.Kind? { .fixedSize(axes.value(for: context.choice)) }
}
