import DesignTokens
import SourceFacts
import SourceText

extension ConstantEvaluator {
  /// A colour from the arguments of `Color(…)`, `UIColor(…)`, `hex(…)` and the like.
  mutating func color(_ arguments: CallArguments, in scope: Int, _ range: ByteRange) throws(Unreadable) -> Evaluated {
    if let first = arguments.list.first, arguments.list.count == 1 || first.label != "red" {
      if let label = first.label, ["uiColor", "nsColor", "cgColor"].contains(label) {
        return try value(of: first.value, in: scope, .color)
      }
      if first.label == nil || first.label == "dynamicProvider" || first.label == "name" {
        if let color = try single(arguments, in: scope, range) { return color }
      }
    }
    if arguments.has("hex") || arguments.has("hexString") || arguments.has("rgb") || arguments.unlabelled(0) != nil {
      if let color = try hexadecimal(arguments, in: scope, range) { return Evaluated(.color(color)) }
    }
    return Evaluated(.color(try components(arguments, in: scope, range)))
  }

  /// `Color(.gray1000)`, `Color(UIColor { … })`: another colour in the clothes of this type; `nil` for other calls.
  private mutating func single(
    _ arguments: CallArguments, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> Evaluated? {
    let provider = arguments["dynamicProvider"] ?? arguments.list.last?.value
    if let provider, case .closure = provider.form { return try value(of: provider, in: scope, .color) }
    guard let first = arguments.unlabelled(0) else { return nil }
    switch first.form {
    case .text(let name):
      // Texts that begin with '#' are read as hexadecimal digits.
      guard arguments.list.count == 1 || arguments.has("bundle"), !name.hasPrefix("#") else { return nil }
      throw Unreadable(
        "the colour '\(name.excerpt)' stands in an asset catalogue: its value is not in the files", range)
    case .member(nil, let name) where ColorSpaceName.spaces[name] != nil: return nil
    case .number: return nil
    default:
      guard arguments.list.count == 1 else { return nil }
      let value = try value(of: first, in: scope, .color)
      if value.color == nil, value.number == nil, value.text == nil { return nil }
      return value.color == nil ? nil : value
    }
  }

  // MARK: Hexadecimal digits

  private mutating func hexadecimal(
    _ arguments: CallArguments, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> ColorLiteral? {
    guard let given = arguments.first(["hex", "hexString", "rgb"]) ?? arguments.unlabelled(0) else { return nil }
    if case .member(nil, let name) = given.form, ColorSpaceName.spaces[name] != nil { return nil }
    let value = try value(of: given, in: scope, .none)
    var color: ColorLiteral
    switch value.value {
    case .text(let text): color = try self.color(digits: text, given.range)
    case .number(let number, isInteger: true) where number >= 0 && number <= Double(UInt32.max):
      color = Self.color(UInt32(number), hasAlpha: number > 0xFF_FFFF)
    default: return nil
    }
    if let given = arguments.first(["opacity", "alpha"]) {
      color.alpha = try number(given, in: scope, "an opacity")
    }
    return color
  }

  private mutating func color(digits text: String, _ range: ByteRange) throws(Unreadable) -> ColorLiteral {
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if digits.lowercased().hasPrefix("0x") { digits = String(digits.dropFirst(2)) }
    if digits.utf8.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    let isHexadecimal = digits.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0 | 0x20) }
    guard isHexadecimal, digits.utf8.count == 6 || digits.utf8.count == 8, let number = UInt32(digits, radix: 16) else {
      throw Unreadable("'\(text.excerpt)' is no colour of 3, 6 or 8 hexadecimal digits", range)
    }
    if digits.utf8.count == 8 {
      note("'\(text.excerpt)' is read as alpha, red, green, blue, as most helpers do", range)
    }
    return Self.color(number, hasAlpha: digits.utf8.count == 8)
  }

  /// Alpha stands above red.
  private static func color(_ number: UInt32, hasAlpha: Bool) -> ColorLiteral {
    func channel(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    return ColorLiteral(components: [channel(16), channel(8), channel(0)], alpha: hasAlpha ? channel(24) : 1)
  }

  // MARK: Components

  private mutating func components(
    _ arguments: CallArguments, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> ColorLiteral {
    var space = ColorValue.Space.srgb
    if case .member(_, let name)? = arguments.unlabelled(0)?.form {
      guard let known = ColorSpaceName.spaces[name] else {
        throw Unreadable("the colour space '\(name.excerpt)' is not known", range)
      }
      space = known
    }
    if arguments.has("displayP3Red") { space = .displayP3 }
    var color: ColorLiteral
    if let white = arguments["white"] {
      let level = try number(white, in: scope, "a level of white")
      color = ColorLiteral(space: space, components: [level, level, level])
    } else if let hue = arguments["hue"], let saturation = arguments["saturation"],
      let brightness = arguments.first(["brightness", "value"])
    {
      color = Self.color(
        hue: try number(hue, in: scope, "a hue"), saturation: try number(saturation, in: scope, "a saturation"),
        brightness: try number(brightness, in: scope, "a brightness"))
    } else {
      guard let red = arguments.first(["red", "displayP3Red", "r"]), let green = arguments.first(["green", "g"]),
        let blue = arguments.first(["blue", "b"])
      else { throw Unreadable("the colour's arguments are not known", range) }
      color = ColorLiteral(
        space: space,
        components: [
          try number(red, in: scope, "a red"), try number(green, in: scope, "a green"),
          try number(blue, in: scope, "a blue"),
        ])
    }
    if let given = arguments.first(["opacity", "alpha", "a"]) {
      color.alpha = try number(given, in: scope, "an opacity")
    }
    let isInside = (color.components + [color.alpha]).allSatisfy { (0...1).contains($0) }
    guard isInside else { throw Unreadable("the parts of a colour lie between 0 and 1", range) }
    return color
  }

  private mutating func number(
    _ expression: SwiftExpression, in scope: Int, _ what: String
  ) throws(Unreadable) -> Double {
    guard let number = try value(of: expression, in: scope, .number).number else {
      throw Unreadable("\(what) is a number", expression.range)
    }
    return number
  }

  private static func color(hue: Double, saturation: Double, brightness: Double) -> ColorLiteral {
    func channel(_ number: Double) -> Double {
      let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return ColorLiteral(components: [channel(5), channel(3), channel(1)])
  }
}
