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
    check: .translation { table, report in
      guard !table.source.entries.isEmpty else { return }
      for number in table.match.extra {
        let entry = table.translation.entries[number]
        let key = entry.key
        report.add(
          "key '\(key.string)' is not in the development language",
          at: .document(entry.document, key.range), table: table.group.name, key: key.string, locale: table.locale)
      }
    })
}
