import Placeholders
import SourceText
import StringTables

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
  private var lines: UInt32 = 0
  private var addresses: UInt32 = 0
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
    return TextFacts(
      traits: scan.traits, arguments: scan.arguments, numbers: scan.numbers, lines: scan.lines,
      addresses: scan.addresses, look: look(of: bytes))
  }

  private static func look(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let (first, last) = (bytes[0], bytes[bytes.count - 1])
    return UInt32(truncatingIfNeeded: bytes.count) << 16 | UInt32(first) << 8 | UInt32(last)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func run() {
    ByteClass.table.withUnsafeBufferPointer { table in
      let seen = scanMarks(table)
      if seen & ByteClass.percent != 0 { scanSpecifiers() }
      if seen & ByteClass.point != 0 { scanPoints() }
      if seen & (ByteClass.slash | ByteClass.at) != 0 { scanAddresses(table) }
      if traits.contains(.brace) { traits.insert(.unknownArguments) }
      if traits.contains(.digit) { scanNumbers() }
      if traits.contains(.bracket) { scanBrackets() }
      if traits.contains(.newline) { lines = LineEnds(bytes).hash }
      if traits.contains(.address) { addresses = addressHash }
      scanEnds(table)
    }
  }

  /// Looks at each byte of ASCII that is no letter, and at the words between them; returns the classes of the former.
  private mutating func scanMarks(_ table: UnsafeBufferPointer<UInt32>) -> UInt32 {
    var seen: UInt32 = 0
    var afterSpace: UInt32 = 0
    var (wordStart, spaceEnd, repeatsWord) = (0, -1, false)
    let letters = bytes.forEachMark { place in
      let classes = table[place, of: bytes]
      seen |= classes
      if place == spaceEnd { afterSpace |= classes }
      if classes & ByteClass.word != 0 { return }
      if classes & ByteClass.space != 0 {
        if wordStart < place, !repeatsWord { repeatsWord = bytes.repeatsWord(wordStart..<place) }
        spaceEnd = place &+ 1
      }
      wordStart = place &+ 1
    }
    if letters.hasRare { scanRareCharacters(table) }
    if letters.hasLatinBeside { scanGarbledLetters() }
    if letters.hasAcronym { traits.insert(.acronym) }
    traits.formUnion(TextTraits(rawValue: UInt64(seen)).intersection(ByteClass.simple))
    if repeatsWord { traits.insert(.repeatedWord) }
    if afterSpace & ByteClass.space != 0 { traits.insert(.doubleSpace) }
    if afterSpace & ByteClass.mark != 0 { traits.insert(.looseSpace) }
    return seen
  }

  // MARK: Specifiers

  private mutating func scanSpecifiers() {
    traits.insert(.percent)
    let sign = UInt8(ascii: "%")
    var index = bytes.firstIndex(from: 0, of: sign, or: sign)
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if next == UInt8(ascii: "@") || next == UInt8(ascii: "d"), addCommon(next) {
        index += 2
      } else if let found = FormatScanner(bytes).specifier(at: index) {
        add(found)
        index = found.end
      } else {
        traits.formUnion([.unusualPercent, .unknownArguments])
        index += 1
      }
      index = bytes.firstIndex(from: index, of: sign, or: sign)
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

  /// Adds `%@` or `%d`, as most specifiers are; `false` where there is no room.
  private mutating func addCommon(_ conversion: UInt8) -> Bool {
    guard arguments >> 56 == 0 else { return false }
    let isObject = conversion == UInt8(ascii: "@")
    if isObject { objectCount += 1 }
    arguments = arguments << 8 | Self.code(isObject ? 0 : 2, position: 0)
    hasLoosePosition = true
    return true
  }

  private mutating func add(_ specifier: ScannedSpecifier) {
    if specifier.conversion == UInt8(ascii: "@") { objectCount += specifier.kind == .variable ? 2 : 1 }
    if specifier.position > 0 { traits.insert(.positional) }
    switch specifier.kind {
    case .percent: return
    case .variable:
      // What its forms read is compared with what the text reads.
      traits.formUnion([.variable, .undefinedVariable, .unknownArguments, .unevenPositions])
    case .substitutionValue: traits.insert(.unknownArguments)
    case .argument:
      // Names are compared as well.
      if !specifier.name.isEmpty { traits.formUnion([.unknownArguments, .unevenPositions]) }
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
    return code(number, position: UInt64(specifier.position))
  }

  private static func code(_ type: UInt64, position: UInt64) -> UInt64 { 0x80 | type << 4 | position }

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

  private mutating func scanAddresses(_ table: UnsafeBufferPointer<UInt32>) {
    let (at, slash) = (UInt8(ascii: "@"), UInt8(ascii: "/"))
    var signs = 0
    var index = bytes.firstIndex(from: 0, of: at, or: slash)
    while index < bytes.count {
      let before = index > 0 ? bytes[index - 1] : 0
      if bytes[index] == at {
        signs += 1
        if table[Int(before)] & ByteClass.letter != 0 || ".+-_".utf8.contains(before) { traits.insert(.address) }
      } else if before == slash {
        traits.insert(.address)
      } else if index == 0 || before == UInt8(ascii: "~") || table[Int(before)] & ByteClass.letter == 0 {
        traits.insert(.path)
      }
      index = bytes.firstIndex(from: index + 1, of: at, or: slash)
    }
    if signs > objectCount { traits.insert(.looseAt) }
  }

  /// A sum over the words that may hold an address or a part of one; never 0.
  ///
  /// In markup and around placeholders, an address may hold spaces or be none: there all words count.
  private var addressHash: UInt32 {
    let takesAll = !traits.isDisjoint(with: [.tag, .markdown, .brace, .backslash, .percent])
    var (sum, word, isTaken, last) = (UInt32(1), UInt32(0), takesAll, UInt8(0))
    for byte in bytes {
      if byte <= 0x20 {
        if isTaken { sum &+= word.mixed }
        (word, isTaken) = (0, takesAll)
      } else {
        word = word &* 31 &+ UInt32(byte)
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "@"): isTaken = true
        case UInt8(ascii: "."): isTaken = isTaken || last | 0x20 == UInt8(ascii: "w")
        default: break
        }
      }
      last = byte
    }
    if isTaken { sum &+= word.mixed }
    return max(sum, 1)
  }
}
