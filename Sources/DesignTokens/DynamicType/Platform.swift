/// The system whose text styles and views a theme follows.
///
/// On iOS and iPadOS texts follow the size that the reader chose. On macOS text styles have a table of their own, and
/// nothing follows the reader's size.
package enum Platform: String, Sendable, CaseIterable {
  case iOS17 = "iOS 17"
  case iOS18 = "iOS 18"
  case iOS26 = "iOS 26"
  case macOS
}

extension TextAppearance {
  /// The appearance as it is on a platform: on macOS a text style has its row of the fixed table, and any other text
  /// the size that it was given.
  func shown(on platform: Platform) -> TextAppearance {
    guard platform == .macOS else { return self }
    var shown = self
    if case .system(let style) = scaling {
      shown.size = MacTextStyles.size(style)
    }
    shown.scaling = .fixed
    return shown
  }
}

extension TypographyValue {
  /// The value as it is on a platform; the same as of a ``TextAppearance``.
  func shown(on platform: Platform) -> TypographyValue {
    guard platform == .macOS else { return self }
    var shown = self
    if case .system(let style) = scaling {
      let points = MacTextStyles.size(style).value
      shown.size = DimensionValue(value: points, unit: .px)
      if lineHeight != nil { shown.lineHeight = MacTextStyles.lineHeight(style).value / points }
    }
    shown.scaling = .fixed
    return shown
  }
}
