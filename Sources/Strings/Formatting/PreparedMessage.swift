/// A message made ready to be formatted often: its texts are read, and its choices resolved, once.
///
/// A prepared message serves every locale.
public struct PreparedMessage: Sendable {
  enum Content: Sendable {
    /// A text without anything to fill in.
    case text(String)
    case program(MessageProgram)
  }

  let content: Content

  /// - Parameters:
  ///   - message: The value of a key.
  ///   - syntax: How its texts mark their arguments.
  /// - Complexity: O(*n*) in the length of its texts; a text without arguments is only looked through.
  public init(_ message: Message, syntax: MessageSyntax = .printf) {
    if let plain = message.plainText?.string, Self.isPlain(plain, syntax) {
      content = .text(plain)
    } else {
      content = .program(MessageProgramBuilder.program(of: message, syntax: syntax))
    }
  }

  /// Whether the message is one text without anything to fill in.
  public var isPlain: Bool {
    if case .text = content { true } else { false }
  }

  private static func isPlain(_ text: String, _ syntax: MessageSyntax) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes {
        switch (byte, syntax) {
        case (UInt8(ascii: "%"), .printf): return false
        case (UInt8(ascii: "{"), .icu), (UInt8(ascii: "}"), .icu), (UInt8(ascii: "'"), .icu): return false
        default: continue
        }
      }
      return true
    }
  }
}
