import PositionedJSON

/// Readings of the lenient mode: how older drafts and other tools write values.
extension TokenEvaluator {
  /// Whether a member that the format asks for may be absent.
  func isDispensable(_ index: Int, of shape: FieldShape) -> Bool {
    guard log.isLenient else { return false }
    switch shape.names[index] {
    case "spread", "blur", "letterSpacing": return true
    default: return false
    }
  }

  /// What an absent length of the lenient mode counts as.
  func lenientZero(_ place: SourceNode?) -> DimensionValue? {
    log.isLenient && place == nil ? DimensionValue(value: 0, unit: .px) : nil
  }

  /// `#F80`, `#FF8800` and their forms with alpha.
  mutating func lenientColor(_ place: SourceNode) -> ColorValue? {
    guard let text = place.string, let bytes = HexColor.components(text) else { return nil }
    log.allow("the text '\(text)' as a color", at: place.start, in: place.file)
    var parts = ColorValue.Components()
    for index in 0..<3 { parts[index] = Double(bytes[index]) / 255 }
    return ColorValue(
      space: .srgb, parts: parts,
      givenAlpha: bytes[3] == 255 ? nil : Double(bytes[3]) / 255,
      hex: HexColor.text(red: bytes[0], green: bytes[1], blue: bytes[2]))
  }

  /// `16px`, `1.5rem`, `16pt`, `16dp`, and numbers, which count as px.
  mutating func lenientDimension(_ place: SourceNode) -> DimensionValue? {
    if let number = place.number {
      log.allow("the number \(number) as a dimension in px", at: place.start, in: place.file)
      return DimensionValue(value: number, unit: .px)
    }
    guard let text = place.string, let (number, unit) = Self.measure(text) else { return nil }
    let known: DimensionValue.Unit
    switch unit {
    case "px", "pt", "dp", "": known = .px
    case "rem": known = .rem
    default: return nil
    }
    log.allow("the text '\(text)' as a dimension", at: place.start, in: place.file)
    return DimensionValue(value: number, unit: known)
  }

  /// `200ms` and `0.2s`.
  mutating func lenientDuration(_ place: SourceNode) -> DurationValue? {
    guard let text = place.string, let (number, unit) = Self.measure(text),
      let known = DurationValue.Unit(rawValue: unit)
    else { return nil }
    log.allow("the text '\(text)' as a duration", at: place.start, in: place.file)
    return DurationValue(value: number, unit: known)
  }

  /// `600`, `SemiBold`, `Semi Bold`.
  mutating func lenientWeight(_ place: SourceNode) -> Double? {
    guard let text = place.string, text.utf8.count < 32 else { return nil }
    let plain = Self.plain(text)
    let number = Double(text).flatMap { (1...1000).contains($0) ? $0 : nil }
    let named = FontWeightName.all.first { Self.plain($0) == plain }.flatMap(FontWeightName.weight)
    guard let weight = number ?? named else { return nil }
    log.allow("the text '\(text)' as a font weight", at: place.start, in: place.file)
    return weight
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != " " && $0 != "_" }
  }

  private static func measure(_ text: String) -> (Double, String)? {
    guard text.utf8.count < 64 else { return nil }
    let digits = text.utf8.prefix { byte in
      (48...57).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
    guard let number = Double(String(Substring(digits))), number.isFinite else { return nil }
    let unit = text.utf8.dropFirst(digits.count).drop { $0 == UInt8(ascii: " ") }
    return (number, String(Substring(unit)))
  }
}
