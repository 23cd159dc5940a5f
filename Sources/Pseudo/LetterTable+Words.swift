extension LetterTable {
  /// Vowels are not followed by more copies of themselves than this; where that is not enough, all letters are repeated.
  private static let mostCopiesOfVowels = 4

  /// Calls `body` with each word in a range of `text` and its characters: a run of letters, digits and marks.
  ///
  /// One without an ASCII letter is left out, as there is no telling which of its letters may be repeated.
  @inline(__always)
  func forEachWord(
    in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (_ word: Range<Int>, _ length: Int) -> Void
  ) {
    ascii.withUnsafeBufferPointer { ascii in
      let table = ascii.baseAddress!
      let bytes = text.baseAddress!
      let end = range.upperBound
      var index = range.lowerBound
      while index < end {
        let start = index
        var findings: UInt8 = 0
        var continuations = 0
        while index < end {
          let byte = bytes[index]
          if byte < 0x80 {
            let flags = table[Int(byte)].flags.rawValue
            guard flags & Findings.words.rawValue != 0 else { break }
            findings |= flags
            index &+= 1
          } else {
            let (scalar, size) = TextBytes.scalar(in: text, at: index)
            guard TextBytes.isWordScalar(scalar) else { break }
            continuations += size - 1
            index += size
          }
        }
        if findings & Findings.letters.rawValue != 0 { body(start..<index, index - start - continuations) }
        if index < end { index += bytes[index] < 0x80 ? 1 : TextBytes.scalar(in: text, at: index).size }
      }
    }
  }

  /// Writes words with every letter replaced, one of them as much longer as its section says.
  ///
  /// - Returns: The number of scalars read, and what they were.
  func write(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, growing section: WordGrowth.Section,
    to output: inout OutputBytes
  ) -> (scalars: Int, findings: Findings) {
    let word = section.word
    guard section.gain > 0, range.lowerBound <= word.lowerBound, word.upperBound <= range.upperBound else {
      return write(UnsafeBufferPointer(rebasing: text[range]), to: &output)
    }
    var scalars = 0
    var findings: Findings = []
    func writePart(_ part: Range<Int>) {
      let written = write(UnsafeBufferPointer(rebasing: text[part]), to: &output)
      scalars += written.scalars
      findings.formUnion(written.findings)
    }
    var start = range.lowerBound
    forEachRepeatedLetter(of: UnsafeBufferPointer(rebasing: text[word]), gaining: section.gain) {
      index, letter, count in
      writePart(start..<word.lowerBound + index + 1)
      start = word.lowerBound + index + 1
      let entry = ascii[Int(letter)]
      output.write(atMost: count * Self.longestReplacement) { output in
        var place = UnsafeMutableRawPointer(output)
        for _ in 0..<count {
          place.storeBytes(of: entry.bytes.littleEndian, as: UInt64.self)
          place += Int(entry.count)
        }
        return place - UnsafeMutableRawPointer(output)
      }
    }
    writePart(start..<range.upperBound)
    return (scalars, findings)
  }

  /// Calls `body` with the index of each letter that is repeated, what is repeated, and how often: the first ones are
  /// repeated once more than others where that makes up the gain.
  @inline(__always)
  private func forEachRepeatedLetter(
    of word: UnsafeBufferPointer<UInt8>, gaining gain: Int,
    _ body: (_ index: Int, _ letter: UInt8, _ count: Int) -> Void
  ) {
    var (vowels, letters) = (0, 0)
    for byte in word where byte < 0x80 {
      let flags = ascii[Int(byte)].flags
      if flags.contains(.letters) { letters += 1 }
      if flags.contains(.vowels) { vowels += 1 }
    }
    let usesVowels = vowels &* Self.mostCopiesOfVowels >= gain
    let repeated = usesVowels ? Findings.vowels : .letters
    // Small copies follow a capital before small letters, as in “Åååðð”.
    let caseBit: UInt8 = word.count > 1 && word[1] & 0x20 != 0 && TextBytes.isLetter(word[1]) ? 0x20 : 0
    var (left, of) = (gain, usesVowels ? vowels : letters)
    for (index, byte) in word.enumerated() where left > 0 && byte < 0x80 {
      guard ascii[Int(byte)].flags.contains(repeated) else { continue }
      let count = (left + of - 1) / of
      body(index, byte | caseBit, count)
      left -= count
      of -= 1
    }
  }
}
