import SourceText

/// What is wrong at the current place.
extension JSONParser {
  func expected(_ what: String) -> JSONSyntaxError {
    JSONSyntaxError(
      index < bytes.count ? "expected \(what), found \(found)" : "the file ends where \(what) is due", at: index)
  }

  func unclosed(_ shape: JSONNode.Shape, from start: Int) -> JSONSyntaxError {
    JSONSyntaxError(shape == .object ? "'{' is never closed" : "'[' is never closed", at: start)
  }

  /// The character at the current place, for a message.
  var found: String {
    let byte = bytes[index]
    if byte >= 0x20, byte < 0x7F { return "'\(Unicode.Scalar(byte))'" }
    let length = byte < 0x80 ? 0 : bytes.utf8SequenceLength(at: index)
    if length > 0 { return "'\(String(decoding: bytes[index..<index + length], as: UTF8.self))'" }
    return "the byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
