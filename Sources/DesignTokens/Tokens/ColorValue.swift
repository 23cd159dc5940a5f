/// A colour as a token gives it, in the space that it names.
public struct ColorValue: Hashable, Sendable {
  /// The fourteen spaces of the format.
  public enum Space: String, Sendable, CaseIterable {
    case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020
    case srgbLinear = "srgb-linear"
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"
  }

  public let space: Space
  /// Three components in the ranges of the space; `nil` is the keyword `none`.
  public let components: [Double?]
  /// From 0, clear, to 1.
  public let alpha: Double
  /// Six hexadecimal digits behind `#`, for readers that know no other space than sRGB; `nil` where not given.
  public let hex: String?
}

extension ColorValue.Space {
  /// What each of the three components may be.
  var ranges: [ClosedRange<Double>] {
    let (unit, percent) = (0.0...1.0, 0.0...100.0)
    let hue = 0.0...(360.0).nextDown
    let most = Double.greatestFiniteMagnitude
    let (chroma, any) = (0.0...most, -most...most)
    return switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: [unit, unit, unit]
    case .hsl, .hwb: [hue, percent, percent]
    case .lab: [percent, any, any]
    case .lch: [percent, chroma, hue]
    case .oklab: [unit, any, any]
    case .oklch: [unit, chroma, hue]
    }
  }
}
