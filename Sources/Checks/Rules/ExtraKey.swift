import Project

extension Rule {
  /// Flags a key that only a translation has.
  static let extraKey = Rule(
    id: "extra-key",
    summary: "A translation has a key that the development language lacks.",
    rationale: "The text is never shown, or the development language misses it: often a renamed or misspelt key.",
    example: .init(bad: #"en: –   de: "svae" = "Sichern";"#, good: #"en: "save" = "Save";   de: "save" = "Sichern";"#),
    severity: .warning,
    check: .table { group, report in
      guard let source = group.source, !source.entries.isEmpty else { return }
      for locale in group.translations where report.isChecked(locale) {
        for entry in group.tables[locale]?.entries ?? [] where source[entry.key.string] == nil {
          report.add(
            "key '\(entry.key.string)' is not in the development language",
            at: .document(entry.document, entry.key.range), table: group.name, key: entry.key.string, locale: locale)
        }
      }
    })
}
