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
    let place = plural.name?.range ?? entry.entry.keyRange
    let locale = entry.locale
    let owner = plural.name.map { "variable '\($0.string)'" } ?? "the plural"
    for category in PluralCategory.allCases where !present.contains(category.rawValue) {
      let numbers = plurals.integerSamples[category] ?? []
      let isLarge = plurals.largeIntegerCategories.contains(category)
      guard category == .other || !numbers.isEmpty || isLarge else { continue }
      let use: String
      if !numbers.isEmpty {
        use =
          "\(locale) uses it for \(numbers.map(String.init).joined(separator: ", "))\(numbers.count > 5 ? " …" : "")"
      } else if isLarge {
        use = "\(locale) uses it for large numbers such as 1,000,000"
      } else {
        use = "every plural needs it"
      }
      add(
        "\(owner) of '\(entry.key)' has no form '\(category.rawValue)': \(use)", at: place, of: entry,
        severity: isLarge && category != .other ? .warning : .error)
    }
  }
}

extension Message {
  /// A plural variation with the variable that it belongs to.
  fileprivate struct NamedPlural {
    var name: LocatedText?
    var cases: [Case]
  }

  fileprivate var namedPlurals: [NamedPlural] {
    format.pluralCases.map { NamedPlural(name: nil, cases: $0) }
      + substitutions.flatMap { substitution in
        substitution.variant.pluralCases.map { NamedPlural(name: substitution.name, cases: $0) }
      }
  }
}
