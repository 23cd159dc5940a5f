import Dispatch
import SourceText

/// Serves files from memory on 127.0.0.1, to this machine alone, and tells open pages when they change.
///
/// A request's Host field must name this server (so that no page of the web can read it by a name of its own that leads
/// here), its method be GET or HEAD, its path one of the site's. Nothing is looked up on disk. What pages send, and its
/// own pages alone, a ``PostHandler`` answers.
///
/// To `index.html` a script is added, which listens to `/events` and calls `l10n.reload` with the paths that changed;
/// where the page has no such function, or it returns `false`, it loads the page anew.
///
/// The server ends with its last reference, or before by ``stop()``. The library is GNU libmicrohttpd.
package final class PreviewServer: Sendable {
  /// Seconds between the comments that show which pages have closed, and the looks for requests that take too long.
  static let beatInterval = 5
  /// Half of them may be without a request.
  private static let connectionLimit: UInt32 = 512
  private static let streamLimit = 64
  private static let timeout: UInt32 = 30

  package let port: UInt16
  /// What a page has to know to send something: others of this machine can read, and not change anything. Empty where
  /// nothing may be sent.
  let key: String
  private let files: Mutex<[ServedFile]>
  private let handler: RequestHandler
  private let hub: EventHub
  private let daemon: Mutex<Daemon?>

  /// Where a browser finds the site; with the key, where pages may send something.
  package var address: String { "http://127.0.0.1:\(port)/" + (key.isEmpty ? "" : "?key=\(key)") }

  /// How many pages listen for changes.
  var pageCount: Int { hub.count }

  /// Starts to serve `files` on its own thread.
  ///
  /// - Parameters:
  ///   - problem: Lines to show in the page; `nil` for none.
  ///   - posts: Answers what pages send; `nil` where nothing may be sent.
  /// - Throws: ``ServerError/notStarted``.
  package convenience init(
    on socket: consuming ListeningSocket, files: [ServedFile], problem: String? = nil, posts: PostHandler? = nil
  ) throws(ServerError) {
    try self.init(
      on: socket, files: files, problem: problem, posts: posts, limit: Self.connectionLimit, timeout: Self.timeout,
      beatInterval: .seconds(Self.beatInterval))
  }

  /// The same with other bounds, for tests.
  ///
  /// - Parameters:
  ///   - limit: How many connections are open at a time; others wait.
  ///   - timeout: Seconds of silence after which a connection is closed; also those that a request may take.
  init(
    on socket: consuming ListeningSocket, files: [ServedFile], problem: String?, posts: PostHandler? = nil,
    limit: UInt32, timeout: UInt32, beatInterval: DispatchTimeInterval
  ) throws(ServerError) {
    port = socket.port
    key = posts == nil ? "" : Self.makeKey()
    let site = Site(files, problem: problem)
    hub = EventHub(limit: Self.streamLimit)
    hub.send(site.state)
    handler = RequestHandler(port: port, site: site, hub: hub, posts: posts, key: key)
    self.files = Mutex(files)
    daemon = Mutex(try Daemon(on: socket, handler: handler, connections: limit, timeout: timeout))
    beat(every: beatInterval)
  }

  /// 128 random bits.
  private static func makeKey() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  deinit { stop() }

  /// Closes all connections and frees the port.
  package func stop() {
    hub.end()
    daemon.withLock { $0 = nil }
  }

  /// Puts other files in the place of the site's, and tells the open pages.
  ///
  /// - Returns: The paths that are new, changed or gone, sorted.
  package func publish(_ files: [ServedFile]) -> [String] {
    self.files.withLock { current in
      current = files
      return replace(files, problem: nil)
    }
  }

  /// Shows in the open pages why the files are not newer.
  package func report(_ problem: String) {
    files.withLock { files in _ = replace(files, problem: problem) }
  }

  private func replace(_ files: [ServedFile], problem: String?) -> [String] {
    let site = Site(files, problem: problem)
    let old = handler.replace(by: site).hashes
    hub.send(site.state)
    return Set(old.keys).union(site.hashes.keys).filter { old[$0] != site.hashes[$0] }.sorted()
  }

  private func beat(every interval: DispatchTimeInterval) {
    DispatchQueue.global().asyncAfter(deadline: .now() + interval) { [weak self] in
      guard let self else { return }
      hub.sendBeat()
      daemon.withLock { $0?.closeLate() }
      beat(every: interval)
    }
  }
}
