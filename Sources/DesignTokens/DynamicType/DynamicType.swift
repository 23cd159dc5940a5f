/// How Apple's text styles follow the size that the reader chose.
///
/// The 132 sizes and leadings are those of the Human Interface Guidelines for iOS and iPadOS.
package enum DynamicType {
  /// The em size that the system's own font has for `style`.
  package static func size(_ style: TextStyle, at size: DynamicTypeSize) -> Points {
    Points(DynamicTypeTable.row(of: style)[size.index].size)
  }

  /// The published leading of `style`.
  ///
  /// It serves the scaling of custom fonts; the pitch of real lines is the font's.
  package static func leading(_ style: TextStyle, at size: DynamicTypeSize) -> Points {
    Points(DynamicTypeTable.row(of: style)[size.index].leading)
  }

  /// The factor by which lengths relative to `style` grow: the ratio of its leading to its leading at `large`.
  ///
  /// This is what `UIFontMetrics` computes, before its rounding.
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
}
