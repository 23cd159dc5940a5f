import SourceText
import Strings

/// Looks at the bytes of a text once, a table telling which of them can matter.
struct TextScan {
  let bytes: UnsafeBufferPointer<UInt8>
  var traits: TextTraits = .always
  private var arguments: UInt64 = 0
  /// Specifiers that end with `@`.
  private var objectCount = 0
  /// The positions of specifiers as bits, from bit 1, with their types, four bits each.
  private var positions: (read: UInt32, types: UInt64) = (0, 0)
  private var hasLoosePosition = false
  var numbers: UInt32 = 0
  /// Whether a digit beyond ASCII was seen.
  var hasHighDigits = false

  static func facts(of text: String) -> TextFacts {
    var text = text
    return text.withUTF8(facts)
  }

  /// - Complexity: O(*n*); nothing is allocated.
  static func facts(of bytes: UnsafeBufferPointer<UInt8>) -> TextFacts {
    if bytes.isEmpty { return TextFacts(traits: [.always, .empty, .blank], arguments: 0) }
    var scan = TextScan(bytes: bytes)
    scan.run()
    return TextFacts(traits: scan.traits, arguments: scan.arguments, numbers: scan.numbers)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func run() {
    var seen: UInt32 = 0
    var afterSpace: UInt32 = 0
    var previous: UInt32 = 0
    ByteClass.table.withUnsafeBufferPointer { table in
      for byte in bytes {
        let classes = table[Int(byte)]
        seen |= classes
        // All bits where the byte before was a space, else none.
        afterSpace |= classes & (0 &- (previous & ByteClass.space))
        previous = classes
      }
    }
    traits.formUnion(TextTraits(rawValue: UInt64(seen)).intersection(ByteClass.simple))
    if afterSpace & (ByteClass.space | ByteClass.mark) != 0 { addSpaces(afterSpace) }
    if seen & ByteClass.rare != 0 { scanHighBytes() }
    if seen & ByteClass.percent != 0 { scanSpecifiers() }
    if seen & ByteClass.point != 0 { scanPoints() }
    if seen & (ByteClass.slash | ByteClass.at) != 0 { scanAddresses() }
    if seen & ByteClass.space != 0 { scanWords() }
    if traits.contains(.digit) { scanNumbers() }
    if traits.contains(.bracket) { scanBrackets() }
    scanEnds()
  }

  private mutating func addSpaces(_ afterSpace: UInt32) {
    if afterSpace & ByteClass.space != 0 { traits.insert(.doubleSpace) }
    if afterSpace & ByteClass.mark != 0 { traits.insert(.looseSpace) }
  }

  // MARK: Specifiers

  private mutating func scanSpecifiers() {
    traits.insert(.percent)
    let scanner = FormatScanner(bytes)
    let sign = UInt8(ascii: "%")
    var index = bytes.firstIndex(from: 0, of: sign, or: sign)
    while index < bytes.count {
      guard let found = scanner.specifier(at: index) else {
        traits.formUnion([.unusualPercent, .unknownArguments])
        index = bytes.firstIndex(from: index + 1, of: sign, or: sign)
        continue
      }
      add(found)
      index = bytes.firstIndex(from: found.end, of: sign, or: sign)
    }
    guard traits.contains(.positional) else { return }
    // Without a gap, the bits from bit 1 on are one less than a power of two.
    let read = positions.read >> 1
    if hasLoosePosition || read & (read + 1) != 0 || traits.contains(.unknownArguments) {
      traits.insert(.unevenPositions)
    }
  }

  /// The end of the specifier at `index`, or of the percent sign alone.
  func specifierEnd(from index: Int) -> Int { FormatScanner(bytes).specifier(at: index)?.end ?? index + 1 }

  private mutating func add(_ specifier: ScannedSpecifier) {
    if specifier.conversion == UInt8(ascii: "@") { objectCount += specifier.kind == .variable ? 2 : 1 }
    if specifier.position > 0 { traits.insert(.positional) }
    switch specifier.kind {
    case .percent: return
    case .variable: traits.formUnion([.variable, .unknownArguments])
    case .substitutionValue: traits.insert(.unknownArguments)
    case .argument:
      guard let code = Self.code(of: specifier), arguments >> 56 == 0 else {
        traits.formUnion([.unusualPercent, .unknownArguments])
        return
      }
      arguments = arguments << 8 | code
      addPosition(of: specifier, type: code >> 4)
    }
  }

  private mutating func addPosition(of specifier: ScannedSpecifier, type: UInt64) {
    guard specifier.position > 0 else {
      hasLoosePosition = true
      return
    }
    let (bit, place) = (UInt32(1) << UInt32(specifier.position), UInt64(specifier.position) * 4)
    if positions.read & bit != 0, positions.types >> place & 0xF != type & 0xF { traits.insert(.unevenPositions) }
    positions.read |= bit
    positions.types |= (type & 0xF) << place
  }

  /// Eight bits that are never 0: the type and a position up to 15; `nil` for what does not fit.
  private static func code(of specifier: ScannedSpecifier) -> UInt64? {
    guard specifier.position < 16, specifier.flags.isEmpty, specifier.width.kind == .none,
      specifier.precision.kind != .argument, let type = specifier.type
    else { return nil }
    let number: UInt64
    switch type {
    case .object: number = 0
    case .integer(let bits): number = bits == 64 ? 1 : 2
    case .floatingPoint: number = 3
    case .character: number = 4
    case .cString, .pointer, .writtenCount: return nil
    }
    return 0x80 | number << 4 | UInt64(specifier.position)
  }

  // MARK: Other traits

  private mutating func scanPoints() {
    let point = UInt8(ascii: ".")
    var index = bytes.firstIndex(from: 0, of: point, or: point)
    while index < bytes.count {
      if index + 2 < bytes.count, bytes[index + 1] == point, bytes[index + 2] == point { traits.insert(.threeDots) }
      if index >= 3, bytes[index - 1] | 0x20 == 0x77, bytes[index - 2] | 0x20 == 0x77, bytes[index - 3] | 0x20 == 0x77 {
        traits.insert(.address)
      }
      index = bytes.firstIndex(from: index + 1, of: point, or: point)
    }
  }

  private mutating func scanAddresses() {
    var signs = bytes[0] == UInt8(ascii: "@") ? 1 : 0
    for index in bytes.indices.dropFirst() {
      switch bytes[index] {
      case UInt8(ascii: "/") where bytes[index - 1] == UInt8(ascii: "/"): traits.insert(.address)
      case UInt8(ascii: "@"):
        signs += 1
        if endsMailbox(bytes[index - 1]) { traits.insert(.address) }
      default: continue
      }
    }
    if signs > objectCount { traits.insert(.looseAt) }
  }

  private func endsMailbox(_ byte: UInt8) -> Bool {
    ByteClass.table[Int(byte)] & ByteClass.letter != 0 || ".+-_".utf8.contains(byte)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar at the lead byte at `index` with the number of its bytes.
  ///
  /// The text of a document is valid UTF-8; a broken sequence counts as one byte.
  @inline(__always)
  func scalar(at index: Int) -> (value: UInt32, count: Int) {
    func next(_ offset: Int) -> UInt32 { index + offset < count ? UInt32(self[index + offset] & 0x3F) : 0 }
    let lead = UInt32(self[index])
    switch lead {
    case 0xC0..<0xE0: return ((lead & 0x1F) << 6 | next(1), 2)
    case 0xE0..<0xF0: return ((lead & 0x0F) << 12 | next(1) << 6 | next(2), 3)
    case 0xF0..<0xF8: return ((lead & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    default: return (lead, 1)
    }
  }

  /// Where the scalar starts whose last byte stands before `end`.
  func scalarStart(before end: Int) -> Int {
    var start = end - 1
    while start > 0, end - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
