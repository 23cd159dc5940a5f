import DesignTokens
import PositionedJSON

/// A problem of an import or export as a report of findings holds it.
enum TokenFinding {
  /// The report of an import or export.
  static func report(
    _ problems: [TokenProblem], tokens: Int, files: Int, _ more: (inout JSONOutput.Members) -> Void = { _ in }
  ) -> JSONOutput {
    .object { report in
      report["version"] = .integer(1)
      report["summary"] = .object {
        $0["errors"] = .integer(0)
        $0["warnings"] = .integer(problems.count)
        $0["files"] = .integer(files)
        $0["tokens"] = .integer(tokens)
        more(&$0)
      }
      report["findings"] = .array(problems.map(json))
    }
  }

  private static func json(_ problem: TokenProblem) -> JSONOutput {
    .object {
      $0["rule"] = .string(problem.rule)
      $0["severity"] = .string(problem.severity.rawValue)
      $0["message"] = .string(problem.message)
      $0["file"] = .string(problem.path)
      $0["line"] = .integer(problem.position.line)
      $0["column"] = .integer(problem.position.column)
    }
  }
}
