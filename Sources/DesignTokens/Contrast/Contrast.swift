/// How well a foreground stands out from its background.
package enum Contrast {
  /// The ratio of WCAG 2.2, from 1 to 21; which colour is the lighter one does not matter.
  ///
  /// - Parameters:
  ///   - foreground: It is drawn over the background by its alpha.
  ///   - background: An opaque colour.
  package static func ratio(_ foreground: DisplayColor, on background: DisplayColor) -> Double {
    let (first, second) = (luminance(foreground.over(background)), luminance(background))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance of WCAG 2.2, from 0 to 1.
  ///
  /// The threshold is that of sRGB, 0.04045, which errata of WCAG ask for; between it and the older 0.03928 lies no
  /// colour of eight bits.
  static func luminance(_ color: DisplayColor) -> Double {
    0.2126 * ColorFormulas.decoded(color.red) + 0.7152 * ColorFormulas.decoded(color.green)
      + 0.0722 * ColorFormulas.decoded(color.blue)
  }

  /// The lightness contrast Lc of APCA 0.1.9 (0.98G-4g): positive for dark on light, negative for light on dark.
  ///
  /// It is shown beside the ratio and decides nothing: it is no part of a standard.
  package static func perceived(_ foreground: DisplayColor, on background: DisplayColor) -> Double {
    let text = softened(screenLuminance(foreground.over(background)))
    let ground = softened(screenLuminance(background))
    guard abs(ground - text) >= 0.0005 else { return 0 }
    if ground > text {
      let contrast = (ColorFormulas.power(ground, 0.56) - ColorFormulas.power(text, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (ColorFormulas.power(ground, 0.65) - ColorFormulas.power(text, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  private static func screenLuminance(_ color: DisplayColor) -> Double {
    0.2126729 * ColorFormulas.power(color.red, 2.4) + 0.7151522 * ColorFormulas.power(color.green, 2.4)
      + 0.0721750 * ColorFormulas.power(color.blue, 2.4)
  }

  /// Very dark colours look alike on a screen.
  private static func softened(_ luminance: Double) -> Double {
    luminance > 0.022 ? luminance : luminance + ColorFormulas.power(0.022 - luminance, 1.414)
  }
}
