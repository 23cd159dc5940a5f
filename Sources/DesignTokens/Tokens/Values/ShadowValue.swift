/// One shadow as a token gives it.
package struct ShadowValue: Hashable, Sendable {
  package let color: ColorValue
  package let offsetX: DimensionValue
  package let offsetY: DimensionValue
  package let blur: DimensionValue
  package let spread: DimensionValue
  /// Whether the shadow falls inside of the shape; `nil` where the token does not say.
  let inset: Bool?

  /// Whether the shadow falls inside of the shape.
  package var isInset: Bool { inset ?? false }
}
