import Project
import SourceFacts

extension Rule {
  /// Flags a length of a view that is no token.
  static let magicNumber = Rule(
    id: "magic-number",
    summary: "A view states a length, a font size or a duration itself, though the project has design tokens.",
    rationale: "It stays as it is when the design changes, and a fixed font size does not follow the user's text size.",
    example: RuleExample(
      bad: .tokenView(#"Text(verbatim: "1").padding(16)"#),
      good: .tokenView(#"Text(verbatim: "1").padding(Spacing.md)"#)),
    severity: .warning,
    check: .sources { index, report in
      report.addMeasures(of: index) {
        $0 != .color
      } message: { measure in
        "\(measure.place) is given \(measure.value): name a token of the design system"
      }
    })
}

extension Report {
  /// Reports the measures of views that the project has tokens for.
  mutating func addMeasures(
    of index: SourceIndex, where isWanted: (RawMeasure.Kind) -> Bool, message: (RawMeasure) -> String
  ) {
    guard !project.configuration.tokens.isEmpty else { return }
    for (number, file) in index.files.enumerated() {
      for measure in file.facts.measures where isWanted(measure.kind) && !measure.isInPreview {
        add(message(measure), inFile: number, at: measure.range)
      }
    }
  }
}
