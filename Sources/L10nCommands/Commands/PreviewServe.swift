import PreviewServer

/// Shows a preview in the browsers of this machine, and makes it anew when its files change, until it is told to end.
struct PreviewServe {
  /// A project as it was read, before its site is made.
  struct Draft {
    /// What has to be mended. With one in a file that had none before, what was shown stays.
    let problems: [TableProblem]
    /// What answers to texts that are typed; `nil` where none can be.
    var bench: PreviewServeDesk.Bench?
    /// Makes the site.
    let files: () throws -> [ServedFile]
  }

  /// Reads a project, and says on the terminal what is to be said besides the problems; the first time only.
  typealias Reader = @Sendable (Terminal) throws -> Draft

  static let options = [
    OptionDescription("serve", "show the preview in browsers of this machine and keep it up to date, until Ctrl-C"),
    OptionDescription("port", value: "N", "with --serve: the port, from 1 to 65535; without, any that is free"),
  ]

  private let port: UInt16?
  private let terminal: Terminal
  private let operands: [String]
  private let read: Reader

  /// - Parameter read: Reads anew what the operands name; called on one thread at a time.
  /// - Throws: ``UsageError`` for what is no port.
  init(
    _ arguments: ParsedArguments, _ terminal: Terminal, read: @escaping Reader
  ) throws(UsageError) {
    self.terminal = terminal
    operands = arguments.operands
    self.read = read
    port = try Self.port(arguments)
  }

  /// Whether a server was asked for.
  ///
  /// - Throws: ``UsageError`` for a port without one.
  static func isWanted(_ arguments: ParsedArguments) throws(UsageError) -> Bool {
    if arguments.has("port"), !arguments.has("serve") { throw UsageError("'--port' needs --serve") }
    return arguments.has("serve")
  }

  private static func port(_ arguments: ParsedArguments) throws(UsageError) -> UInt16? {
    guard let text = arguments.value("port") else { return nil }
    guard let port = UInt16(text), port > 0, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }) else {
      throw UsageError("'\(text)' is no port: give a number from 1 to 65535")
    }
    return port
  }

  /// Serves until Ctrl-C, SIGHUP or SIGTERM.
  ///
  /// - Throws: ``ServerError``, and what `read` throws the first time; later it is shown in the page.
  func run() throws -> ExitStatus {
    let socket = try ListeningSocket(port: port)
    let (operands, folder) = (operands, terminal.workingDirectory)
    let watch = try FileWatch { try ProjectInputs(operands, workingDirectory: folder) }
    let draft = try read(terminal)
    let files = try draft.files()
    let stop = PreviewServeStop()
    let desk = draft.bench.map { PreviewServeDesk($0) }
    let server = try PreviewServer(on: socket, files: files, posts: desk?.posts)
    let refresh = PreviewServeRefresh(
      server: server, desk: desk, problems: draft.problems, terminal: terminal, read: read)
    terminal.print("the preview is at \(server.address) until Ctrl-C\n")
    let loop = PreviewServeLoop(watch, refresh)
    stop.wait()
    server.stop()
    // A site in the making is of no use any more, and no library may clean up at exit while it is made.
    if !loop.stop(within: 0.5) { _exit(ExitStatus.clean.rawValue) }
    return .clean
  }
}
