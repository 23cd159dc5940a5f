import Project
import SourceFacts

extension Rule {
  /// Flags code that cannot be read.
  static let sourceSyntax = Rule(
    id: "source-syntax",
    summary: "A source file, or part of it, cannot be parsed.",
    rationale: "Keys in that part look unused, and missing ones go unnoticed.",
    example: RuleExample(
      bad: .code(
        "func title() -> String { NSLocalizedString(\"title\", comment: \"\" }", strings: #""title" = "Cues";"#),
      good: .code(
        "func title() -> String { NSLocalizedString(\"title\", comment: \"\") }", strings: #""title" = "Cues";"#)),
    severity: .warning,
    check: .sources { index, report in
      for (number, file) in index.files.enumerated() {
        for problem in file.facts.problems { report.add(problem.message, inFile: number, at: problem.range) }
      }
    })
}
