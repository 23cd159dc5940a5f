import Checks
import Interchange
import PositionedJSON
import Preview
import PreviewServer
import SourceText
import Synchronization

/// Answers what the pages of a served preview send: texts to try, to save, and to take back.
final class PreviewServeDesk: Sendable {
  /// A project with the place of its files.
  struct Bench: Sendable {
    let workbench: Workbench
    /// Absolute path of the folder that the files are named in.
    let root: String
  }

  /// What a saving has changed.
  private struct Saved {
    let path: String
    let key: String
    let locale: String
    let before: [UInt8]
    let after: [UInt8]

    var byteCount: Int { before.count + after.count }
  }

  private struct State {
    var bench: Bench
    /// The latest last.
    var saved: [Saved] = []
  }

  /// Bytes of the files before and after savings: earlier ones cannot be taken back.
  private static let mostSavedBytes = 64 << 20

  private let state: Mutex<State>

  init(_ bench: Bench) { state = Mutex(State(bench: bench)) }

  /// Answers from another state of the project.
  func replace(by bench: Bench) { state.withLock { $0.bench = bench } }

  private var bench: Bench { state.withLock(\.bench) }

  /// What the server is to hand over.
  var posts: PostHandler {
    PostHandler(paths: ["try", "save", "undo"]) { [self] path, body in
      do {
        switch path {
        case "try": return .value(try bench.workbench.trial(TypedRequest(parsing: body)))
        case "save": return .value(try save(TypedRequest(parsing: body)))
        default: return .value(try undo())
        }
      } catch let refusal as TypedRequest.Refusal {
        return .refusal(status: refusal.status, TerminalText.escaped(refusal.description))
      } catch {
        return .refusal(status: 409, TerminalText.escaped("\(error)"))
      }
    }
  }

  private func save(_ request: TypedRequest) throws -> [UInt8] {
    let bench = bench
    let (change, path, line) = try bench.workbench.change(request) { path in
      try FileAccess.bytes(of: bench.root + "/" + path, named: path)
    }
    if let change, let before = change.old {
      try AtomicWrite.write(
        change.new, to: bench.root + "/" + change.path, named: change.path, over: .bytes(before), within: bench.root)
      state.withLock { state in
        state.saved.append(
          Saved(
            path: change.path, key: request.key?.key ?? "", locale: request.locale, before: before, after: change.new))
        while state.saved.count > 1, state.saved.reduce(0, { $0 + $1.byteCount }) > Self.mostSavedBytes {
          state.saved.removeFirst()
        }
      }
    }
    return answer("saved") {
      $0.member("file", change?.path ?? path)
      $0.member("line", line)
    }
  }

  private func undo() throws -> [UInt8] {
    guard let last = state.withLock({ $0.saved.last }) else {
      throw TypedRequest.Refusal(status: 409, "nothing was saved that could be taken back")
    }
    let root = bench.root
    let path = root + "/" + last.path
    guard try FileAccess.bytes(of: path, named: last.path) == last.after else {
      throw TypedRequest.Refusal(
        status: 409, "'\(last.path)' has changed since, so that nothing was taken back: edit the file itself")
    }
    try AtomicWrite.write(last.before, to: path, named: last.path, over: .bytes(last.after), within: root)
    state.withLock { _ = $0.saved.popLast() }
    return answer("undone") {
      $0.member("file", last.path)
      $0.member("key", last.key)
      $0.member("locale", last.locale)
    }
  }

  /// One value, with how many savings can be taken back.
  private func answer(_ kind: String, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(.compact, .script)
    writer.array { list in
      list.array {
        $0.string(kind)
        $0.string("")
        $0.object {
          body(&$0)
          $0.member("undo", state.withLock { $0.saved.count })
        }
      }
    }
    return writer.bytes
  }
}
