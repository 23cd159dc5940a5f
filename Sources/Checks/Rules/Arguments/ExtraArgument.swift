extension Rule {
  /// Flags a translation that reads an argument that its source does not.
  static let extraArgument = Rule(
    id: "extra-argument",
    summary: "A translation reads an argument that its source does not.",
    rationale: "The app passes no such argument: the formatter reads past the others; it crashes or shows garbage.",
    example: RuleExample(
      bad: .translation("%d files", "%d von %d Dateien", to: "de"),
      good: .translation("%d files", "%d Dateien", to: "de")),
    severity: .error,
    check: .differences { difference in
      guard case .extra = difference.kind else { return nil }
      return "translation reads '\(difference.specifier)'\(difference.place), which the source does not pass"
    })
}
