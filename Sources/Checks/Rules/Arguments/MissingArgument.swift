extension Rule {
  /// Flags a translation that drops a placeholder of its source.
  static let missingArgument = Rule(
    id: "missing-argument",
    summary: "A placeholder of the source is absent from the translation.",
    rationale: "The value it stands for is never shown.",
    example: RuleExample(
      bad: .translation("%d files", "fichiers", to: "fr"), good: .translation("%d files", "%d fichiers", to: "fr")),
    severity: .error,
    check: .differences { difference in
      guard case .missing(let source) = difference.kind else { return nil }
      return """
        translation drops argument \(source.position), '\(source.specifier)'\(difference.place): its value is never \
        shown
        """
    })
}
