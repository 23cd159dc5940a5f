import SourceText

extension JSONText {
  /// `text` as a JSON string with its quotation marks.
  package static func quoted(_ text: String, _ escapes: JSONEscapes = .standard) -> String {
    var writer = JSONWriter(.compact, escapes, reserving: text.utf8.count + 2)
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
