import DesignTokens

/// The colour spaces of `Color.RGBColorSpace`.
enum ColorSpaceName {
  static let spaces: [String: ColorValue.Space] = [
    "sRGB": .srgb, "sRGBLinear": .srgbLinear, "displayP3": .displayP3,
  ]
}
