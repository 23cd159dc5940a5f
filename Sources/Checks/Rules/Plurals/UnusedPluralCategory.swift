import ICU

extension Rule {
  /// Flags a plural form that no number selects.
  static let unusedPluralCategory = Rule(
    id: "unused-plural-category",
    summary: "A plural has a category that its language never uses.",
    rationale: "The text is never shown; often another language's forms were copied.",
    example: RuleExample(
      bad: .plural(["one": "%lld 日", "other": "%lld 日"], in: "ja"), good: .plural(["other": "%lld 日"], in: "ja")),
    severity: .warning,
    fix: .safe,
    check: .variation(on: .unusedForm) { entry, report in
      guard let language = entry.language, let plurals = language.plurals else { return }
      for plural in entry.plurals where !language.used.isSuperset(of: plural.forms) {
        for form in plural.selectors {
          guard let category = PluralCategory(rawValue: form.string), !language.used.contains(PluralForms(category))
          else { continue }
          let document = report.project.documents[entry.entry.document].document
          report.add(
            """
            \(plural.owner) of '\(entry.key)' has a form '\(category.rawValue)', which no number selects: \
            \(entry.locale) uses \(plurals.names)
            """, at: form.range, of: entry, fix: .removingForm(form, of: plural, in: document))
        }
      }
    })
}
