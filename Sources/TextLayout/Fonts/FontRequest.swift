import DesignTokens

/// A family and a weight, as a text asks for them.
public struct FontRequest: Hashable, Sendable {
  /// Family name, as in “Urbanist”.
  public var family: String
  /// Weight from 1 to 1000 as in CSS and OpenType `wght`.
  public var weight: Double

  public init(family: String, weight: Double) {
    self.family = family
    self.weight = weight
  }

  /// The name of the weight as font families use it, as in “SemiBold”; the number between two names.
  public var weightName: String {
    let names: [Double: String] = [
      100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold",
      800: "ExtraBold", 900: "Black",
    ]
    return names[weight] ?? Points(weight).text
  }
}
