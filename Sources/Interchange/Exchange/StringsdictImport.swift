import Messages
import SourceText
import StringFormats
import StringTables
import XLIFF

/// Makes entries of a `.stringsdict` in the structure of the source file, with what is translated.
struct StringsdictImport {
  private let table: TableImport
  private let source: TableTexts?

  init(_ table: TableImport) {
    self.table = table
    source = table.sourceTexts
  }

  /// A new file with the entries that are translated.
  func file(_ log: inout ImportLog) -> (text: String, count: Int) {
    let made = entries(table.list.texts, &log) { _ in false }
    return (PropertyListText.xmlFile(members: made.map(\.text).joined()), made.reduce(0) { $0 + $1.count })
  }

  private struct Made {
    let after: String?
    let text: String
    let count: Int
  }

  private func entries(_ texts: [ImportedText], _ log: inout ImportLog, has: (String) -> Bool) -> [Made] {
    var made: [Made] = []
    for run in table.runs(texts, has: has) {
      var rest = run.texts[...]
      while let first = rest.first {
        let own = rest.prefix { $0.key.utf8.elementsEqual(first.key.utf8) }
        rest = rest.dropFirst(own.count)
        guard let text = entry(Array(own), &log) else { continue }
        made.append(Made(after: run.after, text: text, count: own.count))
      }
    }
    return made
  }

  /// One entry with its comment; `nil`, and named, where a variable has no form.
  private func entry(_ texts: [ImportedText], _ log: inout ImportLog) -> String? {
    guard let first = texts.first, let original = source?.texts(first.key) else { return nil }
    let bare = original.substitutions.map(\.name.string).first { name in
      !texts.contains { $0.path.variable == name }
    }
    if let bare {
      log.add("no form of the variable '\(bare)' of '\(first.key)' is translated: not imported", at: first.origin)
      return nil
    }
    var parts = MessageParts()
    if !texts.contains(where: { $0.path.variable == nil }) {
      for part in original.parts where part.path.variable == nil { parts.append(part) }
    }
    for text in texts {
      let located = LocatedText(text.text, range: ByteRange(0, 0))
      parts.append(.init(path: text.path, text: located, state: nil))
    }
    guard let message = parts.unit(origin: first.origin)?.unit.message else { return nil }
    let typed = Message(
      format: message.format,
      substitutions: message.substitutions.map { substitution in
        Message.Substitution(
          name: substitution.name, argumentNumber: nil,
          specifier: original.substitution(substitution.name.string)?.specifier, variant: substitution.variant)
      })
    return TableWriter.entry(
      first.key, StringsdictMessage(typed), comment: table.comment(of: first.key, source))
  }

  /// Puts new entries behind the ones that they follow in the source.
  func adding(_ texts: [ImportedText], to bytes: [UInt8], _ log: inout ImportLog) -> (bytes: [UInt8], count: Int) {
    let document = StringDocument(parsing: bytes, format: .stringsdict)
    guard document.encoding == "xml-plist" else {
      for text in texts {
        log.add("a binary property list takes no new key '\(text.key)': not imported", at: text.origin)
      }
      return (bytes, 0)
    }
    let existing = TableTexts(document)
    guard let head = document.entries.first else {
      guard document.problems.isEmpty else { return (bytes, 0) }
      let made = file(&log)
      return (Array(made.text.utf8), made.count)
    }
    let made = entries(texts, &log) { existing.entry($0) != nil }
    let encoding = TextEncoding.byteOrderMark(of: bytes)?.encoding ?? .utf8
    let layout = EntryLayout(bytes, at: head.range.start.index, encoding)
    var output: [UInt8] = []
    var end = 0
    // A key without a predecessor goes to the front.
    let start = (head.comment.map { min($0.range.start, head.range.start) } ?? head.range.start).index
    let places = made.map { one in
      (one.after.flatMap(existing.entry)?.range.end.index ?? start, one)
    }
    for (place, one) in places.enumerated().sorted(by: { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) })
      .map(\.element)
    {
      output += bytes[end..<place]
      end = place
      output += encoding.encode(layout.text(one.text, isInFront: one.after == nil))
    }
    return (output + bytes[end...], made.reduce(0) { $0 + $1.count })
  }
}

/// How the entries of an XML property list are laid out.
private struct EntryLayout {
  private var indentation = ""
  private var lineEnd = "\n"

  init(_ bytes: [UInt8], at start: Int, _ encoding: TextEncoding) {
    let before = encoding.decode(bytes[max(0, start - 256 * encoding.unitWidth)..<start])
    let blanks = before.unicodeScalars.reversed().prefix { $0 == " " || $0 == "\t" }
    indentation = String(String.UnicodeScalarView(blanks.reversed()))
    if before.utf8.elements(at: "\r\n") { lineEnd = "\r\n" }
  }

  /// An entry indented by tabs as the file indents its own.
  func text(_ entry: String, isInFront: Bool) -> String {
    let lines = entry.split(separator: "\n").map { line in
      let depth = line.utf8.prefix { $0 == 0x09 }.count
      return String(repeating: indentation, count: depth) + line.dropFirst(depth)
    }
    let text = lines.joined(separator: lineEnd)
    return isInFront ? text.dropFirst(indentation.count) + lineEnd + indentation : lineEnd + text
  }
}
