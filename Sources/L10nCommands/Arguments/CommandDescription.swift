/// A command as data: what it is called, what it takes and what it runs.
struct CommandDescription: Sendable {
  let name: String
  let summary: String
  let group: CommandGroup
  /// The operands as help shows them, as in “[PATH…]”.
  let operands: String
  let minimumOperands: Int
  let maximumOperands: Int
  let options: [OptionDescription]
  let examples: [CommandExample]
  let run: @Sendable (ParsedArguments, Terminal) throws -> ExitStatus

  static let help = OptionDescription("help", "show this help", letter: "h")

  /// Help for a person: usage, summary, options with their values.
  var helpText: String {
    let calls = examples.map { ("l10n " + $0.call, $0.meaning) }
    return """
      usage: \(usage)

      \(summary)

      \(HelpTable.text(allOptions.map { ($0.usage, $0.meaning) }))
      Examples:
      \(HelpTable.text(calls))
      """
  }

  /// As in `l10n check [PATH…] [options]`.
  var usage: String { "l10n \(name)\(operands.isEmpty ? "" : " " + operands)\(options.isEmpty ? "" : " [options]")" }

  var allOptions: [OptionDescription] { options + [Self.help] }
}

/// Two columns of help.
enum HelpTable {
  /// - Parameter width: How wide the first column is at least.
  static func text(_ rows: [(String, String)], width: Int = 0) -> String {
    lines(rows, width: width).map { $0 + "\n" }.joined()
  }

  static func lines(_ rows: [(String, String)], width: Int = 0) -> [String] {
    let width = max(width, rows.map(\.0.count).max() ?? 0)
    return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)" }
  }
}
