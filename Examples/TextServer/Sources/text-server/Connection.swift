import Foundation
import TextServer

/// A connection that brings one request.
struct Connection {
  private static let longestHead = 8_192
  /// What a reader has for the whole head, and again for the answer.
  private static let patience = Duration.seconds(5)

  let descriptor: Int32

  /// Answers the request, or says why there is none.
  func answer(by server: TextServer) {
    send(response(of: server).bytes)
    // What is still unread when a connection is closed makes the system withdraw the answer.
    shutdown(descriptor, Int32(SHUT_WR))
    let deadline = ContinuousClock.now + .seconds(1)
    while receive(until: deadline) != nil {}
  }

  private func response(of server: TextServer) -> Response {
    do { return server.response(to: try head()) } catch { return Response(error) }
  }

  /// The bytes up to the empty line; the rest is of no interest.
  private func head() throws(Status) -> ArraySlice<UInt8> {
    let deadline = ContinuousClock.now + Self.patience
    var head: [UInt8] = []
    while let bytes = receive(until: deadline) {
      let start = max(0, head.count - 3)
      head += bytes
      if let end = head[start...].firstRange(of: Array("\r\n\r\n".utf8)), end.lowerBound <= Self.longestHead {
        return head[..<end.lowerBound]
      }
      if head.count > Self.longestHead { throw .fieldsTooLarge }
    }
    throw .requestTimeout
  }

  /// The next bytes; `nil` at the end of the connection and of the time.
  private func receive(until deadline: ContinuousClock.Instant) -> ArraySlice<UInt8>? {
    guard isReady(for: POLLIN, until: deadline) else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? bytes[..<count] : nil
  }

  private func send(_ bytes: [UInt8]) {
    let deadline = ContinuousClock.now + Self.patience
    var rest = bytes[...]
    while !rest.isEmpty, isReady(for: POLLOUT, until: deadline) {
      let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func isReady(for event: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    let left = ContinuousClock.now.duration(to: deadline)
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return left > .zero && poll(&request, 1, Int32(left / .milliseconds(1)) + 1) > 0
  }
}
