extension Rule {
  /// Flags a key of the development language that a locale lacks.
  static let missingTranslation = Rule(
    id: "missing-translation",
    summary: "A key of the development language is absent from a locale.",
    rationale: "The reader sees the key, or another language in the middle of their own.",
    example: RuleExample(
      bad: .files([
        "en.lproj/Localizable.strings": "\"open\" = \"Open\";\n\"save\" = \"Save\";\n",
        "de.lproj/Localizable.strings": "\"open\" = \"Öffnen\";\n",
      ]),
      good: .translation("Save", "Sichern", to: "de", key: "save")),
    severity: .error,
    check: .translation { table, report in
      for number in table.match.missing {
        let entry = table.source.entries[number]
        guard entry.isTranslatable else { continue }
        let key = entry.key
        report.add(
          "key '\(key.string)' has no translation in '\(table.locale)'", at: .document(entry.document, key.range),
          table: table.group.name, key: key.string, locale: table.locale)
      }
    })
}
