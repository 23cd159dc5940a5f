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
    options: [
      RuleOption(
        "largeNumbers",
        "Ask for forms that only numbers from a million on select, such as `many` in French and Spanish.",
        .flag(default: true))
    ],
    check: .variation { entry, report in
      let needed = report.neededForms(of: entry.locale)
      for plural in entry.plurals where !plural.forms.isSuperset(of: needed.names) {
        report.addMissing(needed.forms, of: plural, in: entry)
      }
    })
}

extension Report {
  fileprivate mutating func addMissing(_ needed: [NeededForm], of plural: Message.NamedPlural, in entry: CheckedEntry) {
    guard !plural.cases.isEmpty else { return }
    for form in needed where !plural.forms.contains(PluralForms(form.category)) {
      if form.isOfLargeNumbers, !flag("largeNumbers") { continue }
      guard let plurals = plurals(of: entry.locale) else { return }
      // A text for many things alone, or in a language whose nouns stay as they are behind a number.
      let isUnvaried = plural.forms(in: plurals) == ["other"]
      let isWarning =
        isUnvaried || form.isOfLargeNumbers
        || form.category == .one && !plurals.selectsSeveral(.one) && isForMany(plural, in: entry)
      add(
        """
        \(plural.owner) of '\(entry.key)' has no form '\(form.category.rawValue)': \(entry.locale) uses it for \
        \(form.samples)
        """, at: plural.name?.range ?? entry.entry.keyRange, of: entry, severity: isWarning ? .warning : .error)
    }
  }

  /// Whether the source has a text for many alone, though its language has another for one: the app shows it for no
  /// single thing.
  private mutating func isForMany(_ plural: Message.NamedPlural, in entry: CheckedEntry) -> Bool {
    guard let source = entry.source?.namedPlurals.first(where: { $0.name?.string == plural.name?.string }),
      let plurals = plurals(of: project.developmentLanguage), plurals.categories.contains(.one)
    else { return false }
    return source.forms(in: plurals) == ["other"]
  }
}

extension Message.NamedPlural {
  /// The names of its forms; `zero` is a text of its own for 0 in languages whose grammar has no such form.
  fileprivate func forms(in plurals: PluralRules) -> Set<String> {
    let forms = Set(cases.map(\.selector.string))
    return plurals.categories.contains(.zero) ? forms : forms.subtracting(["zero"])
  }
}
