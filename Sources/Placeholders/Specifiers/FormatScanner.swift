/// Finds the placeholders of a format string as CoreFoundation's formatter does.
///
/// The grammar is `%[n$][(name)][-+ #0'][width][.precision][hh|h|l|ll|q|L|z|t|j]conversion`, `%[n$]#@name@` (a width
/// before the `#` is read over), `%arg` and `%%`. A name is for String Catalogs, whose compiler takes it out (Xcode 26,
/// release notes).
/// A `%` that starts none of these is text.
package struct FormatScanner {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The placeholders of `text` in order.
  ///
  /// - Complexity: O(*n*) in the UTF-8 length; a text without `%` allocates nothing.
  package static func specifiers(in text: String) -> [FormatSpecifier] {
    var text = text
    return text.withUTF8 { bytes in
      var found: [FormatSpecifier] = []
      var scanner = FormatScanner(bytes)
      while let scanned = scanner.next() { found.append(FormatSpecifier(scanned, in: bytes)) }
      return found
    }
  }

  /// Calls `body` with the placeholders of `text` in order and with its UTF-8.
  ///
  /// - Complexity: O(*n*) in the UTF-8 length; nothing is allocated.
  @inline(__always)
  package static func forEachSpecifier(
    in text: String, _ body: (ScannedSpecifier, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var text = text
    text.withUTF8 { bytes in
      var scanner = FormatScanner(bytes)
      while let scanned = scanner.next() { body(scanned, bytes) }
    }
  }

  /// Whether one of the placeholders of `text` is as wanted.
  ///
  /// - Complexity: O(*n*) in the UTF-8 length; nothing is allocated.
  package static func hasSpecifier(
    in text: String, where isWanted: (ScannedSpecifier, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = FormatScanner(bytes)
      while let scanned = scanner.next() { if isWanted(scanned, bytes) { return true } }
      return false
    }
  }

  private var index = 0

  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next placeholder, `nil` after the last one.
  package mutating func next() -> ScannedSpecifier? {
    let sign = UInt8(ascii: "%")
    while true {
      index = bytes.firstIndex(from: index, of: sign, or: sign)
      guard index < bytes.count else { return nil }
      if let found = specifier(at: index) {
        index = found.end
        return found
      }
      index += 1
    }
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// The placeholder that starts with the `%` at `start`; `nil` where it starts none.
  package func specifier(at start: Int) -> ScannedSpecifier? {
    var index = start + 1
    let mark = byte(index)
    if mark == UInt8(ascii: "%") { return ScannedSpecifier(start: start, end: index + 1, kind: .percent) }
    // Most that are no more than a sign and a letter are one of these.
    if mark == UInt8(ascii: "@") || mark == UInt8(ascii: "d") {
      return ScannedSpecifier(start: start, end: index + 1, kind: .argument, conversion: mark)
    }
    if let end = substitutionValue(at: index) {
      return ScannedSpecifier(start: start, end: end, kind: .substitutionValue)
    }
    var found = ScannedSpecifier(start: start, end: index, kind: .argument)
    found.position = position(at: &index)
    if let nameEnd = variable(at: index) { return found.variable(nameFrom: index + 2, to: nameEnd) }
    if byte(index) == UInt8(ascii: "(") {
      guard let name = name(at: &index) else { return nil }
      (found.nameStart, found.nameEnd) = (name.lowerBound, name.upperBound)
    }
    found.flags = flags(at: &index)
    found.width = extent(at: &index)
    if found.width.kind == .number { skipGap(beforeObjectAt: &index) }
    if byte(index) == UInt8(ascii: ".") {
      index += 1
      found.precision = extent(at: &index)
      // A point alone is a precision of 0.
      if found.precision.kind == .none { found.precision.kind = .number }
    }
    // CoreFoundation takes a variable after a width too, and pays no heed to the width.
    if let nameEnd = variable(at: index) { return found.variable(nameFrom: index + 2, to: nameEnd) }
    found.length = length(at: &index)
    found.conversion = byte(index)
    found.end = index + 1
    return found.type == nil ? nil : found
  }

  /// Reads `(name)` of `%(name)lld`; `%(name)s` and `%(name) of` are another system's and prose.
  private func name(at index: inout Int) -> Range<Int>? {
    var end = index + 1
    while Self.isNameByte(byte(end)) { end += 1 }
    guard end > index + 1, byte(end) == UInt8(ascii: ")"), byte(end + 1) != UInt8(ascii: " "),
      byte(end + 1) != UInt8(ascii: "s")
    else { return nil }
    defer { index = end + 1 }
    return index + 1..<end
  }

  /// Reads over spaces between a width and `@`, as CoreFoundation does: `%1 @` shows its value.
  private func skipGap(beforeObjectAt index: inout Int) {
    var end = index
    while byte(end) == UInt8(ascii: " ") { end += 1 }
    if byte(end) == UInt8(ascii: "@") { index = end }
  }

  /// `%arg` stands for the value of a catalog substitution; a longer word, as in `%argument`, does not.
  private func substitutionValue(at index: Int) -> Int? {
    guard byte(index) == UInt8(ascii: "a"), byte(index + 1) == UInt8(ascii: "r"),
      byte(index + 2) == UInt8(ascii: "g"), !Self.isNameByte(byte(index + 3))
    else { return nil }
    return index + 3
  }

  /// Reads `12$`; `12#@`, which CoreFoundation takes too, leaves the `#` to be read.
  private func position(at index: inout Int) -> Int32 {
    var end = index
    guard let number = self.number(at: &end), number > 0, number < Self.mostDigits else { return 0 }
    if byte(end) == UInt8(ascii: "$") {
      index = end + 1
      return number
    }
    if byte(end) == UInt8(ascii: "#"), byte(end + 1) == UInt8(ascii: "@") {
      index = end
      return number
    }
    return 0
  }

  /// Reads `#@name@` and returns the end of the name. Any name is taken that holds neither `%` nor white space, since
  /// translators change names.
  private func variable(at index: Int) -> Int? {
    guard byte(index) == UInt8(ascii: "#"), byte(index + 1) == UInt8(ascii: "@") else { return nil }
    let start = index + 2
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "@") {
      if bytes[end] == UInt8(ascii: "%") || bytes[end] <= 0x20 { return nil }
      end += 1
    }
    return end < bytes.count && end > start ? end : nil
  }

  /// Numbers from here on are read as this one.
  private static let mostDigits: Int32 = 1_000_000

  private func number(at index: inout Int) -> Int32? {
    var value: Int32 = 0
    let start = index
    while case let digit = byte(index), digit >= 0x30, digit <= 0x39 {
      value = min(value * 10 + Int32(digit - 0x30), Self.mostDigits)
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

  private func extent(at index: inout Int) -> ScannedSpecifier.Extent {
    guard byte(index) == UInt8(ascii: "*") else {
      return number(at: &index).map { ScannedSpecifier.Extent(kind: .number, value: $0) } ?? ScannedSpecifier.Extent()
    }
    index += 1
    var end = index
    guard let position = number(at: &end), byte(end) == UInt8(ascii: "$") else {
      return ScannedSpecifier.Extent(kind: .argument)
    }
    index = end + 1
    return ScannedSpecifier.Extent(kind: .argument, value: position)
  }

  private func length(at index: inout Int) -> ScannedSpecifier.Length {
    let length: ScannedSpecifier.Length
    switch byte(index) {
    case UInt8(ascii: "h"): length = byte(index + 1) == UInt8(ascii: "h") ? .char : .short
    case UInt8(ascii: "l"): length = byte(index + 1) == UInt8(ascii: "l") ? .longLong : .long
    case UInt8(ascii: "q"): length = .quad
    case UInt8(ascii: "L"): length = .longDouble
    case UInt8(ascii: "z"): length = .size
    case UInt8(ascii: "t"): length = .difference
    case UInt8(ascii: "j"): length = .maximum
    default: return .none
    }
    index += length == .char || length == .longLong ? 2 : 1
    // CoreFoundation reads on: `%LLD`.
    if length == .longDouble { while byte(index) == UInt8(ascii: "L") { index += 1 } }
    return length
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
    default: false
    }
  }
}
