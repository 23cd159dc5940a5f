extension Rule {
  /// Flags a plural without the form that every language needs.
  static let missingOther = Rule(
    id: "missing-other",
    summary: "A plural has no form `other`.",
    rationale: "Every plural needs it: numbers that no other form matches show nothing, and Xcode rejects the table.",
    example: RuleExample(
      bad: .plural(["one": "%lld Tag"], in: "de"),
      good: .plural(["one": "%lld Tag", "other": "%lld Tage"], in: "de")),
    severity: .error,
    check: .variation(on: .withoutOther) { entry, report in
      for plural in entry.plurals where !plural.has("other") {
        report.add(
          "\(plural.owner) of '\(entry.key)' has no form 'other': every plural needs it",
          at: plural.name?.range ?? entry.entry.keyRange, of: entry)
      }
    })
}
