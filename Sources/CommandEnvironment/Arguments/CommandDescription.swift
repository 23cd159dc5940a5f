/// A command as data: what it is called, what it takes and what it runs.
package struct CommandDescription: Sendable {
  package let name: String
  package let summary: String
  package let group: CommandGroup
  /// The operands as help shows them, as in “[PATH…]”.
  package let operands: String
  package let minimumOperands: Int
  package let maximumOperands: Int
  package let options: [OptionDescription]
  package let examples: [CommandExample]
  package let run: @Sendable (ParsedArguments, Terminal) throws -> ExitStatus

  package init(
    name: String, summary: String, group: CommandGroup, operands: String, minimumOperands: Int, maximumOperands: Int,
    options: [OptionDescription], examples: [CommandExample],
    run: @escaping @Sendable (ParsedArguments, Terminal) throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.group = group
    self.operands = operands
    self.minimumOperands = minimumOperands
    self.maximumOperands = maximumOperands
    self.options = options
    self.examples = examples
    self.run = run
  }

  package static let help = OptionDescription("help", "show this help", letter: "h")

  /// Help for a person: usage, summary, options with their values.
  package var helpText: String {
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
  package var usage: String {
    "l10n \(name)\(operands.isEmpty ? "" : " " + operands)\(options.isEmpty ? "" : " [options]")"
  }

  package var allOptions: [OptionDescription] { options + [Self.help] }

  /// Runs the command, or prints its help where that is asked for.
  ///
  /// - Parameter arguments: Those that follow its name.
  package func run(_ arguments: [String], _ terminal: Terminal) throws -> ExitStatus {
    if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      terminal.print(helpText)
      return .clean
    }
    let parsed = try ParsedArguments(arguments, for: self)
    try OpenFiles.requireEnough()
    return try run(parsed, terminal)
  }
}

/// Two columns of help.
package enum HelpTable {
  /// - Parameter width: How wide the first column is at least.
  package static func text(_ rows: [(String, String)], width: Int = 0) -> String {
    lines(rows, width: width).map { $0 + "\n" }.joined()
  }

  package static func lines(_ rows: [(String, String)], width: Int = 0) -> [String] {
    let width = max(width, rows.map(\.0.count).max() ?? 0)
    return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)" }
  }
}
