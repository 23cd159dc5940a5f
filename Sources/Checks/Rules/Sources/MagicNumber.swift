import Project
import SourceFacts

extension Rule {
  /// Flags a length of a view that is no token.
  static let magicNumber = Rule(
    id: "magic-number",
    summary: "A view hard-codes a length, font size or duration, although the project has design tokens.",
    rationale: "It does not follow design changes, and a fixed font size does not follow the user's text size.",
    example: RuleExample(
      bad: .tokenView(#"Text(verbatim: "1").padding(16)"#),
      good: .tokenView(#"Text(verbatim: "1").padding(Spacing.md)"#)),
    severity: .warning, isOnByDefault: false,
    check: .measures(areColors: false) { measure in
      "\(measure.place) is hard-coded as \(measure.value): use a token of the design system"
    })
}

extension Rule.Check {
  /// Reports the colours, or all other measures, of views in a project that has tokens for them.
  static func measures(areColors: Bool, message: @escaping @Sendable (RawMeasure) -> String) -> Rule.Check {
    .sources { index, report in
      guard !report.project.configuration.tokens.isEmpty else { return }
      for (number, file) in index.files.enumerated() {
        for measure in file.facts.measures where (measure.kind == .color) == areColors && !measure.isInPreview {
          report.add(message(measure), inFile: number, at: measure.range)
        }
      }
    }
  }
}
