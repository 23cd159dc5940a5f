import Foundation

/// A connection over which a test sends exactly the bytes it wants.
package final class RawClient {
  package struct Failure: Error {
    package let description: String

    package init(description: String) { self.description = description }
  }

  private let descriptor: Int32
  private var received: [UInt8] = []
  /// Whether the server has closed the connection.
  package private(set) var isClosed = false

  /// - Parameters:
  ///   - address: An IPv4 address of this machine.
  ///   - receiveBuffer: Bytes that the system takes before the test reads them; `nil` for its default.
  /// - Throws: ``Failure`` when nobody listens.
  package init(port: UInt16, address: String = "127.0.0.1", receiveBuffer: Int32? = nil) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    inet_pton(AF_INET, address, &place.sin_addr)
    let status = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // `deinit` closes the socket then too.
    if status != 0 { throw Failure(description: String(cString: strerror(errno))) }
  }

  deinit { if !isShut { close(descriptor) } }

  private var isShut = false

  package func shut() {
    close(descriptor)
    isShut = true
  }

  /// A server that has hung up is an error of `send`, and no signal.
  #if canImport(Darwin)
    private static let flags: Int32 = 0
  #else
    private static let flags = Int32(MSG_NOSIGNAL)
  #endif

  package func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends as much as the server takes before it closes the connection.
  package func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Self.flags)
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// Waits for more bytes; returns whether some came.
  @discardableResult
  package func receive(within milliseconds: Int32 = 20_000) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard !isClosed, poll(&waiting, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else {
      isClosed = true
      return false
    }
    received += buffer[..<count]
    return true
  }

  /// What came, as soon as it holds `text`; all that came before the connection closed or fell silent otherwise.
  package func received(until text: String) -> String {
    var start = 0
    while ByteSearch.offset(of: text, in: received, from: start) == nil {
      start = max(0, received.count - text.utf8.count)
      guard receive() else { break }
    }
    return String(decoding: received, as: UTF8.self)
  }

  /// Bytes that came since the last were forgotten.
  package var byteCount: Int { received.count }

  /// Forgets what came so far.
  package func forget() { received = [] }

  /// The next response whole, taken off what came.
  package func response(toHead: Bool = false) throws -> RawResponse {
    while true {
      if let (response, length) = RawResponse.parsed(received, hasBody: !toHead) {
        received.removeFirst(length)
        return response
      }
      guard receive() else {
        throw Failure(description: "no response: '\(String(decoding: received.prefix(500), as: UTF8.self))'")
      }
    }
  }

  /// Waits for the server to close the connection; returns whether it did.
  package func waitForEnd(within milliseconds: Int32 = 20_000) -> Bool {
    while receive(within: milliseconds) {}
    return isClosed
  }
}
