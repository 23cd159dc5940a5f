extension Rule {
  /// Flags a plural whose forms are all the same.
  static let identicalPlurals = Rule(
    id: "identical-plurals",
    summary: "All forms of a plural are identical.",
    rationale: "Either the forms were copied and not translated, or the text needs no plural.",
    example: RuleExample(
      bad: .plural(["one": "%lld Tage", "other": "%lld Tage"], in: "de"),
      good: .plural(["one": "%lld Tag", "other": "%lld Tage"], in: "de")),
    severity: .warning, isOnByDefault: false,
    check: .variation(on: .always) { entry, report in
      let message = entry.message
      let cases = message.format.pluralCases + message.substitutions.flatMap(\.variant.pluralCases)
      for (plural, cases) in zip(entry.plurals, cases) where cases.count > 1 {
        let forms = cases.map { $0.variant.texts.map(\.string) }
        guard Set(forms).count == 1, let place = cases.first?.selector.range else { continue }
        report.add("all \(forms.count) forms of \(plural.owner) of '\(entry.key)' are the same", at: place, of: entry)
      }
    })
}
