/// The text styles of macOS: fixed, whatever size the reader chose elsewhere.
///
/// The source is the Human Interface Guidelines, section Typography, macOS built-in text styles.
package enum MacTextStyles {
  /// The em size that the system's own font has for `style`.
  package static func size(_ style: TextStyle) -> Points { Points(row(of: style).size) }

  /// The published line height of `style`.
  package static func lineHeight(_ style: TextStyle) -> Points { Points(row(of: style).lineHeight) }

  private static func row(of style: TextStyle) -> (size: Double, lineHeight: Double) {
    switch style {
    case .largeTitle: (26, 32)
    case .title1: (22, 26)
    case .title2: (17, 22)
    case .title3: (15, 20)
    case .headline: (13, 16)
    case .body: (13, 16)
    case .callout: (12, 15)
    case .subheadline: (11, 14)
    case .footnote: (10, 13)
    case .caption1: (10, 13)
    case .caption2: (10, 13)
    }
  }
}
