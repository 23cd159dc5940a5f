import ICU
import StringTables

extension Rule {
  /// Flags a translation that is the text of the source.
  static let untranslated = Rule(
    id: "untranslated",
    summary: "A translation is the same as its source.",
    rationale:
      """
      The reader sees another language in the middle of their own. Names and single words stay the same in many \
      languages: only texts with at least three words that begin with a small letter are findings, and no copyright. \
      What a file marks as new or as needing review, unfinished-state tells.
      """,
    example: RuleExample(
      bad: .translation("Save the changes now", "Save the changes now", to: "de"),
      good: .translation("Save the changes now", "Änderungen jetzt sichern", to: "de")),
    severity: .warning,
    options: [
      RuleOption(
        "minimumWords", "Texts with fewer words that begin with a small letter are no findings.",
        .number(default: 3, in: 0...1_000)),
      RuleOption(
        "allow", "Words that stay as they are, such as names: a text of nothing else is no finding.",
        .words(default: [
          "OK", "URL", "ID", "PIN", "QR", "Wi-Fi", "Bluetooth", "iCloud", "iPhone", "iPad", "Mac", "Face ID",
        ])
      ),
      RuleOption(
        "minimumLetters", "Texts with fewer letters are no findings.", .number(default: 3, in: 1...1_000)),
      .eachOfLanguage,
    ],
    check: .pair(on: .difference(.likeness)) { pair, report in
      guard pair.translation.string == pair.source.string, !pair.translationTraits.contains(.blank) else { return }
      guard !LocaleIdentifier.areOfOneLanguage(pair.locale, pair.sourceLocale),
        !PlainAddress.isOne(pair.source.string), !pair.source.string.isName, !pair.source.string.contains("©"),
        !report.project.configuration.keepsText(of: pair.unit.source, table: pair.unit.table)
      else { return }
      // Of a text without forms; the states of many forms would be looked through for each of them.
      if let state = pair.unit.translation.entry.state,
        report.words("states", of: .unfinishedState).contains(state.rawValue)
      {
        return
      }
      let allowed = report.words("allow")
      let several = allowed.filter { $0.contains { !$0.isLetter } }
      // `@jane` is the name of an account.
      let text = several.reduce(pair.translation.string) { $0.replacing($1, with: " ") }
        .replacing(/@[\w.-]+/, with: " ")
      let words = TextWords.words(in: text).filter { word in
        !allowed.contains { $0.caseInsensitiveEquals(word) }
      }
      // A name begins with a capital letter; `yyyy` is a pattern.
      let sentence = words.filter { ($0.first?.isLowercase ?? false) && Set($0).count > 1 }
      guard sentence.count >= report.number("minimumWords") else { return }
      guard words.reduce(0, { $0 + $1.count }) >= report.number("minimumLetters") else { return }
      // Of a language that is being translated it is no surprise.
      report.add(
        "translation is the same as the source\(pair.place): '\(pair.source.string)'", of: pair,
        isRare: report.project.configuration.completeness(of: pair.locale) == .open)
    })
}

extension String {
  /// Whether it is the path of a file or the name of a host, as in an example: `/path/to/brew`, `your-team.example`.
  fileprivate var isName: Bool {
    utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && (hasPrefix("/") || hasPrefix("~/") || contains(".") && last != ".")
  }

  fileprivate func caseInsensitiveEquals(_ other: Substring) -> Bool { lowercased() == other.lowercased() }
}
