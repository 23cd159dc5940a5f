import Project
import SourceFacts
import SourceText

extension Rule {
  /// Flags code that cannot be read.
  static let sourceSyntax = Rule(
    id: "source-syntax",
    summary: "A source file, or part of it, cannot be parsed.",
    rationale:
      """
      Keys in that part look unused, and missing ones go unnoticed. A file that a target leaves out is none of the \
      app's.
      """,
    example: RuleExample(
      bad: .code(
        "func title() -> String { NSLocalizedString(\"title\", comment: \"\" }", strings: #""title" = "Cues";"#),
      good: .code(
        "func title() -> String { NSLocalizedString(\"title\", comment: \"\") }", strings: #""title" = "Cues";"#)),
    severity: .warning,
    check: .sources { index, report in
      for (number, file) in index.files.enumerated() where !index.apps.leavesOut(file.path) {
        if ForeignContent.isEncrypted(file.bytes) { continue }
        for problem in file.facts.problems { report.add(problem.message, inFile: number, at: problem.range) }
      }
    })
}
