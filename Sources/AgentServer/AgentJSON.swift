import Checks
import PositionedJSON

/// What several tools answer with.
enum AgentJSON {
  static func finding(_ finding: Finding) -> JSONOutput {
    .object {
      $0["rule"] = .string(finding.rule)
      $0["severity"] = .string(finding.severity.rawValue)
      $0["message"] = .string(finding.message)
      $0["file"] = .string(finding.path)
      $0["line"] = .integer(finding.span.start.line)
      $0["column"] = .integer(finding.span.start.column)
      $0["table"] = finding.table.map { .string($0) }
      $0["key"] = finding.key.map { .string($0) }
      $0["locale"] = finding.locale.map { .string($0) }
      $0["fix"] = finding.fix.map { .string($0.summary) }
    }
  }
}
