import Messages

/// A message made ready to be formatted often: its texts are read, and its choices resolved, once.
///
/// A prepared message serves every locale.
package struct PreparedMessage: Sendable {
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
  package init(_ message: Message, syntax: MessageSyntax = .printf) {
    var plain = message.plainText?.string
    let isPlain = plain?.withUTF8 { Self.isPlain($0, syntax) } ?? false
    if isPlain, let plain {
      content = .text(plain)
    } else {
      content = .program(MessageProgramBuilder.program(of: message, syntax: syntax))
    }
  }

  /// A text that has nothing to fill in.
  init(plain text: String) { content = .text(text) }

  /// Whether the message is one text without anything to fill in.
  package var isPlain: Bool {
    if case .text = content { true } else { false }
  }

  /// Whether a text of these bytes has nothing to fill in.
  static func isPlain(_ text: UnsafeBufferPointer<UInt8>, _ syntax: MessageSyntax) -> Bool {
    switch syntax {
    case .printf: !text.contains(UInt8(ascii: "%"))
    case .icu: !text.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") }
    }
  }
}
