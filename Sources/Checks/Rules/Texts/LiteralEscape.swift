import SourceText
import StringFormats

extension Rule {
  /// Flags an escape that is shown as it is written.
  static let literalEscape = Rule(
    id: "literal-escape",
    summary: "A text contains a backslash and a letter where an escape sequence was meant.",
    rationale: "The user sees “\\n” in place of a new line.",
    example: RuleExample(bad: .text("One\\nTwo"), good: .text("One\nTwo")),
    severity: .warning,
    check: .text(on: .backslash) { text, report in
      var left = Report.mostInOneText
      let tokenized = TokenizedText(text.text.string)
      for token in tokenized.tokens where token.kind == .character {
        let escape = tokenized.text(token)
        guard let meaning = LiteralEscape.meaning(of: escape),
          !LiteralEscape.isPath(tokenized, before: token.range.lowerBound)
        else { continue }
        // Of Markdown, which views read, both are escapes.
        if escape == "\\\"" || escape == "\\'", report.isOfViews(text.entry.key) { continue }
        left -= 1
        if left < 0 { return }
        let written = report.written(escape, token.range, of: text)
        report.add(
          "'\(escape)' is shown with its backslash\(text.place): for \(meaning) write "
            + LiteralEscape.remedy(
              for: escape, meaning, as: written.text, in: text.entry.entry.format, isXML: report.isXML(text.entry)),
          at: written.range, of: text.entry,
          isRare: report.project.sourceIndex.map { $0.mentions("\\n") || $0.mentions("\\t") } ?? false)
      }
    })
}

extension Report {
  fileprivate func isXML(_ entry: CheckedEntry) -> Bool {
    project.documents[entry.entry.document].document.bytes.prefix(100).contains(UInt8(ascii: "<"))
  }

  /// Whether views alone show the text of a key.
  fileprivate func isOfViews(_ key: String) -> Bool { project.sourceIndex?.keysOfViews.contains(key) ?? false }

  /// An escape as the file has it, with the backslashes that stand before it there; no text where it is not found, or
  /// stands in wide units.
  fileprivate func written(
    _ escape: String, _ offsets: Range<Int>, of text: CheckedText
  ) -> (text: String?, range: ByteRange) {
    let range = place(of: offsets, in: text.text, of: text.entry.entry)
    let bytes = project.documents[text.entry.entry.document].document.bytes
    guard bytes[range.indices].elementsEqual(escape.utf8) else { return (nil, range) }
    var start = range.start.index
    while start > text.text.range.start.index, bytes[start - 1] == UInt8(ascii: "\\") { start -= 1 }
    return (String(decoding: bytes[start..<range.end.index], as: UTF8.self), ByteRange(start, range.end.index))
  }
}

private enum LiteralEscape {
  /// What an escape was meant to be; `nil` for one that Markdown has too.
  static func meaning(of escape: String) -> String? {
    switch escape {
    case "\\n", "\\r": "a line end"
    case "\\t": "a tab"
    case "\\\"": "a quotation mark"
    case "\\'": "an apostrophe"
    default: escape.hasPrefix("\\u") && escape.utf8.count == 6 ? "a character" : nil
    }
  }

  /// What the file has to have; in XML a backslash stands for itself.
  ///
  /// - Parameter written: The escape as the file has it; `nil` where that is not known.
  static func remedy(for escape: String, _ meaning: String, as written: String?, in format: StringFormat, isXML: Bool)
    -> String
  {
    if isXML { return "the character itself" }
    let place = written.map { " in place of '\($0)'" } ?? " with one backslash"
    return switch format {
    case .strings where escape.hasPrefix("\\u"): "'\\U\(escape.dropFirst(2))'\(place)"
    case .strings,
      .xcstrings where escape != "\\'":
      "'\(escape)'\(place)"
    default: "the character itself"
    }
  }

  /// Whether a letter, a digit or a colon that belongs to a path of Windows stands before: `C:\new`.
  static func isPath(_ text: TokenizedText, before index: Int) -> Bool {
    index > 0 && (text.utf8[index - 1] == UInt8(ascii: ":") || text.utf8[index - 1] == UInt8(ascii: "\\"))
  }
}
