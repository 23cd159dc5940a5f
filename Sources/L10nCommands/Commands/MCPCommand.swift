import AgentServer
import JSONRPC
import SourceText

extension CommandDescription {
  static let mcp = CommandDescription(
    name: "mcp", summary: "serve a coding agent by the Model Context Protocol, on standard input and output",
    group: .code, operands: "[PATH]", minimumOperands: 0, maximumOperands: 1,
    options: [
      OptionDescription("write", "let the agent write translations into the tables; without, nothing is changed"),
      ThreadCount.option,
    ],
    examples: [
      CommandExample("mcp", "the project in this folder, read only: see Documentation/agents.md"),
      CommandExample("mcp --write path/to/app", "with a tool that writes translations"),
    ],
    run: { arguments, terminal in try MCPCommand(arguments, terminal).run() })
}

/// Hands what comes in to an agent server, and what it says to the client.
struct MCPCommand {
  private let terminal: Terminal
  private let folder: String
  private let writes: Bool
  private let jobs: Int

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    self.terminal = terminal
    let name = arguments.operands.first ?? "."
    folder = SystemPath.standardized(terminal.path(name))
    guard FileAccess.kind(of: folder) == .folder else { throw UsageError("'\(name)' is no folder") }
    writes = arguments.has("write")
    jobs = try ThreadCount.value(arguments)
  }

  func run() -> ExitStatus {
    let inbox = MessageInbox<ProjectKeeper.News>()
    let terminal = terminal
    let server = AgentServer(
      folder: folder, version: ProgramVersion.number, writes: writes, jobs: jobs, tell: { inbox.put(.news($0)) },
      send: { terminal.print(MessageFraming.lines.framed($0)) })
    SystemThread.start(stackSize: 8 << 20) { StandardMessages.read(.lines, into: inbox) }
    while true {
      guard let event = inbox.next() else {
        inbox.wait()
        continue
      }
      switch event {
      case .message(let message, _): server.take(message)
      case .unreadable(let error): server.refuse(error)
      case .news(let news): server.take(news)
      // A client that is done closes the input.
      case .end:
        server.stop()
        return .clean
      }
    }
  }
}
