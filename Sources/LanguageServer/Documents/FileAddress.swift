import Workspace

/// A file of this machine by its `file:` URI, as a client spells it.
struct FileAddress: Hashable, Sendable {
  /// As the client spells it: answers name the file so.
  let uri: String
  /// Absolute, without `.` and `..`.
  let path: String

  /// `nil` for any other scheme, a file of another machine, and what holds a NUL.
  init?(uri: String) {
    let prefix = "file://"
    guard uri.lowercased().hasPrefix(prefix) else { return nil }
    let rest = uri.utf8.dropFirst(prefix.utf8.count)
    let path = rest.drop { $0 != UInt8(ascii: "/") }
    let host = String(decoding: rest.prefix(rest.count - path.count), as: UTF8.self)
    guard host.isEmpty || host.lowercased() == "localhost", !path.isEmpty else { return nil }
    var bytes: [UInt8] = []
    var index = path.startIndex
    while index < path.endIndex {
      let byte = path[index]
      // A query or a fragment is no part of a path.
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      let digits = path[index...].dropFirst().prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        index = path.index(index, offsetBy: 3)
      } else {
        bytes.append(byte)
        index = path.index(after: index)
      }
    }
    guard !bytes.contains(0) else { return nil }
    self.uri = uri
    self.path = SystemPath.standardized(String(decoding: bytes, as: UTF8.self))
  }

  /// - Parameter path: Absolute.
  init(path: String) {
    self.path = path
    let kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded = Array("file://".utf8)
    for byte in path.utf8 {
      if kept.contains(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    uri = String(decoding: encoded, as: UTF8.self)
  }
}
