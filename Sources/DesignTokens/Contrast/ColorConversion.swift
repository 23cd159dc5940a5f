/// A colour in sRGB with 0 to 1 for each channel, and its alpha: what a screen shows of a token.
package struct DisplayColor: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  /// From 0, clear, to 1.
  package let alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour with a lower alpha.
  package func faded(by opacity: Double) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  /// The colour drawn over another, mixed in sRGB as screens do (CSS Color 4, section 12.1 for gamma-encoded spaces).
  package func over(_ backdrop: DisplayColor) -> DisplayColor {
    let whole = alpha + backdrop.alpha * (1 - alpha)
    guard whole > 0 else { return DisplayColor(red: 0, green: 0, blue: 0, alpha: 0) }
    func mix(_ above: Double, _ below: Double) -> Double {
      (above * alpha + below * backdrop.alpha * (1 - alpha)) / whole
    }
    return DisplayColor(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue), alpha: whole)
  }

  /// `#RRGGBB`, the alpha left out.
  package var hex: String {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    return HexColor.text(red: byte(red), green: byte(green), blue: byte(blue))
  }
}

extension ColorValue {
  /// The colour in sRGB; what lies outside is clipped, `none` counts as 0.
  ///
  /// The formulas are those of CSS Color 4, sections 8 to 11.
  package var displayColor: DisplayColor {
    let (first, second, third) = (components[0] ?? 0, components[1] ?? 0, components[2] ?? 0)
    let linear: [Double]
    switch space {
    case .srgb: return clipped([first, second, third])
    case .hsl: return clipped(ColorFormulas.hsl(first, second, third))
    case .hwb: return clipped(ColorFormulas.hwb(first, second, third))
    case .srgbLinear: linear = [first, second, third]
    case .displayP3:
      linear = ColorFormulas.srgb(
        fromD65: ColorFormulas.displayP3.times([first, second, third].map(ColorFormulas.decoded)))
    case .a98RGB:
      linear = ColorFormulas.srgb(
        fromD65: ColorFormulas.a98.times([first, second, third].map { ColorFormulas.power($0, 563.0 / 256) }))
    case .rec2020:
      linear = ColorFormulas.srgb(
        fromD65: ColorFormulas.rec2020.times([first, second, third].map(ColorFormulas.decodedRec2020)))
    case .prophotoRGB:
      linear = ColorFormulas.srgb(
        fromD50: ColorFormulas.prophoto.times([first, second, third].map(ColorFormulas.decodedProphoto)))
    case .xyzD65: linear = ColorFormulas.srgb(fromD65: [first, second, third])
    case .xyzD50: linear = ColorFormulas.srgb(fromD50: [first, second, third])
    case .lab: linear = ColorFormulas.srgb(fromD50: ColorFormulas.xyz(fromLab: [first, second, third]))
    case .lch:
      linear = ColorFormulas.srgb(fromD50: ColorFormulas.xyz(fromLab: ColorFormulas.cartesian(first, second, third)))
    case .oklab: linear = ColorFormulas.srgb(fromOklab: [first, second, third])
    case .oklch: linear = ColorFormulas.srgb(fromOklab: ColorFormulas.cartesian(first, second, third))
    }
    return clipped(linear.map(ColorFormulas.encoded))
  }

  private func clipped(_ channels: [Double]) -> DisplayColor {
    let values = channels.map { min(max($0, 0), 1) }
    return DisplayColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }
}
