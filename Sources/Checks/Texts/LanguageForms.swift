import ICU

/// What the plurals of a language are like, made once for all entries of a table.
///
/// A class, since it goes with every entry that varies.
final class LanguageForms: Sendable {
  /// `nil` for a language that ICU does not know.
  let plurals: PluralRules?
  /// Those that it uses, `other` and those that only fractions select left out.
  let needed: PluralForms
  /// The same, each with how a message says that it is lacking.
  let lacks: [(form: NeededForm, clause: String)]
  /// Those that some number selects, and `zero`, which holds for 0 in every language; every form of a language of which
  /// ICU has no data.
  let used: PluralForms
  /// Those that several numbers select, `other` apart.
  let several: PluralForms

  init(of locale: String, _ report: inout Report) {
    let plurals = report.plurals(of: locale)
    self.plurals = plurals
    let needed = report.neededForms(of: locale)
    self.needed = PluralForms(needed.map(\.category))
    lacks = needed.map { form in
      (form, "has no form '\(form.category.rawValue)': \(locale) uses it for \(form.samples)")
    }
    let isKnown = plurals?.isOfKnownLanguage(locale) ?? false
    used = isKnown ? report.usedForms(of: locale) : PluralForms(PluralCategory.allCases)
    several = PluralForms(PluralCategory.allCases.filter { $0 != .other && plurals?.selectsSeveral($0) == true })
  }
}

extension PluralRules {
  /// Of the languages that ICU has a name for and no data, each has `other` alone.
  fileprivate func isOfKnownLanguage(_ locale: String) -> Bool {
    categories.count > 1 || LocaleIdentifier(locale).map { Self.languages.contains($0.language) } ?? false
  }

  private static let languages = Set(AvailableLocales.all.map { String($0.prefix { $0 != "_" }) })
}
