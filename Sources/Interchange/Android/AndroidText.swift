/// The text of Android's string resources: backslash escapes, quotes, and white space that collapses.
enum AndroidText {
  /// Resolves the escapes of character data whose entities are resolved already.
  static func decoded(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    var isQuoted = false
    var pendingBlank = false
    var rest = text.unicodeScalars[...]
    func flush() {
      if pendingBlank, !output.isEmpty { output.append(" ") }
      pendingBlank = false
    }
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        flush()
        isQuoted.toggle()
      case " ", "\n", "\t", "\r":
        if isQuoted { output.append(scalar) } else { pendingBlank = true }
      case "\\":
        flush()
        guard let mark = rest.popFirst() else { continue }
        switch mark {
        case "n": output.append("\n")
        case "t": output.append("\t")
        case "u": output.append(unicode(&rest))
        default: output.append(mark)
        }
      default:
        flush()
        output.append(scalar)
      }
    }
    return String(output)
  }

  /// Up to four hexadecimal digits, with the second half of a surrogate pair.
  private static func unicode(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
    func unit(_ rest: inout Substring.UnicodeScalarView) -> UInt32 {
      var value: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = rest.first.flatMap({ Character($0).hexDigitValue }), rest.first?.isASCII == true else {
          break
        }
        value = value << 4 | UInt32(digit)
        rest.removeFirst()
      }
      return value
    }
    let first = unit(&rest)
    guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    var behind = rest
    guard behind.popFirst() == "\\", behind.popFirst() == "u" else { return "\u{FFFD}" }
    let second = unit(&behind)
    guard second & 0xFC00 == 0xDC00 else { return "\u{FFFD}" }
    rest = behind
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
  }

  /// `text` as a resource holds it, XML escapes included.
  static func encoded(_ text: String) -> String {
    var output = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\": output += "\\\\"
      case "'": output += "\\'"
      case "\"": output += "\\\""
      case "\n": output += "\\n"
      case "\t": output += "\\t"
      case "@" where index == 0, "?" where index == 0: output += "\\" + String(scalar)
      case " " where index == 0 || index == scalars.count - 1 || scalars[index - 1] == " ": output += "\\u0020"
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}",
        _ where scalar.value >= 0x80 && scalar.properties.isWhitespace:
        // Blanks beyond ASCII collapse in some readers.
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: output += XMLOutput.text(String(scalar))
      }
    }
    return output
  }
}
