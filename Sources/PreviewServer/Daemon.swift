import CMicroHTTPD

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The library's server and its thread.
// Unchecked: the pointer is used by `init` and `deinit`, and by `closeLate`, which any thread may call.
final class Daemon: @unchecked Sendable {
  private let server: OpaquePointer
  /// Held here, since the library knows it by its address alone.
  private let handler: RequestHandler

  /// Starts to serve (`MHD_start_daemon`).
  ///
  /// - Parameters:
  ///   - connections: So many are open at a time; others wait.
  ///   - timeout: Seconds of silence after which a connection is closed; also those that a request may take.
  init(
    on socket: consuming ListeningSocket, handler: RequestHandler, connections: UInt32, timeout: UInt32
  ) throws(ServerError) {
    let descriptor = socket.release()
    let server = cmhd_start(
      descriptor, connections, timeout,
      { context, connection, method, target in
        guard let context, let connection, let method, let target else { return 0 }
        return Unmanaged<RequestHandler>.fromOpaque(context).takeUnretainedValue()
          .bodyLimit(Connection(connection), method: String(cString: method), target: target)
      },
      { context, connection, method, target, body, count in
        guard let context, let connection, let method, let target else { return false }
        return Unmanaged<RequestHandler>.fromOpaque(context).takeUnretainedValue()
          .answer(
            Connection(connection), method: String(cString: method), target: target,
            body: body.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: count)) })
      }, Unmanaged.passUnretained(handler).toOpaque())
    guard let server else {
      close(descriptor)
      throw .notStarted
    }
    self.server = server
    self.handler = handler
  }

  /// Closes connections whose requests have not come in time, however steadily they send.
  func closeLate() { cmhd_close_late(server) }

  /// Closes all connections and waits for the thread (`MHD_stop_daemon`).
  deinit { cmhd_stop(server) }
}
