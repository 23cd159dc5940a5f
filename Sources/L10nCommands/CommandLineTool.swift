import Project

/// The command `l10n`: finds the command, runs it, and turns what it throws into one message and an exit status.
package struct CommandLineTool {
  private let terminal: Terminal

  package init(terminal: Terminal) { self.terminal = terminal }

  static let commands: [CommandDescription] = [
    .check, .lookup, .measure, .bind, .dump, .convert, .export, .importing, .fmt, .merge, .gitSetup, .generate, .pseudo,
    .tokens, .fonts, .rules, .explain, .initialize, .stats, .preview, .scan, .sync, .views, .compile, .symbols, .print,
    .completions, .lsp, .mcp, .plan, .mergeReports,
  ]

  /// - Parameter arguments: The program's name first; empty where the system does not tell them.
  package func run(process arguments: [String]) -> ExitStatus {
    terminal.status(ofProcess: arguments, result)
  }

  /// - Parameter arguments: Without the program's name.
  package func run(_ arguments: [String]) -> ExitStatus {
    terminal.status { try result(of: arguments) }
  }

  private func result(of arguments: [String]) throws -> ExitStatus {
    do {
      return try dispatch(arguments)
    } catch let failure as TokenFailure {
      for line in failure.lines { terminal.fail(line) }
      return .failure
    }
  }

  private func dispatch(_ arguments: [String]) throws -> ExitStatus {
    guard let name = arguments.first else {
      terminal.print(helpText)
      return .failure
    }
    switch name {
    case "--help", "-h", "help":
      let topic = try arguments.dropFirst().first { !$0.hasPrefix("-") }.map(command(named:))
      let page = ManualPage(version: ProgramVersion.number)
      terminal.print(
        arguments.contains("--man")
          ? topic.map(page.text) ?? page.text(of: Self.commands) : topic?.helpText ?? helpText)
      return .clean
    case "--version":
      terminal.print(ProgramVersion.text + "\n")
      return .clean
    default: break
    }
    return try command(named: name).run(Array(arguments.dropFirst()), terminal)
  }

  private func command(named name: String) throws(UsageError) -> CommandDescription {
    if let command = Self.commands.first(where: { $0.name == name }) { return command }
    let others = name.hasPrefix("-") ? ["--help", "--version"] : ["help"]
    throw UsageError(
      unknown: name.hasPrefix("-") ? "option" : "command", name, known: Self.commands.map(\.name) + others,
      listing: "l10n help")
  }

  /// The commands of a group, all of them in columns of the same width.
  private func section(_ group: CommandGroup) -> String {
    let commands = Self.commands.filter { $0.group == group }
    let width = Self.commands.map(\.name.count).max() ?? 0
    return group.heading + ":\n" + HelpTable.text(commands.map { ($0.name, $0.summary) }, width: width)
  }

  private var helpText: String {
    """
    usage: l10n COMMAND [options]

    Checks that every string is there, is right, and fits its component at every text size.

    \(CommandGroup.allCases.map(section).joined(separator: "\n"))
    'l10n help COMMAND' shows a command's options and examples.

    """
  }
}
