import DesignTokens

/// A family and a weight, as a text asks for them.
package struct FontRequest: Hashable, Sendable {
  /// Family name, as in “Urbanist”.
  package var family: String
  /// Weight from 1 to 1000 as in CSS and OpenType `wght`.
  package var weight: Double

  package init(family: String, weight: Double) {
    self.family = family
    self.weight = weight
  }

  /// The font of a text.
  package init(_ appearance: TextAppearance) { self.init(family: appearance.family, weight: appearance.weight) }

  /// The name of the weight as font families use it, as in “SemiBold”; the number between two names.
  package var weightName: String {
    switch weight {
    case 100: "Thin"
    case 200: "ExtraLight"
    case 300: "Light"
    case 400: "Regular"
    case 500: "Medium"
    case 600: "SemiBold"
    case 700: "Bold"
    case 800: "ExtraBold"
    case 900: "Black"
    default: Points(weight).text
    }
  }

  /// The font at a size as reports name it, as in “Urbanist SemiBold 43 pt”.
  package func description(at pointSize: Points) -> String { "\(family) \(weightName) \(pointSize.text) pt" }
}
