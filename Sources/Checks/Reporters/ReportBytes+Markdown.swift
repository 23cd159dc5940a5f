/// Text of the user's files in Markdown.
extension ReportBytes {
  /// Longest text that is written whole, in characters.
  private static let longest = 300

  /// `text` as code in which nothing means anything: every sign that could is a numeric character reference.
  ///
  /// No reference can begin Markdown, HTML, a cell of a table or an address; what looks like a mention of a person or
  /// an issue stays text, since GitHub and GitLab look for those outside of code only.
  mutating func appendMarkdown(code text: String) {
    append("<code>")
    append(TerminalText.escaped(Self.shortened(text))) { byte in
      byte < 0x80 ? Self.references[Int(byte)] : nil
    }
    append("</code>")
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    let scalars = text.unicodeScalars.prefix(longest)
    return scalars.endIndex == text.endIndex ? text : String(scalars) + "…"
  }

  /// By byte; control characters are written out before.
  private static let references: [StaticString?] = {
    var references = [StaticString?](repeating: nil, count: 128)
    let marks: [(Unicode.Scalar, StaticString)] = [
      ("!", "&#33;"), ("#", "&#35;"), ("$", "&#36;"), ("&", "&#38;"),
      ("(", "&#40;"), (")", "&#41;"), ("*", "&#42;"), ("+", "&#43;"), (".", "&#46;"),
      (":", "&#58;"), ("<", "&#60;"), (">", "&#62;"), ("@", "&#64;"),
      ("[", "&#91;"), ("\\", "&#92;"), ("]", "&#93;"), ("^", "&#94;"), ("_", "&#95;"), ("`", "&#96;"),
      ("{", "&#123;"), ("|", "&#124;"), ("}", "&#125;"), ("~", "&#126;"),
    ]
    for (mark, reference) in marks { references[Int(mark.value)] = reference }
    return references
  }()
}
