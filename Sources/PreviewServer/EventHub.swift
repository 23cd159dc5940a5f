import CMicroHTTPD
import SourceText

/// Tells all open pages what the site is made of, whenever that changes.
///
/// Every event says everything, so a page that was slow or away needs only the latest: a stream holds at most the event
/// that it is sending.
final class EventHub: Sendable {
  private struct Stream {
    let connection: Connection
    var sending: [UInt8] = []
    var sent = 0
    /// Whether there is an event that it has not begun to send.
    var isBehind = true
    var isBeatDue = false
    var isOver = false
    var isSuspended = false

    mutating func wake() {
      if isSuspended { connection.resume() }
      isSuspended = false
    }
  }

  private struct State {
    var streams: [Int: Stream] = [:]
    var nextNumber = 0
    var event: [UInt8] = []
    var isEnding = false

    mutating func wakeAll(_ change: (inout Stream) -> Void) {
      for number in Array(streams.keys) {
        change(&streams[number]!)
        streams[number]!.wake()
      }
    }
  }

  private static let beat = Array(":\n\n".utf8)

  private let state = Mutex(State())
  private let limit: Int

  /// - Parameter limit: So many pages may listen; for one more the oldest is ended, which the browser then opens anew
  ///   if its page is still there.
  init(limit: Int) { self.limit = limit }

  /// How many pages listen, with those of which it is not yet known that they have closed.
  var count: Int { state.withLock { $0.streams.count } }

  /// A new page's stream, which begins with the latest event; `nil` when the server is about to end.
  func open(_ connection: Connection) -> EventStream? {
    state.withLock { state in
      guard !state.isEnding else { return nil }
      let open = state.streams.filter { !$0.value.isOver }
      if open.count >= limit, let oldest = open.keys.min() {
        state.streams[oldest]?.isOver = true
        state.streams[oldest]?.wake()
      }
      let number = state.nextNumber
      state.nextNumber += 1
      state.streams[number] = Stream(connection: connection)
      return EventStream(hub: self, number: number)
    }
  }

  /// Sends an event to all pages, and to those that open later.
  ///
  /// - Parameter data: Lines of text.
  func send(_ data: String) {
    let event = Self.event(data)
    state.withLock { state in
      state.event = event
      state.wakeAll { $0.isBehind = true }
    }
  }

  /// Writes a comment to all pages, by which those that have closed are found: a suspended connection is not watched.
  func sendBeat() { state.withLock { $0.wakeAll { $0.isBeatDue = true } } }

  /// Ends all streams, and opens no more.
  func end() {
    state.withLock { state in
      state.isEnding = true
      state.wakeAll { $0.isOver = true }
    }
  }

  /// Called on the server's thread: fills `buffer`; 0 once the connection is suspended, `CMHD_END` at the end.
  func read(_ number: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    state.withLock { state in
      guard var stream = state.streams[number], !stream.isOver else { return Int(CMHD_END) }
      defer { state.streams[number] = stream }
      if stream.sent == stream.sending.count {
        guard stream.isBehind || stream.isBeatDue else {
          // Under the lock, so that nobody resumes the connection before it is suspended.
          stream.connection.suspend()
          stream.isSuspended = true
          return 0
        }
        stream.sending = stream.isBehind ? state.event : Self.beat
        stream.sent = 0
        (stream.isBehind, stream.isBeatDue) = (false, false)
      }
      let count = min(buffer.count, stream.sending.count - stream.sent)
      buffer.copyBytes(from: stream.sending[stream.sent..<stream.sent + count])
      stream.sent += count
      return count
    }
  }

  func remove(_ number: Int) { state.withLock { $0.streams[number] = nil } }

  /// An event as it is sent (HTML Standard, “Server-sent events”); the browser asks again a second after it lost the
  /// server.
  private static func event(_ data: String) -> [UInt8] {
    let lines = data.split(separator: "\n", omittingEmptySubsequences: false).map { "data: \($0)\n" }
    return Array("retry: 1000\nevent: state\n\(lines.joined())\n".utf8)
  }
}
