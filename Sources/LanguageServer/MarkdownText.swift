/// Text of a table in Markdown, so that none of it is taken for Markdown or HTML.
enum MarkdownText {
  /// The text on one line, each mark escaped.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\u{2028}", "\u{2029}": escaped += "⏎"
      case "\t": escaped += " "
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default:
        // What turns the direction of what follows would turn the table, too.
        if ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar) { continue }
        if scalar.isASCII, scalar.properties.generalCategory.isMark { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text as code on one line; white space at its ends may be lost.
  static func code(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: "⏎")
    // The marks around it are more than any in it.
    var (most, count) = (0, 0)
    for letter in line {
      count = letter == "`" ? count + 1 : 0
      most = max(most, count)
    }
    let marks = String(repeating: "`", count: most + 1)
    return most == 0 ? marks + line + marks : "\(marks) \(line) \(marks)"
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    switch self {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .otherPunctuation, .mathSymbol,
      .currencySymbol, .modifierSymbol:
      true
    default: false
    }
  }
}
