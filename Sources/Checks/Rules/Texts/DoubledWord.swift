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
      let doubling = report.lastConventions.conventions.doubling
      let allowed = WordList(report.words("allow"))
      var string = text.text.string
      string.withUTF8 { bytes in
        for pair in DoubledWords(of: bytes, text.traits) where pair.isSlip(in: bytes, doubling) {
          if allowed.contains(UnsafeBufferPointer(rebasing: bytes[pair.second])) { continue }
          report.add(quoting: pair.second, in: bytes, " stands twice in a row: delete one", of: text)
        }
      }
    })
}
