import Project

extension Rule {
  /// Flags two translations of one source text.
  static let inconsistentTranslation = Rule(
    id: "inconsistent-translation",
    summary: "One source text has two translations in one language.",
    rationale: "The user meets two names for one thing.",
    example: RuleExample(
      bad: .files([
        "en.lproj/Localizable.strings": "\"a\" = \"Settings\";\n\"b\" = \"Settings\";\n",
        "de.lproj/Localizable.strings": "\"a\" = \"Einstellungen\";\n\"b\" = \"Optionen\";\n",
      ]),
      good: .files([
        "en.lproj/Localizable.strings": "\"a\" = \"Settings\";\n\"b\" = \"Settings\";\n",
        "de.lproj/Localizable.strings": "\"a\" = \"Einstellungen\";\n\"b\" = \"Einstellungen\";\n",
      ])),
    severity: .warning, isOnByDefault: false,
    check: .project { report in
      let locales = Set(report.project.groups.flatMap(\.translations)).subtracting(report.project.pseudoLocales)
        .sorted()
      for locale in locales where report.measured.request.checkedLocales?.contains(locale) ?? true {
        var known: [String: (text: String, key: String)] = [:]
        for group in report.project.groups {
          guard let source = group.source, let table = group.tables[locale], locale != group.developmentLocale else {
            continue
          }
          let match = KeyMatch(of: table, to: source)
          for number in table.entries.indices {
            guard let place = match.source(of: number), let text = table.entries[number].message.plainText,
              let original = source.entries[place].message.plainText?.string, !text.string.isEmpty
            else { continue }
            guard let first = known[original] else {
              known[original] = (text.string, table.entries[number].key.string)
              continue
            }
            guard first.text != text.string else { continue }
            let unit = Unit(
              table: group.name, locale: locale, source: source.entries[place], translation: table.entries[number])
            report.add(
              "'\(original)' is translated as '\(text.string)' here and as '\(first.text)' for key '\(first.key)'",
              at: text.range, of: unit)
          }
        }
      }
    })
}
