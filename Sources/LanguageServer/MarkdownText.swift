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

  /// The text as code.
  static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }
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
