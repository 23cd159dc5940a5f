extension ReportBytes {
  /// Text for an element or an attribute of XML 1.0.
  ///
  /// Characters that XML forbids, and those that would command a terminal or hide text, stand as `\u{…}`.
  mutating func appendXML(_ text: String) {
    append(TerminalText.escaped(text)) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&apos;"
      default: nil
      }
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
