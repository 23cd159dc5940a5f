/// Texts of a table in the generated file: nothing in them can end the literal or the comment they stand in.
package enum SourceQuoting {
  /// `text` as a string literal.
  package static func literal(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: append(scalar, to: &quoted)
      }
    }
    return quoted + "\""
  }

  /// `text` as lines of a comment.
  ///
  /// - Parameter limit: Characters after which the rest is left out.
  package static func lines(_ text: String, limit: Int) -> [String] {
    var lines = [""]
    var previous: Unicode.Scalar = " "
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else {
        lines[lines.count - 1] += "…"
        break
      }
      count += 1
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": lines.append("")
      case "\t": lines[lines.count - 1] += " "
      // Neither opens nor ends a block comment that someone puts around the code.
      case "/" where previous == "*", "*" where previous == "/":
        lines[lines.count - 1] += "\\" + String(scalar)
      default: append(scalar, to: &lines[lines.count - 1])
      }
      previous = scalar
    }
    return lines.map(trimmed)
  }

  private static func trimmed(_ line: String) -> String {
    var scalars = line.unicodeScalars[...]
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return String(Substring(scalars))
  }

  /// What cannot be seen, or changes the direction in which the rest is shown, stands as its number.
  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
      text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: text.unicodeScalars.append(scalar)
    }
  }
}
