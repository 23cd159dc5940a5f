/// How a text ends: its last mark, with and without the quotation marks, brackets and tags behind it.
struct TextEnd {
  /// What the last character means.
  let plainEnds: TextTraits
  /// What the last mark means, closing quotation marks, brackets and markup behind it left out.
  let ends: TextTraits
  /// Whether the mark is one in this language alone, where it can be a letter or a hyphen too: the Burmese visarga.
  let isDoubtful: Bool
  /// What marks within the words mean that other languages write at the end.
  let inner: TextTraits
  /// The mark, or the last character.
  let range: Range<Int>
  /// Whether the text has words enough for a full stop to be expected, and a last one that is no abbreviation.
  let isSentence: Bool
  /// The same with more words: headings of three words may end with an abbreviation.
  let isLongSentence: Bool
  /// Whether the text is one word with full stops or underscores in it: a key that stands for its text.
  let isIdentifier: Bool
  /// The last words, for messages.
  let tail: String
  /// Whether the text breaks off with “etc”, which other languages shorten with a full stop: “т. д.”, “v.v.”.
  var endsInEtc: Bool { tail.lowercased().hasSuffix("etc") }

  /// Nothing for a text without letters or values.
  init?(_ string: String, _ conventions: LanguageConventions) {
    let text = TokenizedText(string)
    var characters: [PlacedScalar] = []
    for token in text.tokens where token.kind != .markup && token.kind != .direction {
      // A value stands for letters.
      if token.kind == .words || token.kind == .verbatim {
        characters += text.scalars(in: token.range)
      } else {
        characters.append(("x", token.range))
      }
    }
    characters.removeAll { Self.isInvisible($0.scalar) }
    while let last = characters.last, last.scalar.isBlank { characters.removeLast() }
    guard let last = characters.last, characters.contains(where: { $0.scalar.isWord }) else { return nil }
    plainEnds = Self.ends(of: characters[...], conventions)
    var rest = characters[...]
    while let closer = rest.last, Self.isCloser(closer.scalar) || closer.scalar.isBlank { rest.removeLast() }
    // `:)`, `：）`
    if let mark = rest.last?.scalar, ":;\u{FF1A}\u{FF1B}".unicodeScalars.contains(mark), rest.count < characters.count {
      rest = characters[...]
    }
    let bare = Self.ends(of: rest, conventions)
    ends = bare.isEmpty ? plainEnds : bare
    let mark = bare.isEmpty ? last : rest.last ?? last
    isDoubtful = !ends.isEmpty && EndMark.traits(of: mark.scalar.value).isEmpty
    range = rest.last?.range ?? last.range
    // Where the verb ends the sentence an ellipsis stands for what is left out before it.
    inner = characters.reduce(into: []) {
      $0.formUnion(conventions.innerMarks[$1.scalar] ?? ($1.scalar == "…" ? .ellipsisEnd : []))
    }
    let words = characters.split { $0.scalar.isBlank }
    let lastWord = words.last?.prefix { $0.scalar.isWord }.count ?? 0
    isSentence = conventions.joinsWords || words.count > 2 && lastWord > 4 || words.count > 4
    isLongSentence = conventions.joinsWords || words.count > 3 && lastWord > 4 || words.count > 5
    let parts = string.split { $0 == "." || $0 == "_" }
    isIdentifier =
      words.count == 1 && parts.count > 1
      && parts.allSatisfy { $0.first?.isLetter == true || $0.first?.isNumber == true }
    tail = String(String.UnicodeScalarView(words.suffix(3).joined(separator: [(" ", 0..<0)]).map(\.scalar)))
  }

  private static func ends(of characters: ArraySlice<PlacedScalar>, _ conventions: LanguageConventions) -> TextTraits {
    guard let last = characters.last?.scalar else { return [] }
    if last == ".", characters.count > 2, characters.suffix(3).allSatisfy({ $0.scalar == "." }) { return .ellipsisEnd }
    return conventions.ends(last)
  }

  private static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\"" || scalar == "'" || scalar == "*" || scalar == "_" || scalar == "`" { return true }
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .initialPunctuation: return true
    // „…“ ends with what opens in other languages.
    case .openPunctuation: return scalar == "\u{201E}" || scalar == "\u{201A}"
    default: return false
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format || scalar.value == 0xFE0F
  }
}
