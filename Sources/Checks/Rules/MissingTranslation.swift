import Project

extension Rule {
  /// Flags a key of the development language that a locale lacks.
  static let missingTranslation = Rule(
    id: "missing-translation",
    summary: "A key of the development language is absent from a locale.",
    rationale: "The reader sees the key, or another language in the middle of their own.",
    example: .init(bad: #"en: "save" = "Save";   de: –"#, good: #"en: "save" = "Save";   de: "save" = "Sichern";"#),
    severity: .error,
    check: .table { group, report in
      guard let source = group.source else { return }
      for locale in group.translations where report.isChecked(locale) {
        guard let table = group.tables[locale] else { continue }
        for entry in source.entries where entry.isTranslatable && table[entry.key.string] == nil {
          report.add(
            "key '\(entry.key.string)' has no translation in '\(locale)'",
            at: .document(entry.document, entry.key.range),
            table: group.name, key: entry.key.string, locale: locale)
        }
      }
    })
}

extension Report {
  /// Whether findings about a locale were asked for.
  func isChecked(_ locale: String) -> Bool { measured.request.checkedLocales?.contains(locale) ?? true }
}
