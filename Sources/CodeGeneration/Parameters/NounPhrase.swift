/// A noun with what stands before it.
struct NounPhrase {
  /// In lower case, as far as a word is not written as code is.
  var words: [String] = []
  private(set) var hasArticle = false
  /// Whether a sign ends it.
  private(set) var endsPhrase = false
  /// Whether it goes on with what is no word, as in “glucose & trend”.
  private(set) var isCutOff = false

  /// Whether there is a word, and the last one may be a noun.
  var isNoun: Bool {
    guard !isCutOff, let last = words.last else { return false }
    return !ParameterNouns.isParticiple(last) && !ParameterNouns.adjectives.contains(last)
  }

  /// Words that say how an argument is written, not what it is.
  private static let forms: Set<String> = ["formatted", "localised", "localized"]

  static let articles: Set<String> = ["the", "a", "an", "this", "their", "its", "your", "his", "her"]

  /// Takes it off the start of `rest`.
  init(_ rest: inout ArraySlice<CommentWord>) {
    while let word = rest.first, !endsPhrase, words.isEmpty || !word.opensPhrase {
      var text = word.lowercased
      if text.hasSuffix("'s") || text.hasSuffix("’s") { text.removeLast(2) }
      if Self.articles.contains(text) {
        guard words.isEmpty else { break }
        hasArticle = true
      } else if text.utf8.allSatisfy({ 0x61...0x7A ~= $0 || $0 == UInt8(ascii: "-") }), text != "-" {
        guard !ParameterNouns.endsOfNounPhrases.contains(text), !ParameterNouns.isAdverb(text) else { break }
        if !words.isEmpty, ParameterNouns.isParticiple(text), !Self.isNoun(behind: rest) { break }
        if !Self.forms.contains(text) {
          words.append(text == "e-mail" ? "email" : Self.isCode(word.text) ? word.text : text)
        }
      } else {
        isCutOff = ["&", "+", "/"].contains { text.contains($0) }
        break
      }
      endsPhrase = word.endsPhrase
      rest.removeFirst()
    }
  }

  /// Whether a noun follows the first of some words, as “time” follows “updated” in “the last updated time”.
  private static func isNoun(behind words: ArraySlice<CommentWord>) -> Bool {
    guard let first = words.first, !first.endsPhrase, let next = words.dropFirst().first, !next.opensPhrase else {
      return false
    }
    let text = next.lowercased
    return text.utf8.allSatisfy { 0x61...0x7A ~= $0 } && !articles.contains(text)
      && !ParameterNouns.endsOfNounPhrases.contains(text) && !ParameterNouns.isParticiple(text)
      && !ParameterNouns.isAdverb(text)
  }

  /// Whether a word has capitals inside, as `expirationDate`.
  private static func isCode(_ text: String) -> Bool {
    text.first?.isLowercase ?? false && text.contains { $0.isUppercase }
  }
}
