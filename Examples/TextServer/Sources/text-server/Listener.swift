import Foundation

/// A port of this machine that others connect to.
struct Listener {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Connections that are served at once, a thread for each; the system lets some more wait.
  private static let mostConnections = 128

  private let socket: Int32

  /// - Parameter port: 0 for any that is free.
  /// - Throws: ``Failure`` if the port is not to be had.
  init(port: UInt16) throws(Failure) {
    // A reader that has hung up is an error of `send`, and no signal.
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    socket = Foundation.socket(AF_INET, kind, 0)
    var isReused: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) }
    }
    guard status == 0, listen(socket, SOMAXCONN) == 0 else {
      throw Failure(description: "port \(port): \(String(cString: strerror(errno)))")
    }
  }

  /// The port that was asked for, or the one that was free.
  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Hands each connection to `serve`, in a thread of its own; never returns.
  func run(_ serve: @escaping @Sendable (Connection) -> Void) -> Never {
    let free = DispatchSemaphore(value: Self.mostConnections)
    while true {
      free.wait()
      let descriptor = accept(socket, nil, nil)
      guard descriptor >= 0 else {
        // It has hung up, or the system has no descriptor left for now.
        free.signal()
        usleep(10_000)
        continue
      }
      Thread.detachNewThread {
        serve(Connection(descriptor: descriptor))
        close(descriptor)
        free.signal()
      }
    }
  }
}
