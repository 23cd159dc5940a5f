extension Rule {
  /// Flags a plural without the form that every language needs.
  static let missingOther = Rule(
    id: "missing-other",
    summary: "A plural has no form `other`.",
    rationale: """
      Every plural needs it: numbers that no other form matches show nothing, and Xcode rejects the catalog. A \
      `.stringsdict` whose other forms hold all whole numbers, as `one`, `few` and `many` do in Polish, gives a \
      warning where fractions may come, which show nothing there.
      """,
    example: RuleExample(
      bad: .plural(["one": "%lld Tag"], in: "de"),
      good: .plural(["one": "%lld Tag", "other": "%lld Tage"], in: "de")),
    severity: .error,
    check: .variation(on: .withoutOther) { entry, report in
      let wholeNumbers = PluralForms(entry.language?.plurals.map { Array($0.integerSamples.keys) } ?? [.other])
      for plural in entry.plurals where !plural.has("other") {
        let isComplete = entry.entry.format == .stringsdict && plural.forms.isSuperset(of: wholeNumbers)
        // No fraction comes.
        if isComplete, plural.isOfWholeNumbers { continue }
        report.add(
          "\(plural.owner) of '\(entry.key)' has no form 'other'"
            + (isComplete ? ", which numbers with fractions take" : ": every plural needs it"),
          at: plural.name?.range ?? entry.entry.keyRange, of: entry, severity: isComplete ? .warning : .error)
      }
    })
}
