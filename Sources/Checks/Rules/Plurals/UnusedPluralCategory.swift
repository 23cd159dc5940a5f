import ICU

extension Rule {
  /// Flags a plural form that no number selects.
  static let unusedPluralCategory = Rule(
    id: "unused-plural-category",
    summary: "A plural has a form that its language never uses.",
    rationale: "The text is never shown; often another language's forms were copied.",
    example: RuleExample(
      bad: .plural(["one": "%lld 日", "other": "%lld 日"], in: "ja"), good: .plural(["other": "%lld 日"], in: "ja")),
    severity: .warning,
    fix: .safe,
    check: .variation { entry, report in
      guard let plurals = report.plurals(of: entry.locale) else { return }
      let used = report.usedForms(of: entry.locale)
      for plural in entry.plurals where !used.isSuperset(of: plural.forms) {
        for form in plural.cases {
          guard let category = PluralCategory(rawValue: form.selector.string), !used.contains(PluralForms(category)),
            plurals.isOfKnownLanguage(entry.locale)
          else { continue }
          let document = report.project.documents[entry.entry.document].document
          report.add(
            """
            \(plural.owner) of '\(entry.key)' has a form '\(category.rawValue)', which no number selects: \
            \(entry.locale) uses \(plurals.names)
            """, at: form.selector.range, of: entry,
            fix: .removingForm(form.selector, of: plural.cases, in: document))
        }
      }
    })
}

extension PluralRules {
  /// Of the languages that ICU has a name for and no data, each has `other` alone.
  fileprivate func isOfKnownLanguage(_ locale: String) -> Bool {
    categories.count > 1 || LocaleIdentifier(locale).map { Self.languages.contains($0.language) } ?? false
  }

  private static let languages = Set(AvailableLocales.all.map { String($0.prefix { $0 != "_" }) })
}
