import Placeholders

/// The words of an English text beside one of its placeholders.
struct PlaceholderPlace {
  /// The text from the placeholder before, if there is one.
  let before: String
  let isFirst: Bool
  /// The text up to the next placeholder.
  let after: String
  /// The next placeholder.
  let next: FormatSpecifier.Kind?

  /// What a number counts or numbers; `nil` where the words do not say.
  var nounOfNumber: String? {
    if next == .percent, after.allSatisfy(\.isWhitespace) { return "percent" }
    return countedNoun ?? numberedNoun
  }

  /// The plural noun that follows, with a word or two between: “%d selected files”.
  private var countedNoun: String? {
    guard after.first?.isWhitespace ?? false, before.last.map(Self.mayPrecedeNumber) ?? isFirst else { return nil }
    for part in after.split(whereSeparator: \.isWhitespace).prefix(3) {
      let letters = part.prefix { $0.isASCII && $0.isLetter }
      let rest = part[letters.endIndex...]
      let word = letters.lowercased()
      if rest.hasPrefix("(s)") { return word + "s" }
      guard letters.count > 2, !ParameterNouns.endsOfNounPhrases.contains(word),
        rest.allSatisfy({ ",.;:!?)\"”’…".contains($0) })
      else { return nil }
      if Self.isPlural(word) { return word }
      guard rest.isEmpty, !ParameterNouns.units.contains(word) else { return nil }
    }
    return nil
  }

  /// Whether a number that follows is one of its own, unlike the minutes of “%d:%02d hours”.
  private static func mayPrecedeNumber(_ character: Character) -> Bool {
    character.isWhitespace || openingQuotes.contains(character) || "([{*~≈<>×".contains(character)
  }

  private static func isPlural(_ word: String) -> Bool {
    if ParameterNouns.irregularPlurals.contains(word) { return true }
    return word.count > 3 && word.hasSuffix("s") && !["ss", "us", "is", "bps"].contains(where: word.hasSuffix)
  }

  /// The noun before, of things that have numbers: “Page %d”.
  private var numberedNoun: String? {
    guard let word = wordsBefore.last, before.last?.isWhitespace ?? false || before.last == "#" else { return nil }
    return ParameterNouns.numbered.contains(word) ? word : nil
  }

  /// What a text is, by the noun beside it: “the theme ‘%@’”, “Email: %@”; `nil` where the words do not say.
  var nounOfText: String? {
    let words = wordsBefore
    guard let word = words.last, let last = before.last else { return nil }
    let hasArticle = words.dropLast().last == "the"
    if Self.openingQuotes.contains(last) {
      guard let first = after.first, Self.closingQuotes.contains(first) else { return nil }
      return ParameterNouns.texts.contains(word) || hasArticle && Self.mayBeNoun(word) ? word : nil
    }
    if ParameterNouns.numbered.contains(word), last.isWhitespace, !isFollowedByName { return word }
    guard ParameterNouns.texts.contains(word) else { return nil }
    let isLabel = before.last { !$0.isWhitespace } == ":"
    return isLabel || hasArticle && last.isWhitespace ? word : nil
  }

  /// Whether a word follows that the placeholder may be a part of, as in “the file %@ format”.
  private var isFollowedByName: Bool { after.first.map { $0.isLetter || $0 == "-" } ?? false }

  private static let openingQuotes: Set<Character> = ["“", "\"", "'", "‘", "«", "„", "`"]
  private static let closingQuotes: Set<Character> = ["”", "\"", "'", "’", "»", "“", "`"]

  private static func mayBeNoun(_ word: String) -> Bool {
    word.count > 2 && !ParameterNouns.endsOfNounPhrases.contains(word) && !ParameterNouns.adjectives.contains(word)
      && !ParameterNouns.isParticiple(word)
  }

  /// The last two words before the placeholder, signs and quotes set aside; of the last sentence alone.
  private var wordsBefore: [String] {
    let end = before.lastIndex { $0.isLetter || $0.isNumber } ?? before.startIndex
    guard !before.isEmpty, end < before.endIndex else { return [] }
    let between = before[before.index(after: end)...]
    guard between.count <= 3, !between.contains(where: { ".!?;,()".contains($0) }) else { return [] }
    let words = before[...end].split { $0.isWhitespace }.suffix(2)
    guard let last = words.last, last.allSatisfy({ $0.isASCII && $0.isLetter }) else { return [] }
    return words.map { $0.lowercased() }
  }
}
