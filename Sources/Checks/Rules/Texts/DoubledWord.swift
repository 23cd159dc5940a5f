import StringTables

extension Rule {
  /// Flags a word that stands twice in a row.
  static let doubledWord = Rule(
    id: "doubled-word",
    summary: "A word is repeated.",
    rationale: "The user sees a slip of the pen.",
    example: RuleExample(
      bad: .text("Tap the the button"), good: .translation("Come back soon.", "Vous vous connectez.", to: "fr")),
    severity: .warning,
    options: [RuleOption("allow", "Words that may stand twice, in any case.", .words(default: []))],
    check: .text(on: .repeatedWord) { text, report in
      report.turn(toLanguageOf: text.entry.locale)
      guard !report.lastConventions.conventions.doublesWords else { return }
      let known = report.lastConventions.conventions.doubledWords
      let allowed = report.words("allow")
      var string = text.text.string
      string.withUTF8 { bytes in
        for range in DoubledWords(of: bytes, text.traits) {
          let word = UnsafeBufferPointer(rebasing: bytes[range])
          if known.contains(word) || !allowed.isEmpty && WordList(allowed).contains(word) { continue }
          report.add(quoting: range, in: bytes, " stands twice in a row: delete one", of: text)
        }
      }
    })
}

/// The words of a text that follow themselves: the bytes of the second.
private struct DoubledWords: Sequence, IteratorProtocol {
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

  mutating func next() -> Range<Int>? {
    while count < Report.mostInOneText, let (first, second) = nextPair() {
      count += 1
      let isInWords = words?.contains { $0.lowerBound <= first.lowerBound && $0.upperBound >= second.upperBound }
      if isInWords ?? true { return second }
    }
    return nil
  }

  /// The next word and the one behind it that is the same.
  private mutating func nextPair() -> (first: Range<Int>, second: Range<Int>)? {
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
        guard index < bytes.count, bytes[index] == 0x20 else { continue }
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        if let second = double(of: first, at: index) { return (first, second) }
      }
      return nil
    }
  }

  /// The bytes of the word at `start` where it is the same as another one before it, and a slip of the pen.
  private func double(of first: Range<Int>, at start: Int) -> Range<Int>? {
    let second = start..<start + first.count
    guard second.count > 1, second.upperBound <= bytes.count else { return nil }
    for (left, right) in zip(first, second) where bytes[left] | 0x20 != bytes[right] | 0x20 { return nil }
    guard !continues(from: second.upperBound) else { return nil }
    // Letters in lower case are a word, and no name.
    let letters = UnsafeBufferPointer(rebasing: bytes[second]).settledLetters
    guard letters.map({ $0 > 1 }) ?? (isWord(second) && !isName(first, second)) else { return nil }
    // “Oui oui, mon capitaine”, “Ha ha!”: a cry.
    return first.lowerBound > 0 || !isCry(before: second.upperBound) ? second : nil
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
