import ICU

extension Rule {
  /// Flags an abbreviation in capital letters whose letters are small in a translation.
  static let acronymCase = Rule(
    id: "acronym-case",
    summary: "An abbreviation that the source writes in capital letters has small ones in a translation.",
    rationale: """
      “Pdf” looks like a slip of automatic correction. Only what is spelled out letter by letter is a finding: many \
      languages write what they pronounce as a word, as “Nasa”, and some write all of them small within a sentence.
      """,
    example: RuleExample(
      bad: .translation("Save as PDF", "Als Pdf sichern", to: "de"),
      good: .translation("Save as PDF", "Als PDF sichern", to: "de")),
    severity: .warning,
    check: .pair(on: .difference(.acronym)) { pair, report in
      guard pair.sourceTraits.contains(.acronym), !pair.translationTraits.contains(.acronym),
        // A heading in capital letters.
        pair.source.string.utf8.contains(where: { (0x61...0x7A).contains($0) }),
        let identifier = LocaleIdentifier(pair.locale), !identifier.isPseudo
      else { return }
      let acronyms = Set(Acronyms.words(of: pair.source.string).map(\.text).filter(Acronyms.isSpelled))
      if acronyms.isEmpty { return }
      let isSmall = Acronyms.smallLanguages.contains(identifier.language)
      for word in Acronyms.words(of: pair.translation.string) {
        let capitals = word.text.uppercased()
        guard word.text != capitals, word.text.first?.isUppercase ?? false, acronyms.contains(capitals),
          !isSmall || !word.beginsSentence
        else { continue }
        return report.add(
          "'\(word.text)'\(pair.place) is '\(capitals)' in the source", at: word.range, of: pair)
      }
    })
}

private enum Acronyms {
  struct Word {
    let text: String
    /// UTF-8 offsets.
    let range: Range<Int>
    let beginsSentence: Bool
  }

  /// Languages that write abbreviations in small letters.
  static let smallLanguages: Set<String> = ["nl", "fy", "sv", "da", "nb", "nn", "no", "fi", "is", "fo", "et"]

  /// Those with vowels that are spelled out nevertheless.
  private static let spelled: Set<String> = [
    "API", "CPU", "GPU", "HEIC", "IBAN", "IMEI", "ISBN", "JSON", "MIDI", "UDP", "URI", "URL", "USB", "UUID",
  ]

  /// Whether an abbreviation is read letter by letter, as its lack of vowels shows.
  static func isSpelled(_ word: String) -> Bool {
    word.utf8.count > 2 && word.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
      && word.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
      && (spelled.contains(word) || !word.utf8.contains(where: "AEIOUY".utf8.contains))
  }

  /// The words of a text.
  static func words(of string: String) -> [Word] {
    let text = TokenizedText(string)
    var words: [Word] = []
    var beginsSentence = true
    for token in text.tokens {
      guard token.kind == .words else {
        if token.kind != .markup { beginsSentence = false }
        continue
      }
      let scalars = text.scalars(in: token.range)
      var index = 0
      while index < scalars.count {
        let end = scalars[index...].firstIndex { !$0.scalar.isWord } ?? scalars.count
        if end > index {
          let range = scalars[index].range.lowerBound..<scalars[end - 1].range.upperBound
          words.append(Word(text: text.text(range), range: range, beginsSentence: beginsSentence))
          beginsSentence = false
          index = end
        } else {
          if !EndMark.traits(of: scalars[index].scalar.value).isEmpty || scalars[index].scalar.isLineEnd {
            beginsSentence = true
          }
          index += 1
        }
      }
    }
    return words
  }
}
