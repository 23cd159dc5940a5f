/// Where one message ends and the next begins.
package enum MessageFraming: Sendable {
  /// A header with the number of bytes, as in the Language Server Protocol.
  case length
  /// A line each, as in the Model Context Protocol.
  case lines

  /// A message as it is sent.
  package func framed(_ message: [UInt8]) -> [UInt8] {
    switch self {
    case .length: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    case .lines: message + [UInt8(ascii: "\n")]
    }
  }
}
