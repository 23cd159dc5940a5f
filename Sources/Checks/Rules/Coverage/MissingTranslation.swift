import ICU
import Project
import StringFormats
import StringTables

extension Rule {
  /// Flags a key of the development language that a locale lacks.
  static let missingTranslation = Rule(
    id: "missing-translation",
    summary: "A locale lacks a key of the development language.",
    rationale: "The reader sees the key, or another language in the middle of their own.",
    example: RuleExample(
      bad: .files([
        "en.lproj/Localizable.strings": "\"open\" = \"Open\";\n\"save\" = \"Save\";\n",
        "de.lproj/Localizable.strings": "\"open\" = \"Öffnen\";\n",
      ]),
      good: .translation("Save", "Sichern", to: "de", key: "save")),
    severity: .error,
    options: [.unlocalized],
    check: .translation { table, report in
      guard !table.match.missing.isEmpty else { return }
      let expectation = Expectation(of: table, unlocalized: report.words("unlocalized"))
      let configuration = report.project.configuration
      let missing = table.match.missing.filter { number in
        let entry = table.source.entries[number]
        return expectation.asks(for: entry) && !configuration.keepsText(of: entry, table: table.group.name)
      }
      guard let first = missing.first else { return }
      if table.translation.entries.isEmpty, missing.count > 1 {
        let entry = table.source.entries[first]
        return report.add(
          "none of the \(missing.count) keys has a translation in '\(table.locale)', whose table is empty",
          at: .document(entry.document, entry.keyRange), table: table.group.name, locale: table.locale)
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
          severity: kept == nil ? nil : .warning)
      }
    })
}

/// Which keys of the development language a table needs for its readers to see no other language and no key.
private struct Expectation {
  private let isSameLanguage: Bool
  private let isInfoPlist: Bool
  private let unlocalized: [String]

  /// - Parameter unlocalized: Texts that say that nobody reads them.
  init(of table: TranslatedTable, unlocalized: [String]) {
    self.unlocalized = unlocalized
    isSameLanguage = LocaleIdentifier.areOfOneLanguage(table.locale, table.source.locale)
    isInfoPlist = table.group.isInfoPlist
  }

  func asks(for entry: Table.Entry) -> Bool {
    let written = entry.entry
    guard written.isTranslatable, !written.isStale else { return false }
    let (key, text) = (entry.key.string, entry.message.plainText?.string)
    if let text, unlocalized.contains(text) { return false }
    // Xcode writes the text of every object that it finds in the interface: a key without one is a leftover.
    if text == key, InterfaceKey.isOne(key) || !TextWords.hasWords(key) { return false }
    if isInfoPlist { return !InfoPlistKeys.names.contains(key) }
    guard entry.format == .xcstrings || InterfaceKey.isOne(key) else {
      // The app shows the key: nothing is amiss where that is the text.
      return !(isSameLanguage && text == key)
    }
    // The app shows the text of the development language.
    return !isSameLanguage && entry.message.texts.contains { TextWords.hasWords($0.string) }
  }
}
