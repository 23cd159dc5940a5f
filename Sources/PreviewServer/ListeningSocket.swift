import CMicroHTTPD

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A port of 127.0.0.1 that is held, before anything is served on it.
///
/// Connections that come meanwhile wait.
package struct ListeningSocket: ~Copyable {
  private let descriptor: Int32
  /// The port, also where the system chose it.
  package let port: UInt16

  /// Takes a port (`bind`, `listen`), once it is clear that there is a library to serve on it with.
  ///
  /// - Parameter port: `nil` for any that is free.
  package init(port: UInt16? = nil) throws(ServerError) {
    if let reason = cmhd_load() { throw .libraryMissing(String(cString: reason)) }
    var bound: UInt16 = 0
    let descriptor = cmhd_listen(port ?? 0, &bound)
    guard descriptor >= 0 else {
      switch (-descriptor, port) {
      case (EADDRINUSE, let port?): throw .portTaken(port)
      case (EACCES, let port?), (EPERM, let port?): throw .portForbidden(port)
      default: throw .notListening(errno: -descriptor)
      }
    }
    self.descriptor = descriptor
    self.port = bound
  }

  deinit { close(descriptor) }

  /// The descriptor, which is the caller's to close from now on.
  consuming func release() -> Int32 {
    let descriptor = descriptor
    discard self
    return descriptor
  }
}
