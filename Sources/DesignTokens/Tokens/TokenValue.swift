/// The value of a token with its aliases followed.
public enum TokenValue: Hashable, Sendable {
  case color(ColorValue)
  case dimension(DimensionValue)
  /// Families in order of preference; at least one.
  case fontFamily([String])
  /// From 1 to 1000, as in OpenType `wght`.
  case fontWeight(Double)
  case duration(seconds: Double)
  /// Two control points, x and y of each; both x lie between 0 and 1.
  case cubicBezier([Double])
  case number(Double)
  /// Shadows from the topmost to the lowest; at least one.
  case shadow([ShadowValue])
  case typography(TypographyValue)

  var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .shadow: .shadow
    case .typography: .typography
    }
  }
}
