extension Rule {
  /// Flags a translation that drops a placeholder of its source.
  static let missingArgument = Rule(
    id: "missing-argument",
    summary: "A placeholder of the source is absent from the translation.",
    rationale: "The value it stands for is never shown.",
    example: .init(bad: "“%d files” → “fichiers”", good: "“%d files” → “%d fichiers”"),
    severity: .error,
    check: .unit { compared, report in
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
