extension Rule {
  /// Flags a translation that reads an argument that its source does not.
  static let extraArgument = Rule(
    id: "extra-argument",
    summary: "A translation reads an argument that its source does not.",
    rationale: "The app passes no such argument: it reads what lies behind the others, and crashes or shows garbage.",
    example: .init(bad: "“%d files” → “%d von %d Dateien”", good: "“%d files” → “%d Dateien”"),
    severity: .error,
    check: .unit { compared, report in
      for difference in compared.differences {
        guard case .extra = difference.kind else { continue }
        report.add(
          "translation reads '\(difference.specifier)'\(difference.place), which the source does not pass",
          at: difference.range, of: compared.unit)
      }
    })
}
