/// How Apple's text styles follow the size that the reader chose.
///
/// Custom fonts and lengths grow by a style's leadings, as `UIFontMetrics` computes them: all 1,061 values and 977 font
/// sizes that were recorded in a simulator of iOS 26.1 agree. The system's styles have the sizes of their table.
package enum DynamicType {
  /// The em size that the system's own font has for `style`.
  package static func size(_ style: TextStyle, at size: DynamicTypeSize) -> Points {
    Points(DynamicTypeTable.row(of: style)[size.index].size)
  }

  /// The leading of `style` that scaling rests on; the pitch of real lines is the font's.
  package static func leading(_ style: TextStyle, at size: DynamicTypeSize) -> Points {
    Points(DynamicTypeTable.row(of: style)[size.index].leading)
  }

  /// The factor by which lengths relative to `style` grow: the ratio of its leading to its leading at `large`.
  package static func scalingFactor(_ style: TextStyle, at size: DynamicTypeSize) -> Double {
    leading(style, at: size).value / leading(style, at: .large).value
  }

  /// A length that grows with `style`, as `@ScaledMetric` and `UIFontMetrics.scaledValue(for:)` give it.
  ///
  /// - Parameter scale: Pixels per point of the screen; the result is a whole number of pixels.
  package static func scaledValue(
    _ value: Points, relativeTo style: TextStyle = .body, at size: DynamicTypeSize, scale: Double
  ) -> Points {
    Points((value.value * scalingFactor(style, at: size) * scale).rounded() / scale)
  }

  /// The em size of a custom font that grows with `style`, as `UIFontMetrics.scaledFont(for:)` gives it: whole points.
  ///
  /// `Font.custom(_:size:relativeTo:)` rounds to a whole point too. That is assumed: Apple documents no rounding, a
  /// published reconstruction of SwiftUI rounds there, and its lengths (`@ScaledMetric`) to pixels.
  package static func scaledFontSize(_ size: Points, relativeTo style: TextStyle, at chosen: DynamicTypeSize) -> Points
  {
    // Divided in this order all recorded sizes agree; it decides one tie, 11 pt relative to headline at
    // accessibility4, which is 25.
    let shrinking = leading(style, at: .large).value / leading(style, at: chosen).value
    return Points((size.value * (1 / shrinking)).rounded())
  }
}
