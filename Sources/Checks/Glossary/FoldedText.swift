import ICU

/// A text as terms are compared with it: without case and accents, white space as one space.
struct FoldedText {
  let scalars: [Unicode.Scalar]
  /// By the number of a scalar, the UTF-8 offset in the text of the character that it stands for; one more at the end.
  private let offsets: [Int]

  /// - Parameter keepsCase: Whether case and accents stay.
  init(_ text: String, keepsCase: Bool = false) {
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    var offset = 0
    for character in text {
      let length = character.utf8.count
      defer { offset += length }
      if character.isWhitespace {
        if scalars.last == " " { continue }
        scalars.append(" ")
        offsets.append(offset)
        continue
      }
      for scalar in Self.folded(character, keepsCase: keepsCase) {
        scalars.append(scalar)
        offsets.append(offset)
      }
    }
    self.scalars = scalars
    self.offsets = offsets + [offset]
  }

  private static func folded(_ character: Character, keepsCase: Bool) -> [Unicode.Scalar] {
    if let ascii = character.asciiValue {
      let isCapital = 0x41...0x5A ~= ascii && !keepsCase
      return [Unicode.Scalar(isCapital ? ascii | 0x20 : ascii)]
    }
    if keepsCase { return Array(NormalForm.composed.of(String(character)).unicodeScalars) }
    return NormalForm.decomposed.of(character.lowercased()).unicodeScalars.filter { !(0x300...0x36F ~= $0.value) }
  }

  /// The UTF-8 offsets of some scalars in the text.
  func range(_ scalars: Range<Int>) -> Range<Int> { offsets[scalars.lowerBound]..<offsets[scalars.upperBound] }

  /// Whether a word starts at a scalar, or there is none to end before it.
  func isStart(_ index: Int) -> Bool {
    index == 0 || index >= scalars.count || !scalars[index - 1].isPartOfWord || !scalars[index].isPartOfWord
  }

  /// Whether `term` stands at a scalar, as words of its own.
  func holds(_ term: [Unicode.Scalar], at start: Int) -> Bool {
    let end = start + term.count
    return end <= scalars.count && isStart(end) && scalars[start..<end].elementsEqual(term)
  }

  /// The first place of `term` as words of its own.
  func first(_ term: FoldedText) -> Range<Int>? {
    guard !term.scalars.isEmpty else { return nil }
    for start in scalars.indices where scalars[start] == term.scalars[0] && isStart(start) {
      if holds(term.scalars, at: start) { return start..<start + term.scalars.count }
    }
    return nil
  }

  /// Whether `part` stands anywhere, within words too.
  func contains(_ part: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = part.first, part.count <= scalars.count else { return part.isEmpty }
    return (0...(scalars.count - part.count)).contains { start in
      scalars[start] == first && scalars[start..<start + part.count].elementsEqual(part)
    }
  }

  /// Whether a term may stand in the text, its words inflected, compounded or in another order.
  ///
  /// Of a word the end may differ, as much of it as the endings of languages take (assumed: nothing of three letters,
  /// one of four, two of eight, three of eleven, then four); or its vowels, as those of “účet” and “účtu”. Scripts
  /// without spaces between words do not inflect.
  func mayHold(_ term: FoldedText) -> Bool {
    if contains(term.scalars[...]) { return true }
    let words = term.scalars.split { !$0.isWord }
    guard !words.isEmpty else { return false }
    return words.allSatisfy { word in
      guard word.allSatisfy(\.isPartOfWord) else { return contains(word) }
      let ending = word.count <= 3 ? 0 : word.count == 4 ? 1 : word.count <= 8 ? 2 : word.count <= 11 ? 3 : 4
      return contains(word.dropLast(ending)) || hasConsonants(of: word)
    }
  }

  /// Whether a word of the text starts as `word` does and goes on with its consonants.
  private func hasConsonants(of word: ArraySlice<Unicode.Scalar>) -> Bool {
    let wanted = word.prefix(1) + word.dropFirst().filter { !$0.isVowel }
    guard wanted.count >= 3 else { return false }
    return scalars.split { !$0.isWord }.contains { other in
      (other.prefix(1) + other.dropFirst().filter { !$0.isVowel }).starts(with: wanted)
    }
  }
}

extension Unicode.Scalar {
  private static let vowels = Set("aeiouyаеиоуыэюяіьъαειουηω".unicodeScalars)

  /// Whether it is a vowel, or a sign that is none, of Latin, Cyrillic or Greek, without case and accents.
  fileprivate var isVowel: Bool { Self.vowels.contains(self) }

  /// Whether it belongs to a word that has spaces around it: not a letter of Chinese, Japanese, Thai and the like, and
  /// not one of Korean, whose particles follow without a space.
  fileprivate var isPartOfWord: Bool {
    switch value {
    case 0..<0xE00: isWord
    case 0xE00..<0xF00, 0x1000..<0x10A0, 0x1780..<0x1800, 0x2E80..<0x3100, 0x3130..<0xA000, 0xAC00..<0xD7B0,
      0xF900..<0xFB00, 0x20000...:
      false
    default: isWord
    }
  }
}
