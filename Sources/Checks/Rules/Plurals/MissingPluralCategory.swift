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
      guard let plurals = report.plurals(of: entry.locale) else { return }
      for plural in entry.message.namedPlurals { report.addMissingCategories(of: plural, in: entry, plurals) }
    })
}

extension Report {
  fileprivate mutating func addMissingCategories(
    of plural: Message.NamedPlural, in entry: CheckedEntry, _ plurals: PluralRules
  ) {
    let present = Set(plural.cases.map(\.selector.string))
    guard !present.isEmpty else { return }
    // A text for many things alone, or in a language whose nouns stay as they are behind a number.
    let isUnvaried = present == ["other"]
    let place = plural.name?.range ?? entry.entry.keyRange
    for category in PluralCategory.allCases where category != .other && !present.contains(category.rawValue) {
      let samples = plurals.samples(of: category)
      if samples.isEmpty { continue }
      add(
        "\(plural.owner) of '\(entry.key)' has no form '\(category.rawValue)': \(entry.locale) uses it for \(samples)",
        at: place, of: entry,
        severity: isUnvaried || plurals.largeIntegerCategories.contains(category) ? .warning : .error)
    }
  }
}
