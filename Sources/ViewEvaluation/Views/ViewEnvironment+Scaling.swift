import DesignTokens

extension ViewEnvironment {
  /// A length as `@ScaledMetric` gives it.
  ///
  /// - Parameter style: As SwiftUI names it; `nil` for body.
  func scaled(_ number: Double, relativeTo style: String?) -> Double {
    let style = style.flatMap(ViewFont.textStyle) ?? .body
    return DynamicType.scaledValue(Points(number), relativeTo: style, at: shownSize, scale: scale).value
  }
}
