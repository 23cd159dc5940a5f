import SourceText

extension ReportBytes {
  /// Text for an element or an attribute of XML 1.0.
  ///
  /// Characters that XML forbids, and those that would command a terminal or hide text, stand as `\u{…}`.
  mutating func appendXML(_ text: String) {
    append(TerminalText.escaped(text)) { byte in
      byte == UInt8(ascii: "'") ? "&apos;" : MarkupText.reference(for: Unicode.Scalar(byte), isAttribute: true)
    }
  }

  /// The start of an element with its attributes; what closes it is left to the caller.
  mutating func appendXML(element start: StaticString, _ attributes: KeyValuePairs<StaticString, String>) {
    append(static: start)
    for (name, value) in attributes {
      append(" ")
      append(static: name)
      append("=\"")
      appendXML(value)
      append("\"")
    }
  }
}
