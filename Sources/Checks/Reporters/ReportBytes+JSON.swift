extension ReportBytes {
  /// A JSON string with its quotes.
  ///
  /// What a terminal would take amiss is escaped, as ``JSONReporter`` does; so is the second `#` of `##`, by which the
  /// logs of some CI systems know a command.
  mutating func appendJSON(_ text: String) {
    append("\"")
    if TerminalText.isSafe(text) {
      append(text) { byte in
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        default: nil
        }
      }
    } else {
      var previous: Unicode.Scalar?
      for scalar in text.unicodeScalars {
        if scalar == "#", previous == "#" { append("\\u0023") } else { appendJSON(scalar) }
        previous = scalar
      }
    }
    append("\"")
  }

  private mutating func appendJSON(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case _ where TerminalText.isUnsafe(scalar):
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
      }
    default: append(String(scalar))
    }
  }

  /// A text behind `start`, as in `"rule": `; nothing where there is none.
  mutating func append(_ start: StaticString, json text: String?) {
    guard let text else { return }
    append(static: start)
    appendJSON(text)
  }

  /// A list of texts in brackets.
  mutating func appendJSON(_ texts: [String]) {
    append("[")
    for (index, text) in texts.enumerated() {
      if index > 0 { append(",") }
      appendJSON(text)
    }
    append("]")
  }
}
