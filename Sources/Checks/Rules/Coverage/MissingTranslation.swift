import Project
import StringTables

extension Rule {
  /// Flags a key of the development language that a locale lacks.
  static let missingTranslation = Rule(
    id: "missing-translation",
    summary: "A locale lacks a key of the development language.",
    rationale:
      """
      The reader sees the key, or another language in the middle of their own. An error in the languages that \
      'complete' of l10n.json names, and a count in the summary for all others; a warning where there is no \
      'complete'. Without an l10n.json those languages are complete that have 98 % of their texts. A key that none of \
      three languages and more has, or no more than a quarter of five and more, is one warning: it is new, or meant to \
      stay as it is. A language that lacks most of a table has one finding for all of its keys, which '--verbose' and \
      JSON list.
      """,
    example: RuleExample(
      bad: .files([
        "l10n.json": "{ \"complete\": [\"de\"] }\n",
        "en.lproj/Localizable.strings": "\"open\" = \"Open\";\n\"save\" = \"Save\";\n",
        "de.lproj/Localizable.strings": "\"open\" = \"Öffnen\";\n",
      ]),
      good: .translation("Save", "Sichern", to: "de", key: "save")),
    severity: .error,
    options: [
      .unlocalized,
      RuleOption(
        "share",
        "A language that lacks more than so many percent of the keys of a table, and more than ten keys, has one "
          + "finding for the table; 100 for a finding for each key.",
        .number(default: 50, in: 0...100)),
    ],
    check: .translation { table, report in
      guard !table.match.missing.isEmpty else { return }
      report.addUntranslatedKeys(beside: table)
      let missing = report.missingKeys(of: table)
      guard let first = missing.first else { return }
      let completeness = report.project.configuration.completeness(of: table.locale)
      if completeness == .open { return report.count(missing, of: table) }
      let severity = completeness.severity
      if let summary = report.summary(of: missing, in: table) {
        let entry = table.source.entries[first]
        return report.add(
          summary, at: .document(entry.document, entry.keyRange), table: table.group.name, locale: table.locale,
          severity: severity, keys: missing.map { .init(of: table.source.entries[$0]) })
      }
      let others = KeptTexts(of: table)
      for number in missing {
        let entry = table.source.entries[number]
        let key = entry.key
        let kept = others.text(number)
        let note =
          kept.map { "; \($0.kept) of \($0.count) languages keep '\($0.text)': 'shouldTranslate' false would say so" }
          ?? ""
        report.add(
          "key '\(key.string)' has no translation in '\(table.locale)'\(note)",
          at: .document(entry.document, key.range), table: table.group.name, key: key.string, locale: table.locale,
          severity: kept == nil ? severity : .warning, isRare: kept != nil || entry.isForDevelopers)
      }
    })
}

extension Report {
  /// As many keys, or fewer, are told one by one.
  private static let fewestSummed = 10

  /// What is said of all missing keys at once; `nil` where they are told one by one.
  fileprivate func summary(of missing: [Int], in table: TranslatedTable) -> String? {
    if table.translation.entries.isEmpty, missing.count > 1 {
      return "none of the \(missing.count) keys has a translation in '\(table.locale)', whose table is empty"
    }
    let all = table.source.entries.count
    guard missing.count > Self.fewestSummed, 100 * missing.count > number("share") * all else { return nil }
    let examples = missing.lazy.map { table.source.entries[$0].key.string }.quotedExamples
    return "'\(table.locale)' lacks \(Self.grouped(missing.count)) of \(Self.grouped(all)) keys, as \(examples): "
      + "'--verbose' lists them"
  }

  /// As in “2,478”.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }.joined()
  }

  /// Reports the keys that hardly a language has, each with the first of those that lack it.
  fileprivate mutating func addUntranslatedKeys(beside table: TranslatedTable) {
    guard let untranslated = UntranslatedKeys(of: table.group, pseudo: project.pseudoLocales) else { return }
    let checked = measured.request.checkedLocales
    for number in askedKeys(of: table) where untranslated.contains(number) {
      let lacking = untranslated.lacking(number)
      guard lacking.first(where: { checked?.contains($0) ?? true }) == table.locale else { continue }
      let entry = table.source.entries[number]
      // Nor has the development language, of which other rules tell.
      if entry.isUntold { continue }
      let key = entry.key.string
      let advice = entry.format == .xcstrings ? ": translate it, or say so by 'shouldTranslate' false" : ""
      let reason =
        entry.format == .strings && KeySpelling(key).isName && !InterfaceKey.isOne(key)
        ? "whose readers see the key, or what code gives in its place" : "which is new, or meant to stay as it is"
      let what =
        lacking.count == untranslated.count
        ? "no language but '\(table.source.locale)' has the key '\(key)'"
        : "\(lacking.count) of \(untranslated.count) languages have no translation of '\(key)', \(reason)"
      add(
        what + advice,
        at: .document(entry.document, entry.keyRange), table: table.group.name, key: key, severity: .warning,
        isRare: entry.isForDevelopers)
    }
  }
}

extension Table.Entry {
  /// Whether its comment says that it stands on a screen for developers: “Toast debug panel”.
  fileprivate var isForDevelopers: Bool { comment.map(DeveloperScreen.isOne) ?? false }
}
