/// Writes one argument as its printf specifier asks, in the numbers of a locale.
struct ValueFormatter {
  let numbers: NumberFormats

  /// The text of `argument`, or `nil` where the specifier cannot show such a value.
  func text(_ argument: FormatArgument, as specifier: FormatSpecifier, width: Int?, precision: Int?) -> String? {
    guard case .argument(let type) = specifier.kind else { return nil }
    var specifier = specifier
    if let width, width < 0 { specifier = specifier.leftAligned }
    let body: (sign: String, digits: String)?
    switch (type, argument) {
    case (.object, _): body = ("", object(argument, precision: precision))
    case (.cString, .text(let text)): body = ("", prefix(of: text, precision))
    case (.integer, .integer(let value)): body = integer(value, specifier, precision)
    case (.integer, .unsigned(let value)): body = unsigned(value, specifier, precision)
    case (.floatingPoint, .floatingPoint(let value)): body = floatingPoint(value, specifier, precision)
    case (.floatingPoint, .integer(let value)): body = floatingPoint(Double(value), specifier, precision)
    case (.floatingPoint, .unsigned(let value)): body = floatingPoint(Double(value), specifier, precision)
    case (.character, .integer(let value)):
      body = UInt32(exactly: value).flatMap(UnicodeScalar.init).map { ("", String($0)) }
    case (.character, .text(let text)): body = ("", text.unicodeScalars.first.map { String($0) } ?? "")
    case (.pointer, .integer(let value)): body = ("0x", String(UInt64(bitPattern: value), radix: 16))
    case (.pointer, .unsigned(let value)): body = ("0x", String(value, radix: 16))
    case (.writtenCount, _): body = ("", "")
    default: body = nil
    }
    guard let body else { return nil }
    let zeroPadded = specifier.flags.contains(.zeroPadded) && (specifier.isFloatingPoint || precision == nil)
    return Self.pad(body, to: width.map(abs), specifier.flags, zeroPadded: zeroPadded && specifier.isNumeric)
  }

  private func object(_ argument: FormatArgument, precision: Int?) -> String {
    switch argument {
    case .text(let text): prefix(of: text, precision)
    case .integer(let value):
      (value < 0 ? "-" : "") + numbers.integer(value.magnitude, minimumDigits: 1)
    case .unsigned(let value): numbers.integer(value, minimumDigits: 1)
    case .floatingPoint(let value): numbers.plain(value)
    }
  }

  private func prefix(of text: String, _ precision: Int?) -> String {
    precision.map { String(text.unicodeScalars.prefix(max(0, $0))) } ?? text
  }

  private func integer(_ value: Int64, _ specifier: FormatSpecifier, _ precision: Int?) -> (String, String) {
    guard specifier.isSigned else { return unsigned(UInt64(bitPattern: value), specifier, precision) }
    let digits = numbers.integer(value.magnitude, minimumDigits: max(1, precision ?? 1))
    return (value < 0 ? "-" : Self.sign(specifier.flags), digits)
  }

  private func unsigned(_ value: UInt64, _ specifier: FormatSpecifier, _ precision: Int?) -> (String, String) {
    let alternate = specifier.flags.contains(.alternate) && value != 0
    func padded(_ digits: String) -> String {
      String(repeating: "0", count: max(0, min(precision ?? 0, 99) - digits.utf8.count)) + digits
    }
    switch specifier.conversion {
    case UInt8(ascii: "x"): return (alternate ? "0x" : "", padded(String(value, radix: 16)))
    case UInt8(ascii: "X"): return (alternate ? "0X" : "", padded(String(value, radix: 16, uppercase: true)))
    case UInt8(ascii: "o"), UInt8(ascii: "O"): return (alternate ? "0" : "", padded(String(value, radix: 8)))
    default:
      let sign = specifier.isSigned ? Self.sign(specifier.flags) : ""
      return (sign, numbers.integer(value, minimumDigits: max(1, precision ?? 1)))
    }
  }

  private func floatingPoint(_ value: Double, _ specifier: FormatSpecifier, _ precision: Int?) -> (String, String) {
    let sign = value.sign == .minus && !value.isNaN ? "-" : Self.sign(specifier.flags)
    switch specifier.conversion {
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      return (sign, numbers.fixed(value.magnitude, fractionDigits: max(0, precision ?? 6)))
    default:
      let alternate = specifier.flags.contains(.alternate)
      return (
        sign,
        NumberFormats.scientific(
          value.magnitude, conversion: specifier.conversion, precision: precision.map { max(0, $0) },
          alternate: alternate)
      )
    }
  }

  private static func sign(_ flags: FormatSpecifier.Flags) -> String {
    flags.contains(.plus) ? "+" : flags.contains(.space) ? " " : ""
  }

  /// Widths above 1,000 are taken as 1,000: a table must not be able to ask for gigabytes of blanks.
  private static func pad(
    _ body: (sign: String, digits: String), to width: Int?, _ flags: FormatSpecifier.Flags, zeroPadded: Bool
  ) -> String {
    let text = body.sign + body.digits
    let missing = min(width ?? 0, 1_000) - text.unicodeScalars.count
    guard missing > 0 else { return text }
    if flags.contains(.leftAligned) { return text + String(repeating: " ", count: missing) }
    if zeroPadded { return body.sign + String(repeating: "0", count: missing) + body.digits }
    return String(repeating: " ", count: missing) + text
  }
}

extension FormatSpecifier {
  fileprivate var isSigned: Bool { "dDi".utf8.contains(conversion) }

  fileprivate var isFloatingPoint: Bool { kind == .argument(.floatingPoint) }

  fileprivate var isNumeric: Bool {
    switch kind {
    case .argument(.integer), .argument(.floatingPoint): true
    default: false
    }
  }

  fileprivate var leftAligned: FormatSpecifier {
    FormatSpecifier(
      range: range, kind: kind, position: position, flags: flags.union(.leftAligned), width: width,
      precision: precision, length: length, conversion: conversion)
  }
}
