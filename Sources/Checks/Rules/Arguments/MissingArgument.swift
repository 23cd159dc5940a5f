extension Rule {
  /// Flags a translation that drops a placeholder of its source.
  static let missingArgument = Rule(
    id: "missing-argument",
    summary: "A placeholder of the source is absent from the translation.",
    rationale: "The value it stands for is never shown.",
    example: RuleExample(
      bad: .translation("%d files", "fichiers", to: "fr"), good: .translation("%d files", "%d fichiers", to: "fr")),
    severity: .error,
    check: .unit(on: .difference(.arguments)) { compared, report in
      for difference in compared.differences {
        guard case .missing(let source) = difference.kind else { continue }
        report.add(
          """
          translation drops argument \(source.position), '\(source.specifier)'\(difference.place): its value is never \
          shown
          """,
          at: difference.range, of: compared.unit)
      }
    })
}
