/// Which words of a language follow themselves in sound sentences, and which never do. In doubt a word is sound.
struct Doubling: Sendable {
  /// Whether a doubled word is grammar: a plural, an emphasis, “slowly slowly”.
  var isGrammar = false
  /// Words that double anywhere.
  var sound = WordList()
  /// Words that double behind a comma, colon or dash of their sentence alone.
  var soundInClauses = WordList()
  /// Articles, conjunctions and prepositions that never follow themselves: in languages that double others too, as one
  /// letter, or with a capital letter where a sentence begins.
  var slips = WordList()
  /// Those of ``sound`` that are a slip right behind an imperative: “Open het het bestand”.
  var slipsBehindImperative = WordList()
}
