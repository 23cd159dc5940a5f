import Messages

/// Formats of `NSRuleEditor` and `NSPredicateEditor`, as in “%1$[Name]@ %2$[is, is not]@ %3$@”.
///
/// Such a text never meets printf: the editor lays out a menu for each `%[…]@`, with the titles between the brackets,
/// and a field for `%@`. Titles are words of people, and so are their percent signs. Keys are formats of that kind too;
/// each language groups the titles into keys as its grammar asks.
package enum RuleEditorFormat {
  /// The text with its menus emptied, as “%[]@ %[]@ %@”, by which keys with other groups of titles are alike; `nil` for
  /// a text without a menu.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func shape(of text: String) -> String? {
    let bytes = Array(text.utf8)
    var shape: [UInt8] = []
    var (hasMenu, copied, index) = (false, 0, 0)
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = start + 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
        index += 1
        continue
      }
      let digits = index
      while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
      if index > digits, index < bytes.count, bytes[index] == UInt8(ascii: "$") { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "[") else { continue }
      // What is not closed here is closed nowhere behind it.
      guard let end = closing(bytes, from: index + 1) else { break }
      hasMenu = true
      shape += bytes[copied...index]
      (copied, index) = (end, end)
    }
    return hasMenu ? String(decoding: shape + bytes[copied...], as: UTF8.self) : nil
  }

  /// Where the `]@` of a menu begins.
  private static func closing(_ bytes: [UInt8], from start: Int) -> Int? {
    (start..<max(start, bytes.count - 1)).first {
      bytes[$0] == UInt8(ascii: "]") && bytes[$0 + 1] == UInt8(ascii: "@")
    }
  }
}

extension Message {
  /// Whether one of its texts is a format of a rule editor.
  package var isRuleEditorFormat: Bool { texts.contains { RuleEditorFormat.shape(of: $0.string) != nil } }
}

extension Table.Entry {
  /// Whether its key or one of its texts is a format of a rule editor.
  package var isRuleEditorFormat: Bool { RuleEditorFormat.shape(of: key.string) != nil || message.isRuleEditorFormat }
}
