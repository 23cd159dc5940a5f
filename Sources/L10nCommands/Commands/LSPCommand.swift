import JSONRPC
import LanguageServer
import SourceText

extension CommandDescription {
  static let lsp = CommandDescription(
    name: "lsp", summary: "serve an editor by the Language Server Protocol, on standard input and output",
    group: .code, operands: "", minimumOperands: 0, maximumOperands: 0,
    // Editors' clients add it to whatever they start.
    options: [OptionDescription("stdio", "what is done anyway: for clients that ask for it"), ThreadCount.option],
    examples: [CommandExample("lsp", "for the configuration of an editor: see Documentation/editors.md")],
    run: { arguments, terminal in try LSPCommand(arguments, terminal).run() })
}

/// Hands what comes in to a language server, and what it says to the client.
struct LSPCommand {
  private let terminal: Terminal
  private let jobs: Int

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    self.terminal = terminal
    jobs = try ThreadCount.value(arguments)
  }

  func run() throws -> ExitStatus {
    let inbox = MessageInbox<ProjectKeeper.News>()
    let terminal = terminal
    let server = LanguageServer(
      workingDirectory: terminal.workingDirectory, version: ProgramVersion.number, jobs: jobs,
      tell: { inbox.put(.news($0)) },
      send: { terminal.print(MessageFraming.length.framed($0)) })
    SystemThread.start(stackSize: 8 << 20) { StandardMessages.read(.length, into: inbox) }
    while server.exitStatus == nil {
      guard let event = inbox.next() else {
        server.rest()
        inbox.wait()
        continue
      }
      switch event {
      case .message(let message, let isCancelled): server.take(message, isCancelled: isCancelled)
      case .unreadable(let error): server.refuse(error)
      case .news(let news): server.take(news)
      // A client that ends without a word has left the server alone.
      case .end: return .failure
      }
    }
    return server.exitStatus == 0 ? .clean : .failure
  }
}
