/// A border as a token gives it.
public struct BorderValue: Hashable, Sendable {
  public let color: ColorValue
  public let width: DimensionValue
  public let style: StrokeStyleValue
}
