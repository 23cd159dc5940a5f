/// One shadow as a token gives it.
public struct ShadowValue: Hashable, Sendable {
  public let color: ColorValue
  public let offsetX: DimensionValue
  public let offsetY: DimensionValue
  public let blur: DimensionValue
  public let spread: DimensionValue
  /// Whether the shadow falls inside of the shape; `nil` where the token does not say.
  let inset: Bool?

  /// Whether the shadow falls inside of the shape.
  public var isInset: Bool { inset ?? false }
}
