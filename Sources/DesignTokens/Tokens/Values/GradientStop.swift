/// A colour on the axis of a gradient.
package struct GradientStop: Hashable, Sendable {
  package let color: ColorValue
  /// From 0, the start of the axis, to 1.
  package let position: Double
}
