import PositionedJSON

/// Reading of colours and of the types that hold other types.
extension TokenResolver {
  mutating func readColor(_ json: JSONValue, in file: Int) -> ColorValue? {
    if json.kind != .object {
      return fail("a color is an object with 'colorSpace' and 'components', not \(json.quotedPhrase)", json, file)
    }
    guard
      let fields = log.fields(
        of: json, known: ["colorSpace", "components", "alpha", "hex"], required: ["colorSpace", "components"],
        subject: "a color", rule: .type, in: file)
    else { return nil }
    let space = fields["colorSpace"].flatMap { readSpace($0, in: file) }
    let alpha = readAlpha(fields["alpha"], in: file)
    let hex = readHex(fields["hex"], in: file)
    guard let space, let list = fields["components"] else { return nil }
    guard let components = readComponents(list, of: space, in: file), let alpha, let hex else { return nil }
    return ColorValue(space: space, components: components, alpha: alpha, hex: hex)
  }

  private mutating func readSpace(_ json: JSONValue, in file: Int) -> ColorValue.Space? {
    if let space = json.string.flatMap(ColorValue.Space.init(rawValue:)) { return space }
    let names = ColorValue.Space.allCases.map(\.rawValue)
    let suggestion = log.suggestion(for: json.string ?? "", among: names)
    return fail("\(json.quotedPhrase) is no color space\(suggestion)", json, file)
  }

  private mutating func readAlpha(_ json: JSONValue?, in file: Int) -> Double? {
    guard let json else { return 1 }
    guard let alpha = json.number, (0...1).contains(alpha) else {
      return fail("'alpha' is a number from 0 to 1", json, file)
    }
    return alpha
  }

  /// The digits, an absent value, or `nil` after a report.
  private mutating func readHex(_ json: JSONValue?, in file: Int) -> String?? {
    guard let json else { return .some(nil) }
    let digits = json.string?.utf8.dropFirst() ?? ""[...].utf8
    let areHexadecimal = digits.allSatisfy { byte in
      (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
    }
    guard let hex = json.string, hex.utf8.first == UInt8(ascii: "#"), digits.count == 6, areHexadecimal else {
      return fail("'hex' is '#' and six hexadecimal digits, not \(json.quotedPhrase)", json, file)
    }
    return hex
  }

  private mutating func readComponents(
    _ json: JSONValue, of space: ColorValue.Space, in file: Int
  ) -> [Double?]? {
    let elements = Array(json.elements)
    guard json.kind == .array, elements.count == 3 else {
      return fail("'components' is a list of three numbers", json, file)
    }
    var components: [Double?] = []
    for (element, range) in zip(elements, space.ranges) {
      if element.string == "none" {
        components.append(nil)
      } else if let number = element.number, range.contains(number) {
        components.append(number)
      } else {
        let found = element.number.map { "\($0)" } ?? element.quotedPhrase
        let _: Void? = fail("\(found) is no component \(components.count + 1) of '\(space.rawValue)'", element, file)
        return nil
      }
    }
    return components
  }

  mutating func readShadows(_ json: JSONValue, in file: Int) -> [ShadowValue]? {
    guard json.kind == .array else { return readShadow(json, in: file).map { [$0] } }
    var shadows: [ShadowValue] = []
    var isWhole = true
    for element in json.elements {
      let isAlias = element.string.map(Alias.isMeant(by:)) ?? false
      if isAlias, case .shadow(let found)? = read(element, as: .shadow, in: file) {
        // Each list may name the one before it twice, so that lengths double from token to token.
        guard shadows.count + found.count <= 256 else {
          return fail("a list of shadows holds more than 256", json, file)
        }
        shadows.append(contentsOf: found)
      } else if !isAlias, let shadow = readShadow(element, in: file) {
        shadows.append(shadow)
      } else {
        isWhole = false
      }
    }
    if shadows.isEmpty, isWhole { return fail("a list of shadows is empty", json, file) }
    return isWhole ? shadows : nil
  }

  private mutating func readShadow(_ json: JSONValue, in file: Int) -> ShadowValue? {
    let required = ["color", "offsetX", "offsetY", "blur", "spread"]
    guard
      let fields = log.fields(
        of: json, known: required + ["inset"], required: required, subject: "a shadow", rule: .type, in: file)
    else { return nil }
    let color: ColorValue? = if case .color(let value)? = member(fields["color"], .color, file) { value } else { nil }
    let lengths = required.dropFirst().compactMap { dimension(fields[$0], in: file) }
    let isInset = fields["inset"].map(\.bool) ?? false
    guard let isInset else {
      return fail("'inset' is true or false", fields["inset"] ?? json, file)
    }
    guard let color, lengths.count == 4 else { return nil }
    return ShadowValue(
      color: color, offsetX: lengths[0], offsetY: lengths[1], blur: lengths[2], spread: lengths[3], isInset: isInset)
  }

  mutating func readTypography(_ json: JSONValue, in file: Int) -> TypographyValue? {
    let keys = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    guard let fields = log.fields(of: json, known: keys, required: keys, subject: "a typography", rule: .type, in: file)
    else { return nil }
    let family = member(fields["fontFamily"], .fontFamily, file)
    let weight = member(fields["fontWeight"], .fontWeight, file)
    let lineHeight = member(fields["lineHeight"], .number, file)
    let (size, spacing) = (dimension(fields["fontSize"], in: file), dimension(fields["letterSpacing"], in: file))
    guard case .fontFamily(let families)? = family, case .fontWeight(let weight)? = weight,
      case .number(let multiple)? = lineHeight, let size, let spacing
    else { return nil }
    return TypographyValue(
      families: families, weight: weight, size: size, letterSpacing: spacing, lineHeight: multiple,
      scaling: .relative(to: .body))
  }

  private mutating func member(_ json: JSONValue?, _ type: TokenType, _ file: Int) -> TokenValue? {
    json.flatMap { read($0, as: type, in: file) }
  }

  private mutating func dimension(_ json: JSONValue?, in file: Int) -> DimensionValue? {
    if case .dimension(let value)? = member(json, .dimension, file) { value } else { nil }
  }
}
