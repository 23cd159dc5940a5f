/// A length of a component before the text size is known.
struct LengthTemplate: Sendable {
  /// How a length follows the reader's text size, as `@ScaledMetric(relativeTo:)` does.
  struct Scaling: Sendable {
    var style: TextStyle
    /// The largest text size that it follows.
    var maximumSize: DynamicTypeSize?
  }

  var points: Points
  /// The path of the token that it comes from.
  var token: String?
  /// `nil` where it is the same at every size.
  var scaling: Scaling?

  func points(in context: BoxContext) -> Points {
    guard let scaling, points.value.isFinite else { return points }
    let size = scaling.maximumSize.map { min($0, context.size) } ?? context.size
    return DynamicType.scaledValue(points, relativeTo: scaling.style, at: size, scale: context.scale)
  }
}

/// A length that may depend on an axis; an inner `nil` is the file's `null`.
typealias AxisLength = AxisValue<LengthTemplate?>

extension AxisValue where Value == LengthTemplate? {
  func points(in context: BoxContext) -> Points? { value(for: context.choice)?.points(in: context) }
}
