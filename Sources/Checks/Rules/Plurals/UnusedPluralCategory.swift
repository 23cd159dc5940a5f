import ICU
import Messages

extension Rule {
  /// Flags a plural form that no number selects.
  static let unusedPluralCategory = Rule(
    id: "unused-plural-category",
    summary: "A plural has a category that its language never uses.",
    rationale:
      """
      The text is never shown; often another language's forms were copied. The fix is safe where another form has the \
      same text; else it may be what a form of the language lacks.
      """,
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
          // Hebrew had one until CLDR 42: systems older than iOS 16.4 select it for 20, 30, 40.
          if category == .many, entry.locale == "he" || entry.locale == "iw" { continue }
          let document = report.project.documents[entry.entry.document].document
          report.add(
            """
            \(plural.owner) of '\(entry.key)' has a form '\(category.rawValue)', which no number selects: \
            \(entry.locale) uses \(plurals.names)
            """, at: form.range, of: entry,
            fix: .removingForm(
              form, of: plural, in: document, isKept: entry.message.repeats(form, ofVariable: plural.name?.string)))
        }
      }
    })
}

extension Message {
  /// Whether another form of the same plural has the texts of a form.
  fileprivate func repeats(_ form: LocatedText, ofVariable name: String?) -> Bool {
    let variants = name == nil ? [format] : substitutions.filter { $0.name.string == name }.map(\.variant)
    return variants.flatMap(\.pluralCases).contains { cases in
      guard let own = cases.first(where: { $0.selector.range == form.range }) else { return false }
      let texts = own.variant.texts.map(\.string)
      return cases.contains { $0.selector.range != form.range && $0.variant.texts.map(\.string) == texts }
    }
  }
}
