/// The value of a token with its aliases followed.
package enum TokenValue: Hashable, Sendable {
  case color(ColorValue)
  case dimension(DimensionValue)
  /// Families in order of preference; at least one.
  case fontFamily([String])
  /// From 1 to 1000, as in OpenType `wght`.
  case fontWeight(Double)
  case duration(DurationValue)
  /// Two control points, x and y of each; both x lie between 0 and 1.
  case cubicBezier([Double])
  case number(Double)
  case strokeStyle(StrokeStyleValue)
  indirect case border(BorderValue)
  indirect case transition(TransitionValue)
  /// Shadows from the topmost to the lowest; at least one.
  case shadow([ShadowValue])
  /// Stops in the order of the file; at least one.
  case gradient([GradientStop])
  indirect case typography(TypographyValue)

  package var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }
}
