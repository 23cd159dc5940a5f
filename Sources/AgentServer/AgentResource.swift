import Checks
import PositionedJSON

/// What an agent may read beside the project.
struct AgentResource: Sendable {
  let uri: String
  let name: String
  let summary: String
  let text: @Sendable () -> String

  static let all = [
    AgentResource(
      uri: "l10n://rules", name: "Rules", summary: "Every rule with what it finds, a line each",
      text: { Rule.all.map { "- `\($0.id)` (\($0.severity.rawValue)): \($0.summary)" }.joined(separator: "\n") + "\n" })
  ]

  var json: JSONOutput {
    .object {
      $0["uri"] = .string(uri)
      $0["name"] = .string(name)
      $0["description"] = .string(summary)
      $0["mimeType"] = .string("text/markdown")
    }
  }
}
