import Strings

extension Rule {
  /// Flags a word that stands twice in a row.
  static let doubledWord = Rule(
    id: "doubled-word",
    summary: "A word stands twice in a row.",
    rationale: "The app's user sees a slip of the pen.",
    example: RuleExample(
      bad: .text("Tap the the button"), good: .translation("Come back soon.", "Vous vous connectez.", to: "fr")),
    severity: .warning,
    options: [RuleOption("allow", "Words that may stand twice, in any case.", .words(default: []))],
    check: .text(on: .repeatedWord) { text, report in
      let conventions = report.conventions(of: text.entry.locale)
      guard !conventions.doublesWords else { return }
      let words = DoubledWords.of(text.text.string)
      guard !words.isEmpty else { return }
      let allowed = report.words("allow")
      for (word, range) in words {
        if !conventions.doubledWords.isEmpty || !allowed.isEmpty {
          let lowercased = word.utf8.allSatisfy { $0 &- 0x61 < 26 } ? word : word.lowercased()
          if conventions.doubledWords.contains(lowercased) || allowed.contains(where: { $0.lowercased() == lowercased })
          {
            continue
          }
        }
        report.add("'\(word)' stands twice in a row: delete one", at: range, of: text)
      }
    })
}

private enum DoubledWords {
  /// The words that follow themselves, with the bytes of the second.
  static func of(_ string: String) -> [(word: String, range: Range<Int>)] {
    var string = string
    let places = string.withUTF8(places)
    // What stands in tags, addresses and values is no word.
    guard !places.isEmpty, string.withUTF8({ $0.contains(where: isSyntax) }) else { return places }
    let words = TextTokenizer.tokens(of: string).filter { $0.kind == .words }
    return places.filter { place in
      let start = place.range.lowerBound - 1 - place.word.utf8.count
      return words.contains { $0.range.lowerBound <= start && $0.range.upperBound >= place.range.upperBound }
    }
  }

  private static func places(_ bytes: UnsafeBufferPointer<UInt8>) -> [(word: String, range: Range<Int>)] {
    var found: [(word: String, range: Range<Int>)] = []
    var (index, wordStart) = (bytes.firstIndex(from: 0, of: 0x20), 0)
    while index < bytes.count, found.count < Report.mostInOneText {
      var start = index
      while start > wordStart, ByteClass.isWord(bytes[start - 1]) { start -= 1 }
      let end = index
      while index + 1 < bytes.count, bytes[index + 1] == 0x20 { index += 1 }
      wordStart = index + 1
      index = bytes.firstIndex(from: wordStart, of: 0x20)
      guard start < end, wordStart < bytes.count, bytes[start] | 0x20 == bytes[wordStart] | 0x20 else { continue }
      let second = wordStart..<wordStart + end - start
      guard second.count > 1, second.upperBound <= bytes.count, !continues(bytes, from: second.upperBound),
        zip(start..<end, second).allSatisfy({ bytes[$0] | 0x20 == bytes[$1] | 0x20 })
      else { continue }
      guard isWord(bytes, second), !isName(bytes, start..<end, second) else { continue }
      // “Oui oui, mon capitaine”, “Ha ha!”: a cry.
      guard start > 0 || !isCry(bytes[second.upperBound...]) else { continue }
      found.append((word: String(decoding: bytes[second], as: UTF8.self), range: second))
    }
    return found
  }

  /// Whether a word goes on at `index`: with a letter, or with an apostrophe, hyphen or full stop and a letter behind.
  private static func continues(_ bytes: UnsafeBufferPointer<UInt8>, from index: Int) -> Bool {
    guard index < bytes.count else { return false }
    if ByteClass.isWord(bytes[index]) { return true }
    return bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count && ByteClass.isWord(bytes[index + 1])
  }

  /// Two letters or more, and no digits.
  private static func isWord(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
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
  private static func isName(_ bytes: UnsafeBufferPointer<UInt8>, _ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard let letter = Unicode.Scalar(bytes.scalar(at: first.lowerBound).value) else { return false }
    let isCapital = letter.isASCII ? ("A"..."Z").contains(letter) : letter.properties.isUppercase
    return isCapital && zip(first, second).allSatisfy { bytes[$0] == bytes[$1] }
  }

  /// Whether a mark or nothing follows two words at the start of a text.
  private static func isCry(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    rest.first.map { ",!?.".utf8.contains($0) } ?? true
  }

  private static func isSyntax(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "$"), UInt8(ascii: "@"),
      UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "*"), UInt8(ascii: "~"),
      UInt8(ascii: "^"):
      true
    default: false
    }
  }
}
