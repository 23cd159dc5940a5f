import ICU
import Strings

extension Rule {
  /// Flags a plural that lacks a form which the language uses.
  static let missingPluralCategory = Rule(
    id: "missing-plural-category",
    summary: "A plural lacks a form that its language uses.",
    rationale: "Numbers of that form show the form `other`, which is wrong in the language.",
    example: RuleExample(
      bad: .plural(["one": "%lld dzień", "many": "%lld dni", "other": "%lld dnia"], in: "pl"),
      good: .plural(["one": "%lld dzień", "few": "%lld dni", "many": "%lld dni", "other": "%lld dnia"], in: "pl")),
    severity: .error,
    check: .variation { entry, report in
      let needed = report.neededForms(of: entry.locale)
      if needed.isEmpty { return }
      for plural in entry.plurals { report.addMissing(needed, of: plural, in: entry) }
    })
}

extension Report {
  fileprivate mutating func addMissing(_ needed: [NeededForm], of plural: Message.NamedPlural, in entry: CheckedEntry) {
    guard !plural.cases.isEmpty else { return }
    func has(_ category: PluralCategory) -> Bool {
      plural.cases.contains { $0.selector.string == category.rawValue }
    }
    for form in needed where !has(form.category) {
      // A text for many things alone, or in a language whose nouns stay as they are behind a number.
      let isUnvaried = plural.cases.allSatisfy { $0.selector.string == "other" }
      add(
        """
        \(plural.owner) of '\(entry.key)' has no form '\(form.category.rawValue)': \(entry.locale) uses it for \
        \(form.samples)
        """, at: plural.name?.range ?? entry.entry.keyRange, of: entry,
        severity: isUnvaried || form.isOfLargeNumbers ? .warning : .error)
    }
  }
}
