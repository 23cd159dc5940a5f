import SourceText

/// Text of the user's files in a page.
enum HTMLText {
  /// `text` with all that has a meaning in HTML as character references, in elements and in quoted attributes alike;
  /// control characters and those that turn the direction of text around it are written out as `\u{…}`.
  static func escaped(_ text: String) -> String {
    MarkupText.escaped(text) { scalar in
      switch scalar {
      case "'": "&#39;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: nil
      }
    }
  }
}
