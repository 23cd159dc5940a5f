import SourceText
import Strings

/// Looks at the bytes of a text once, a table telling which of them can matter.
struct TextScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var traits: TextTraits = .always
  private var arguments: UInt64 = 0
  /// Specifiers that end with `@`.
  private var objectCount = 0
  /// The positions of specifiers as bits, from bit 1, with their types, four bits each.
  private var positions: (read: UInt32, types: UInt64) = (0, 0)
  private var hasLoosePosition = false

  static func facts(of text: String) -> TextFacts {
    var text = text
    return text.withUTF8(facts)
  }

  /// - Complexity: O(*n*); nothing is allocated.
  static func facts(of bytes: UnsafeBufferPointer<UInt8>) -> TextFacts {
    if bytes.isEmpty { return TextFacts(traits: [.always, .empty, .blank], arguments: 0) }
    var scan = TextScan(bytes: bytes)
    scan.run()
    return TextFacts(traits: scan.traits, arguments: scan.arguments)
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
    if seen & ByteClass.simple != 0 { addSimple(seen) }
    if afterSpace & (ByteClass.space | ByteClass.mark) != 0 { addSpaces(afterSpace) }
    if seen & ByteClass.percent != 0 { scanSpecifiers() }
    if seen & ByteClass.point != 0 { scanPoints() }
    if seen & (ByteClass.slash | ByteClass.at) != 0 { scanAddresses(seen) }
    if seen & ByteClass.high != 0 { scanHighBytes() }
    if seen & ByteClass.space != 0 { scanWords() }
    scanEnds()
  }

  private mutating func addSimple(_ seen: UInt32) {
    for (bit, trait) in ByteClass.simpleTraits where seen & bit != 0 { traits.insert(trait) }
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
        traits.insert(.unusualPercent)
        index = bytes.firstIndex(from: index + 1, of: sign, or: sign)
        continue
      }
      add(found)
      index = bytes.firstIndex(from: found.end, of: sign, or: sign)
    }
    guard traits.contains(.positional) else { return }
    // Without a gap, the bits from bit 1 on are one less than a power of two.
    let read = positions.read >> 1
    if hasLoosePosition || read & (read + 1) != 0 || traits.contains(.unusualPercent) {
      traits.insert(.unevenPositions)
    }
  }

  private mutating func add(_ specifier: ScannedSpecifier) {
    if specifier.conversion == UInt8(ascii: "@") { objectCount += specifier.kind == .variable ? 2 : 1 }
    if specifier.position > 0 { traits.insert(.positional) }
    switch specifier.kind {
    case .percent: return
    case .variable: traits.formUnion([.variable, .unusualPercent])
    case .substitutionValue: traits.insert(.unusualPercent)
    case .argument:
      guard let code = Self.code(of: specifier), arguments >> 56 == 0 else {
        traits.insert(.unusualPercent)
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

  private mutating func scanAddresses(_ seen: UInt32) {
    var signs = bytes[0] == UInt8(ascii: "@") ? 1 : 0
    for index in bytes.indices.dropFirst() {
      switch bytes[index] {
      case UInt8(ascii: "/") where bytes[index - 1] == UInt8(ascii: "/"): traits.insert(.address)
      case UInt8(ascii: "@"):
        signs += 1
        if ByteClass.table[Int(bytes[index - 1])] & ByteClass.letter != 0 { traits.insert(.address) }
      default: continue
      }
    }
    if signs > objectCount { traits.insert(.looseAt) }
  }

  private mutating func scanHighBytes() {
    ByteClass.table.withUnsafeBufferPointer { table in
      for index in bytes.indices where table[Int(bytes[index])] & ByteClass.high != 0 {
        traits.formUnion(HighScalar.traits(of: bytes.scalar(at: index)))
      }
    }
  }

  private mutating func scanWords() {
    var (start, earlier) = (0, 0..<0)
    var index = 0
    while index <= bytes.count {
      let end = bytes.firstIndex(from: index, of: 0x20, or: 0x0A)
      let word = start..<end
      if word.count > 1, word.count == earlier.count, areEqual(word, earlier) { traits.insert(.repeatedWord) }
      earlier = word
      start = end + 1
      index = end + 1
    }
  }

  private func areEqual(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    for (one, other) in zip(left, right) where bytes[one] | 0x20 != bytes[other] | 0x20 { return false }
    return true
  }

  private mutating func scanEnds() {
    if ByteClass.isSpace(bytes[0]) || bytes.hasNoBreakSpace(at: 0) { traits.insert(.leadingSpace) }
    var end = bytes.count
    while end > 0 {
      if ByteClass.isSpace(bytes[end - 1]) {
        end -= 1
      } else if bytes.hasNoBreakSpace(at: end - 2) {
        end -= 2
      } else {
        break
      }
    }
    if end < bytes.count { traits.insert(.trailingSpace) }
    guard end > 0 else {
      traits.insert(.blank)
      return
    }
    if bytes[end - 1] < 0x80 {
      switch bytes[end - 1] {
      case UInt8(ascii: "."):
        traits.insert(end >= 3 && bytes[end - 2] == 0x2E && bytes[end - 3] == 0x2E ? .ellipsisEnd : .periodEnd)
      case UInt8(ascii: "?"): traits.insert(.questionEnd)
      case UInt8(ascii: "!"): traits.insert(.exclamationEnd)
      case UInt8(ascii: ":"): traits.insert(.colonEnd)
      case UInt8(ascii: ";"): traits.insert(.semicolonEnd)
      case UInt8(ascii: ","): traits.insert(.commaEnd)
      default: break
      }
    } else {
      var start = end - 1
      while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      traits.formUnion(HighScalar.end(of: bytes.scalar(at: start)))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether U+00A0 stands at `index`.
  fileprivate func hasNoBreakSpace(at index: Int) -> Bool {
    index >= 0 && index + 1 < count && self[index] == 0xC2 && self[index + 1] == 0xA0
  }

  /// The scalar at the lead byte at `index`; the texts of documents are valid UTF-8.
  fileprivate func scalar(at index: Int) -> UInt32 {
    func next(_ offset: Int) -> UInt32 { index + offset < count ? UInt32(self[index + offset] & 0x3F) : 0 }
    let lead = UInt32(self[index])
    return switch lead {
    case 0xC0..<0xE0: (lead & 0x1F) << 6 | next(1)
    case 0xE0..<0xF0: (lead & 0x0F) << 12 | next(1) << 6 | next(2)
    case 0xF0..<0xF8: (lead & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3)
    default: lead
    }
  }
}
