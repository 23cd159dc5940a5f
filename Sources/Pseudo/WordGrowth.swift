import Placeholders

/// How much longer the longest word of each section becomes: of the whole text, and of each branch of its ICU choices.
///
/// The others stay: it is the longest that breaks where a line has no room for it.
struct WordGrowth {
  /// One section.
  struct Section {
    /// Where its longest word with an ASCII letter stands, the first of several.
    var word = 0..<0
    /// The characters of that.
    var wordLength = 0
    /// Characters that a reader sees of the section.
    var length = 0
    /// Characters that the word gets.
    var gain = 0
  }

  /// In the order in which the sections begin.
  private(set) var sections: [Section] = []
  /// The numbers of those that have begun and not ended.
  private var open: [Int] = []

  mutating func removeAll() { sections.removeAll(keepingCapacity: true) }

  /// Finds the longest word of each section, and what it gets.
  ///
  /// - Parameter gain: What the word of a section gets, by the section's number; that of the whole is 0.
  mutating func measure(
    _ tokens: [TextToken], of text: UnsafeBufferPointer<UInt8>, gain: (_ number: Int, _ section: Section) -> Int
  ) {
    removeAll()
    begin()
    for token in tokens {
      let number = open[open.count - 1]
      let bytes = UnsafeBufferPointer(rebasing: text[token.range])
      switch token.kind {
      case .words: sections[number].note(text, token.range)
      case .placeholder, .verbatim: sections[number].length += TextBytes.scalarCount(bytes)
      case .character: sections[number].length += ShownSections.length(ofCharacter: bytes)
      case .markup, .direction: continue
      case .branchStart: begin()
      case .branchSwitch:
        end(gain)
        begin()
      case .branchEnd: end(gain)
      }
    }
    end(gain)
  }

  private mutating func begin() {
    open.append(sections.count)
    sections.append(Section())
  }

  private mutating func end(_ gain: (Int, Section) -> Int) {
    let number = open.removeLast()
    guard sections[number].wordLength > 0 else { return }
    sections[number].gain = gain(number, sections[number])
  }
}

extension WordGrowth.Section {
  /// Takes note of words.
  fileprivate mutating func note(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    length += TextBytes.scalarCount(UnsafeBufferPointer(rebasing: text[range]))
    guard !noteASCII(text, range) else { return }
    var found = self
    TextBytes.forEachWord(in: text, range) { word, length in
      // Of a word without an ASCII letter there is no telling which may be repeated.
      guard length > found.wordLength, text[word].contains(where: TextBytes.isLetter) else { return }
      (found.word, found.wordLength) = (word, length)
    }
    self = found
  }

  /// The same for short words of ASCII.
  ///
  /// - Returns: Whether these were such; otherwise all have to be looked at again.
  private mutating func noteASCII(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    let bytes = UnsafeRawBufferPointer(text)
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start + WordMask.size, range.upperBound)
      guard var mask = WordMask(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) else { return false }
      let next = end == range.upperBound ? end : start + mask.removeLast()
      let longest = mask.longest
      if longest.count > wordLength {
        let found = start + longest.lowerBound..<start + longest.upperBound
        // Digits alone are no word.
        guard text[found].contains(where: TextBytes.isLetter) else { return false }
        (word, wordLength) = (found, longest.count)
      }
      guard next > start else { return false }
      start = next
    }
    return true
  }
}
