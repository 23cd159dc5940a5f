import Placeholders
import SourceText

/// The words of a text that follow themselves once.
struct DoubledWords: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let traits: TextTraits
  private var index = 0
  private var count = 0
  /// The words of the text, where it has more: what stands in tags, addresses and values is no word.
  private lazy var words: [Range<Int>]? =
    holdsSyntax
    ? TextTokenizer.tokens(of: String(decoding: bytes, as: UTF8.self)).filter { $0.kind == .words }.map(\.range) : nil

  init(of bytes: UnsafeBufferPointer<UInt8>, _ traits: TextTraits) {
    self.bytes = bytes
    self.traits = traits
  }

  mutating func next() -> DoubledPair? {
    while count < Report.mostInOneText, let pair = nextPair() {
      count += 1
      let isInWords = words?.contains {
        $0.lowerBound <= pair.first.lowerBound && $0.upperBound >= pair.second.upperBound
      }
      if isInWords ?? true { return pair }
    }
    return nil
  }

  /// The next word and the one behind it that is the same.
  private mutating func nextPair() -> DoubledPair? {
    ByteClass.table.withUnsafeBufferPointer { classes in
      func isWord(_ index: Int) -> Bool { classes[Int(bytes[index])] & ByteClass.word != 0 }
      while index < bytes.count {
        guard isWord(index) else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, isWord(index) { index += 1 }
        let first = start..<index
        guard let second = double(of: first) else {
          while index < bytes.count, bytes[index] == 0x20 { index += 1 }
          continue
        }
        // “Blah blah blah” is meant.
        var (last, isMeant) = (second, false)
        while let next = double(of: last) { (last, isMeant) = (next, true) }
        index = isMeant ? last.upperBound : second.lowerBound
        if !isMeant, let kind = kind(first, second) {
          return DoubledPair(first: first, second: second, kind: kind)
        }
      }
      return nil
    }
  }

  /// The bytes of the word behind another one where it is the same, the case of ASCII letters apart.
  private func double(of first: Range<Int>) -> Range<Int>? {
    var start = first.upperBound
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    let second = start..<start + first.count
    guard start > first.upperBound, second.upperBound <= bytes.count else { return nil }
    for (left, right) in zip(first, second) where bytes[left] | 0x20 != bytes[right] | 0x20 { return nil }
    return continues(from: second.upperBound) ? nil : second
  }

  /// `nil` for what is no word, for headings and for cries: “Oui oui, mon capitaine”, “Ha ha!”.
  private func kind(_ first: Range<Int>, _ second: Range<Int>) -> DoubledPair.Kind? {
    if first.lowerBound == 0, isCry(before: second.upperBound) { return nil }
    // Letters in lower case are a word, and no name.
    if let letters = UnsafeBufferPointer(rebasing: bytes[second]).settledLetters {
      if letters > 1 { return .word }
      return zip(first, second).allSatisfy { bytes[$0] == bytes[$1] } ? .letter : nil
    }
    // “A-Z a-z” are two ranges.
    if second.count == 3, bytes[second.lowerBound + 1] == UInt8(ascii: "-") { return nil }
    guard isWord(second) else { return nil }
    if !isName(first, second) { return .word }
    let rest = bytes[second].dropFirst(bytes.scalar(at: second.lowerBound).count)
    return UnsafeBufferPointer(rebasing: rest).settledLetters == nil ? nil : .name
  }

  /// Whether a word goes on at `index`: with a letter, or with an apostrophe, hyphen or full stop and a letter behind.
  private func continues(from index: Int) -> Bool {
    guard index < bytes.count else { return false }
    if ByteClass.isWord(bytes[index]) { return true }
    return bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count && ByteClass.isWord(bytes[index + 1])
  }

  /// Two letters or more, and no digits.
  private func isWord(_ word: Range<Int>) -> Bool {
    var index = word.lowerBound
    var count = 0
    while index < word.upperBound {
      let (value, length) = bytes.scalar(at: index)
      guard let scalar = Unicode.Scalar(value), scalar.digit == nil, count > 0 || scalar.isWord else { return false }
      count += 1
      index += length
    }
    return count > 1
  }

  /// “Pago Pago”, “NEW NEW”: a name, or a heading.
  private func isName(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard let letter = Unicode.Scalar(bytes.scalar(at: first.lowerBound).value) else { return false }
    let isCapital = letter.isASCII ? ("A"..."Z").contains(letter) : letter.properties.isUppercase
    return isCapital && zip(first, second).allSatisfy { bytes[$0] == bytes[$1] }
  }

  /// Whether a mark or nothing follows two words at the start of a text.
  private func isCry(before index: Int) -> Bool {
    index == bytes.count || ",!?.".utf8.contains(bytes[index])
  }

  /// Whether something in the text may be part of a tag, an address or a value.
  private var holdsSyntax: Bool {
    let hasTraits = !traits.isDisjoint(with: [.tag, .brace, .markdown, .backslash])
    return (hasTraits || holdsSyntaxWithoutTrait) && bytes.contains(where: Self.syntax.contains)
  }

  private var holdsSyntaxWithoutTrait: Bool {
    let (dollar, at, colon, slash) = (UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: ":"), UInt8(ascii: "/"))
    let first = bytes.firstIndex(from: 0) { word in
      word.hits(of: dollar) | word.hits(of: at) | word.hits(of: colon) | word.hits(of: slash)
    } single: {
      $0 == dollar || $0 == at || $0 == colon || $0 == slash
    }
    return first < bytes.count
  }

  private static let syntax = Set(#"<&{}[]`\$@:/_*~^"#.utf8)
}
