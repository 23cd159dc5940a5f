import DesignTokens

extension SwiftTokenWriter {
  /// A colour as one appearance has it, and the token that stands for it.
  struct ColorPart {
    let appearance: Appearance
    let color: ColorValue
    let reference: String?

    init(_ appearance: Appearance, _ color: ColorValue, _ reference: String?) {
      self.appearance = appearance
      self.color = color
      self.reference = reference
    }
  }

  /// One colour, or one that adapts.
  mutating func color(_ parts: [ColorPart]) -> String {
    var texts: [Appearance: String] = [:]
    for part in parts { texts[part.appearance] = part.reference ?? literal(part.color) }
    let light = texts[.light] ?? parts.first.flatMap { texts[$0.appearance] } ?? ""
    let dark = texts[.dark] ?? light
    let (lightContrast, darkContrast) = (texts[.lightHighContrast] ?? light, texts[.darkHighContrast] ?? dark)
    if dark == light, lightContrast == light, darkContrast == light { return light }
    use(.dynamic)
    var arguments = ["light: \(light)", "dark: \(dark)"]
    if lightContrast != light || darkContrast != dark {
      arguments += ["lightHighContrast: \(lightContrast)", "darkHighContrast: \(darkContrast)"]
    }
    return "TokenColor.dynamic(\(arguments.joined(separator: ", ")))"
  }

  private mutating func literal(_ color: ColorValue) -> String {
    if color.components.contains(nil) { lose("its component 'none' becomes 0") }
    let components = color.components.map { $0 ?? 0 }
    let spaces: [ColorValue.Space: String] = [.srgb: "sRGB", .srgbLinear: "sRGBLinear", .displayP3: "displayP3"]
    guard let space = spaces[color.space] else {
      lose("its colour space \(color.space.rawValue) is none of SwiftUI's: the nearest colour of sRGB is taken")
      let shown = color.displayColor
      return literal("sRGB", [shown.red, shown.green, shown.blue], color.alpha)
    }
    return literal(space, components, color.alpha)
  }

  private mutating func literal(_ space: String, _ components: [Double], _ alpha: Double) -> String {
    let bytes = components.map { Int(($0 * 255).rounded()) }
    if space == "sRGB", zip(bytes, components).allSatisfy({ Double($0) / 255 == $1 }) {
      use(.hex)
      let digits = String(bytes[0] << 16 | bytes[1] << 8 | bytes[2], radix: 16, uppercase: true)
      let hex = "0x" + String(repeating: "0", count: 6 - digits.count) + digits
      return "TokenColor.hex(\(hex)\(alpha == 1 ? "" : ", opacity: \(Self.text(alpha))"))"
    }
    let names = zip(["red", "green", "blue"], components).map { "\($0): \(Self.text($1))" }.joined(separator: ", ")
    return "\(qualified("Color"))(.\(space), \(names), opacity: \(Self.text(alpha)))"
  }
}
