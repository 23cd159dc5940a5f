extension Rule {
  /// Flags a translation that reads an integer in another width than its source does.
  static let argumentWidth = Rule(
    id: "argument-width",
    summary: "A translation reads an integer with another width than its source.",
    rationale: "Large and negative numbers are wrong in one of the two languages.",
    example: RuleExample(
      bad: .translation("%lld files", "%d Dateien", to: "de"),
      good: .translation("%lld files", "%lld Dateien", to: "de")),
    severity: .warning,
    check: .differences { difference in
      guard case .width(let source, let own) = difference.kind else { return nil }
      return """
        translation reads argument \(source.position) as \(own.quoted)\(difference.place), the source as \
        \(source.quoted): large numbers show wrong; write it as the source does
        """
    })
}
