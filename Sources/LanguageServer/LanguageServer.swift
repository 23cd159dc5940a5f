import Checks
import JSONRPC
import PositionedJSON
import Project
import SourceText
import Workspace

/// A server of the Language Server Protocol 3.17 over a project: what comes in is answered, one message after the
/// other, on the thread of the caller; the project is checked on others.
package final class LanguageServer {
  /// What the client shows while the project is read for the first time.
  private enum ReadingProgress {
    case asked, shown, ended
  }

  /// Where the server is in its life.
  private enum Phase {
    case new, running, shutDown
  }

  private var phase = Phase.new
  var state = EditorState()
  var keeper: ProjectKeeper?
  /// By URI what was told of a file, so that nothing is told twice.
  var told: [String: JSONOutput] = [:]
  /// The file that was edited last, of which more is to be told as soon as nothing waits.
  var edited: String?
  private var calls = 0
  private var progress: ReadingProgress?
  let jobs: Int
  let version: String
  private let workingDirectory: String
  private let send: @Sendable ([UInt8]) -> Void
  private let tell: @Sendable (ProjectKeeper.News) -> Void

  /// - Parameters:
  ///   - workingDirectory: The project, for a client that names none.
  ///   - version: That of the program.
  ///   - jobs: Threads at most.
  ///   - tell: Is told what has become of the project, on any thread: it is then to be handed over as a message is.
  ///   - send: Is given each message for the client, without its frame; called by the thread of the caller alone.
  package init(
    workingDirectory: String, version: String, jobs: Int, tell: @escaping @Sendable (ProjectKeeper.News) -> Void,
    send: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.workingDirectory = workingDirectory
    self.version = version
    self.jobs = jobs
    self.tell = tell
    self.send = send
  }

  /// The status to end with, once the client has said so; `nil` before.
  package private(set) var exitStatus: Int32?

  /// Answers what came in.
  ///
  /// - Parameter isCancelled: Whether the client has taken the call back meanwhile.
  package func take(_ message: RPCMessage, isCancelled: Bool = false) {
    switch message {
    case .call(let identifier, let method, let params):
      do throws(RPCError) {
        if isCancelled { throw RPCError(code: -32800, "cancelled") }
        answer(identifier, .success(try call(method, params)))
      } catch {
        answer(identifier, .failure(error))
      }
    case .note(let method, let params): note(method, params)
    // Only the progress is asked for: it begins when the client has taken it.
    case .answer(_, let result): if result != nil { showProgress() }
    }
  }

  /// Tells the client that a message could not be read.
  package func refuse(_ error: RPCError) { send(RPCMessage.answer(toUnreadable: error)) }

  /// Takes up what has become of the project.
  package func take(_ news: ProjectKeeper.News) {
    guard phase == .running else { return }
    endProgress()
    publish(news)
  }

  /// Does what waits for a quiet moment: nothing else is there to be answered.
  package func rest() {
    guard phase == .running, let path = edited else { return }
    edited = nil
    publishTexts(of: path)
  }

  // MARK: - Sending

  func send(_ message: JSONOutput) { send(Array(message.text(.compact).utf8)) }

  func notify(_ method: String, _ params: JSONOutput) { send(RPCMessage.outgoing(method, params)) }

  private func answer(_ identifier: RPCIdentifier, _ result: Result<JSONOutput, RPCError>) {
    send(RPCMessage.answer(to: identifier, result))
  }

  // MARK: - Calls

  private func call(_ method: String, _ params: JSONValue?) throws(RPCError) -> JSONOutput {
    switch (phase, method) {
    case (.new, "initialize"): return try initialize(params)
    case (.new, _): throw RPCError(code: -32002, "'initialize' has to come first")
    case (.shutDown, _): throw .invalidRequest("the server is shut down")
    case (.running, "initialize"): throw .invalidRequest("the server is initialized")
    case (.running, "shutdown"):
      phase = .shutDown
      keeper?.stop()
      return .null
    case (.running, _): break
    }
    guard let feature = Self.features[method] else { throw .methodNotFound(method) }
    return try feature(state, params)
  }

  /// What answers from the state alone.
  private static let features: [String: @Sendable (EditorState, JSONValue?) throws(RPCError) -> JSONOutput] = [
    "textDocument/hover": { (state, params) throws(RPCError) in try state.hover(params) },
    "textDocument/completion": { (state, params) throws(RPCError) in try state.completion(params) },
    "textDocument/definition": { (state, params) throws(RPCError) in try state.definition(params) },
    "textDocument/references": { (state, params) throws(RPCError) in try state.references(params) },
    "textDocument/documentHighlight": { (state, params) throws(RPCError) in try state.highlights(params) },
    "textDocument/prepareRename": { (state, params) throws(RPCError) in try state.prepareRename(params) },
    "textDocument/rename": { (state, params) throws(RPCError) in try state.rename(params) },
    "textDocument/documentSymbol": { (state, params) throws(RPCError) in try state.documentSymbols(params) },
    "textDocument/foldingRange": { (state, params) throws(RPCError) in try state.foldingRanges(params) },
    "textDocument/formatting": { (state, params) throws(RPCError) in try state.formatting(params) },
    "textDocument/semanticTokens/full": { (state, params) throws(RPCError) in try state.semanticTokens(params) },
    "textDocument/inlayHint": { (state, params) throws(RPCError) in try state.inlayHints(params) },
    "textDocument/codeAction": { (state, params) throws(RPCError) in try state.codeActions(params) },
    "workspace/symbol": { (state, params) throws(RPCError) in try state.workspaceSymbols(params) },
  ]

  private func initialize(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let capabilities = params?["capabilities"]
    state.client = ClientCapabilities(capabilities)
    let units = capabilities?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    // Bytes are what is counted here; every client knows UTF-16.
    state.unit = units.contains(PositionUnit.utf8.rawValue) ? .utf8 : .utf16
    let folders = params?["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    let root = (folders.first ?? params?["rootUri"]?.string).flatMap { FileAddress(uri: $0)?.path }
    let folder = root ?? params?["rootPath"]?.string.map(SystemPath.standardized) ?? workingDirectory
    keeper = ProjectKeeper(folder, jobs: jobs, tell: tell)
    phase = .running
    return ServerCapabilities.answer(version: version, unit: state.unit)
  }

  // MARK: - Notes

  private func note(_ method: String, _ params: JSONValue?) {
    if method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
      keeper?.stop()
      return
    }
    guard phase == .running else { return }
    switch method {
    case "initialized":
      keeper?.start()
      beginProgress()
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didClose": close(params)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration":
      keeper?.lookAgain()
    default: break
    }
  }

  // MARK: - Progress

  private func beginProgress() {
    guard state.client.showsProgress, progress == nil else { return }
    progress = .asked
    calls += 1
    send(
      RPCMessage.outgoing(
        "window/workDoneProgress/create", .object { $0["token"] = .string("l10n") }, identifier: .number(calls)))
  }

  private func showProgress() {
    guard let now = progress, now != .shown else { return }
    tellProgress {
      $0["kind"] = .string("begin")
      $0["title"] = .string("l10n: reading the project")
    }
    progress = .shown
    if now == .ended { endProgress() }
  }

  private func endProgress() {
    if progress == .shown { tellProgress { $0["kind"] = .string("end") } }
    if progress == .shown { progress = nil } else if progress == .asked { progress = .ended }
  }

  private func tellProgress(_ value: (inout JSONOutput.Members) -> Void) {
    notify(
      "$/progress",
      .object {
        $0["token"] = .string("l10n")
        $0["value"] = .object(value)
      })
  }
}
