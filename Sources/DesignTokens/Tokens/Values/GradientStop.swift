/// A colour on the axis of a gradient.
public struct GradientStop: Hashable, Sendable {
  public let color: ColorValue
  /// From 0, the start of the axis, to 1.
  public let position: Double
}
