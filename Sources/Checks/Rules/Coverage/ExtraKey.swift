import Project
import StringTables

extension Rule {
  /// Flags a key that only a translation has.
  static let extraKey = Rule(
    id: "extra-key",
    summary: "A translation has a key that the development language lacks.",
    rationale: "The text is never shown, or the development language misses it: often a renamed or misspelt key.",
    example: RuleExample(
      bad: .files([
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
        "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n\"svae\" = \"Sichern\";\n",
      ]),
      good: .translation("Save", "Sichern", to: "de", key: "save")),
    severity: .warning,
    options: [
      RuleOption(
        "each", "Up to so many keys of a table in one language are reported one by one, more by one finding.",
        .number(default: 10, in: 0...1_000_000))
    ],
    check: .translation { table, report in
      // The development language has these texts in Info.plist itself.
      guard !table.match.extra.isEmpty, !table.source.entries.isEmpty, !table.group.isInfoPlist else { return }
      // What several languages have is told beside the first of them.
      let extra = report.hiddenKeys(among: table.match.extra, of: table).compactMap { number in
        let languages = report.languages(with: table.translation.entries[number].key.string, in: table.group)
        return languages.first == table.locale ? (number: number, languages: languages.count) : nil
      }
      if extra.count > report.number("each") { return report.addSummary(of: extra.map(\.number), in: table) }
      for (number, languages) in extra {
        let entry = table.translation.entries[number]
        let key = entry.key
        let others = languages > 1 ? "; \(languages) languages have it" : ""
        report.add(
          "key '\(key.string)' is not in the development language\(others)",
          at: .document(entry.document, key.range), table: table.group.name, key: key.string, locale: table.locale)
      }
    })
}

extension Report {
  /// Those that are checked and have a key, sorted.
  fileprivate func languages(with key: String, in group: TableGroup) -> [String] {
    let checked = measured.request.checkedLocales
    return group.translations.filter { locale in
      checked?.contains(locale) ?? !project.pseudoLocales.contains(locale) && group.tables[locale]?[key] != nil
    }.sorted()
  }

  /// The keys that the development language lacks, without texts that code looks up: they are their own translations.
  fileprivate func hiddenKeys(among extra: [Int], of table: TranslatedTable) -> [Int] {
    guard let index = project.sourceIndex, let group = project.number(of: table.group) else { return extra }
    // Where the development language has no file, code is what says which keys there are.
    let isOfCode = table.source.entries.first.map { project.codeTables[$0.document] != nil } ?? false
    return extra.filter { number in
      let key = table.translation.entries[number].key.string
      let isName = KeySpelling(key).isName && !isOfCode && !index.intentTables.contains(table.group.name)
      return isName || !index.usedKeys.contains(KeyPlace(group: group, key: key))
    }
  }

  /// Reports many keys at once: where keys are the texts themselves, the development language often lists but a few.
  fileprivate mutating func addSummary(of extra: [Int], in table: TranslatedTable) {
    let entries = table.translation.entries
    guard let first = extra.first.map({ entries[$0] }) else { return }
    let examples = extra.lazy.map { entries[$0].key.string }.quotedExamples
    let listed = table.source.entries.count
    let advice =
      listed < extra.count
      ? "the development language lists \(listed); where keys are the texts themselves, list all of them there"
      : "remove them, or add them to the development language"
    add(
      "\(extra.count) keys are not in the development language, as \(examples): \(advice)",
      at: .document(first.document, first.keyRange), table: table.group.name, locale: table.locale)
  }
}
