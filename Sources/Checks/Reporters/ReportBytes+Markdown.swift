import SourceText

/// Text of the user's files in Markdown.
extension ReportBytes {
  /// Longest text that is written whole, in characters.
  private static let longest = 300

  /// `text` as a code span, in which nothing means anything: its marks are a run of backticks longer than any in the
  /// text.
  mutating func appendMarkdown(code text: String) {
    let text = TerminalText.escaped(Self.shortened(text))
    let marks = String(repeating: "`", count: text.longestMarks + 1)
    let edges = [text.utf8.first, text.utf8.last]
    let isPadded = text.isEmpty || edges.contains(UInt8(ascii: "`")) || edges.contains(UInt8(ascii: " "))
    append(marks)
    if isPadded { append(" ") }
    append(text)
    if isPadded { append(" ") }
    append(marks)
  }

  /// `text` as code in a cell of a table, whose bars no code span covers: every sign that could mean something is a
  /// numeric character reference, and a comment follows those which an address needs.
  mutating func appendMarkdown(cell text: String) {
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
      ("(", "&#40;"), (")", "&#41;"), ("*", "&#42;"), ("+", "&#43;"), (".", "&#46;<!-- -->"),
      (":", "&#58;<!-- -->"), ("<", "&#60;"), (">", "&#62;"), ("@", "&#64;<!-- -->"),
      ("[", "&#91;"), ("\\", "&#92;"), ("]", "&#93;"), ("^", "&#94;"), ("_", "&#95;"), ("`", "&#96;"),
      ("{", "&#123;"), ("|", "&#124;"), ("}", "&#125;"), ("~", "&#126;"),
    ]
    for (mark, reference) in marks { references[Int(mark.value)] = reference }
    return references
  }()
}
