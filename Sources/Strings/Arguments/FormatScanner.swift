/// Finds the placeholders of a format string as CoreFoundation's formatter does.
///
/// The grammar is `%[n$][-+ #0'][width][.precision][hh|h|l|ll|q|L|z|t|j]conversion`, `%[n$]#@name@`, `%arg` and `%%`.
/// A `%` that starts none of these is text.
public struct FormatScanner {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The placeholders of `text` in order.
  ///
  /// - Complexity: O(*n*) in the UTF-8 length; a text without `%` allocates nothing.
  public static func specifiers(in text: String) -> [FormatSpecifier] {
    var text = text
    return text.withUTF8 { specifiers(in: $0) }
  }

  static func specifiers(in bytes: UnsafeBufferPointer<UInt8>) -> [FormatSpecifier] {
    var found: [FormatSpecifier] = []
    let scanner = FormatScanner(bytes: bytes)
    var index = 0
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      if let specifier = scanner.specifier(at: percent) {
        found.append(specifier)
        index = specifier.range.upperBound
      } else {
        index = percent + 1
      }
    }
    return found
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func specifier(at start: Int) -> FormatSpecifier? {
    var index = start + 1
    if byte(index) == UInt8(ascii: "%") { return simple(.percent, start..<index + 1, conversion: UInt8(ascii: "%")) }
    if let end = substitutionValue(at: index) { return simple(.substitutionValue, start..<end, conversion: 0) }
    let position = self.position(at: &index)
    if let (name, end) = variable(at: index) {
      return simple(.variable(name: name), start..<end, position: position, conversion: UInt8(ascii: "@"))
    }
    let flags = self.flags(at: &index)
    let width = extent(at: &index)
    var precision: FormatSpecifier.Extent?
    if byte(index) == UInt8(ascii: ".") {
      index += 1
      precision = extent(at: &index) ?? .number(0)
    }
    let length = self.length(at: &index)
    let conversion = byte(index)
    guard let type = Self.type(conversion: conversion, length: length) else { return nil }
    return FormatSpecifier(
      range: start..<index + 1, kind: .argument(type), position: position, flags: flags, width: width,
      precision: precision, length: length, conversion: conversion)
  }

  private func simple(
    _ kind: FormatSpecifier.Kind, _ range: Range<Int>, position: Int? = nil, conversion: UInt8
  ) -> FormatSpecifier {
    FormatSpecifier(
      range: range, kind: kind, position: position, flags: [], width: nil, precision: nil, length: "",
      conversion: conversion)
  }

  /// `%arg` stands for the value of a catalog substitution; a longer word, as in `%argument`, does not.
  private func substitutionValue(at index: Int) -> Int? {
    let end = index + 3
    guard end <= bytes.count, bytes[index..<end].elementsEqual("arg".utf8), !Self.isNameByte(byte(end)) else {
      return nil
    }
    return end
  }

  /// Reads `12$`; `12#@`, which CoreFoundation takes too, leaves the `#` to be read.
  private func position(at index: inout Int) -> Int? {
    var end = index
    guard let number = self.number(at: &end), number > 0 else { return nil }
    if byte(end) == UInt8(ascii: "$") {
      index = end + 1
      return number
    }
    if byte(end) == UInt8(ascii: "#"), byte(end + 1) == UInt8(ascii: "@") {
      index = end
      return number
    }
    return nil
  }

  /// Reads `#@name@`. Any name is taken that holds neither `%` nor white space, since translators change names.
  private func variable(at index: Int) -> (name: String, end: Int)? {
    guard byte(index) == UInt8(ascii: "#"), byte(index + 1) == UInt8(ascii: "@") else { return nil }
    let start = index + 2
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "@") {
      if bytes[end] == UInt8(ascii: "%") || bytes[end] <= 0x20 { return nil }
      end += 1
    }
    guard end < bytes.count, end > start else { return nil }
    return (String(decoding: bytes[start..<end], as: UTF8.self), end + 1)
  }

  private func number(at index: inout Int) -> Int? {
    var value = 0
    let start = index
    while case let digit = byte(index), digit >= 0x30, digit <= 0x39, value < 100_000 {
      value = value * 10 + Int(digit - 0x30)
      index += 1
    }
    return index > start ? value : nil
  }

  private func flags(at index: inout Int) -> FormatSpecifier.Flags {
    var flags: FormatSpecifier.Flags = []
    while true {
      switch byte(index) {
      case UInt8(ascii: "-"): flags.insert(.leftAligned)
      case UInt8(ascii: "+"): flags.insert(.plus)
      case UInt8(ascii: " "): flags.insert(.space)
      case UInt8(ascii: "#"): flags.insert(.alternate)
      case UInt8(ascii: "0"): flags.insert(.zeroPadded)
      case UInt8(ascii: "'"): flags.insert(.grouped)
      default: return flags
      }
      index += 1
    }
  }

  private func extent(at index: inout Int) -> FormatSpecifier.Extent? {
    guard byte(index) == UInt8(ascii: "*") else { return number(at: &index).map { .number($0) } }
    index += 1
    var end = index
    guard let position = number(at: &end), byte(end) == UInt8(ascii: "$") else { return .argument(position: nil) }
    index = end + 1
    return .argument(position: position)
  }

  private func length(at index: inout Int) -> String {
    switch byte(index) {
    case UInt8(ascii: "h") where byte(index + 1) == UInt8(ascii: "h"):
      index += 2
      return "hh"
    case UInt8(ascii: "l") where byte(index + 1) == UInt8(ascii: "l"):
      index += 2
      return "ll"
    case let letter where "hlqLztj".utf8.contains(letter):
      index += 1
      return String(UnicodeScalar(letter))
    default: return ""
    }
  }

  private static func type(conversion: UInt8, length: String) -> ArgumentType? {
    switch conversion {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"),
      UInt8(ascii: "o"):
      .integer(bits: length.isEmpty || length.hasPrefix("h") ? 32 : 64)
    case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): .integer(bits: 64)
    case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      .floatingPoint
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .cString
    case UInt8(ascii: "p"): .pointer
    case UInt8(ascii: "n"): .writtenCount
    default: nil
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
    default: false
    }
  }
}
