/// Why a server cannot start.
package enum ServerError: Error, Hashable, CustomStringConvertible {
  /// The port is another program's.
  case portTaken(UInt16)
  /// The system does not let this user listen on the port.
  case portForbidden(UInt16)
  /// The system refuses to listen, with its error number (`errno`).
  case notListening(errno: Int32)
  /// libmicrohttpd is not there, or not as it must be; with what the system's loader says.
  case libraryMissing(String)
  /// libmicrohttpd could not start.
  case notStarted

  package var description: String {
    switch self {
    case .portTaken(let port): "port \(port) of 127.0.0.1 is taken by another program: give another one, or none"
    case .portForbidden(let port): "port \(port) needs the rights of an administrator: give one from 1024 on, or none"
    case .notListening(let errno): "cannot listen on 127.0.0.1: error \(errno) of the system"
    case .libraryMissing(let reason):
      "the server needs GNU libmicrohttpd (Debian: libmicrohttpd12, Homebrew: libmicrohttpd): \(reason)"
    case .notStarted: "libmicrohttpd cannot start: is the limit of open files or threads reached?"
    }
  }
}
