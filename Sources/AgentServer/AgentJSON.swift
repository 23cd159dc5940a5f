import Checks
import PositionedJSON

/// What several tools answer with.
enum AgentJSON {
  static let finding: [Schema.Member] = [
    .text("rule", "What finds it; explain_rule tells more"), .text("severity", "", choices: ["error", "warning"]),
    .text("message", "What is wrong"), .text("file", "Relative to the project"), .number("line", "From 1"),
    .number("column", "From 1"), .text("table", "The table"), .text("key", "The key"), .text("locale", "The language"),
    .text("fix", "What would mend it, where that is known"),
  ]

  static let room: [Schema.Member] = [
    .text("component", "What shows the text"), .text("slot", "Where in it"), .text("size", "The text size"),
    .text("device", "On which device"), .decimal("widthPoints", "The width that there is"),
    .decimal("neededPoints", "The width that the text takes"),
    .number("lines", "Lines at most; absent without a limit"),
    .flag("wrapsFreely", "Whether there is no limit of lines"),
    .number("charactersLeft", "About how many more fit; below 0 for too many"),
    .flag("isAssumed", "Whether something that is measured was assumed"),
  ]

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
