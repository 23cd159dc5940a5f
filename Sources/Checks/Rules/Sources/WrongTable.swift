import Messages
import Project
import SourceFacts

extension Rule {
  /// Flags a key that the code looks for in another table than the one that has it.
  static let wrongTable = Rule(
    id: "wrong-table",
    summary: "Code looks up a key in a table that lacks it, although another table has it.",
    rationale:
      """
      The app shows the key itself, in every language. A key of one word that another table has too is taken for a \
      coincidence, unless the file names that table.
      """,
    example: RuleExample(
      bad: .code(
        #"let text = NSLocalizedString("offline", comment: "")"#,
        files: ["en.lproj/Errors.strings": "\"offline\" = \"You are offline.\";\n"]),
      good: .code(
        #"let text = NSLocalizedString("offline", tableName: "Errors", comment: "")"#,
        files: ["en.lproj/Errors.strings": "\"offline\" = \"You are offline.\";\n"])),
    severity: .error,
    check: .sources { index, report in
      index.forEachUse { file, use, resolution in
        guard case .elsewhere(let places) = resolution, use.origin != .resource else { return }
        report.add(
          "table '\(use.table ?? TablePath.defaultName)' has no key '\(use.key.description)', but "
            + "\(report.tableNames(of: places)) has: "
            // A phrase names no table.
            + (use.table == KeyUse.phrasesTable ? "move it to '\(KeyUse.phrasesTable)'" : "name the table"),
          inFile: file, of: use, severity: use.origin == .view && use.table == nil ? .warning : nil)
      }
    })
}
