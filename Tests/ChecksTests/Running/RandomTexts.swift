import TestSupport

@testable import Checks

/// Projects of texts put together at random from what rules look for.
enum RandomTexts {
  private static let pieces: [String] = [
    " ", "  ", "\u{A0}", "\u{3000}", "\\n", "\n", "\t", "\u{85}", "a", "the", "the the", "Das das", "é", "вот вот", "か",
    "한국어",
    "العربية", "ไทย", "😀", "👩\u{200D}🚀", "0", "12", "1,500", "٣", "%", "%@", "%d", "%lld", "%1$@", "%2$lld", "%3$@",
    "%%",
    "100 % of", "%#@n@", "% @", "٪@", "%n", "%.2f", "%arg", "(", ")", "[", "]", "{", "}", "（", "）", "「", "'", "\\\"",
    "“",
    "”", "«", "»", "<b>", "</b>", "&amp;", "<", "**bold**", "_", "`", "[a](b)", "^[x](inflect: true)", "\\u00e9",
    "\\\\", ".",
    "...", "…", "?", "？", "؟", "!", " !", " :", "：", ";", ",", "、", "。", "։", "।", "https://a.example/b",
    "www.a.example",
    "a@b.example", "@", "\u{200B}", "\u{AD}", "\u{FEFF}", "\u{200E}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FFFD}",
    "Ã©", "ÃŸ", "é–‰ã‚‹", " PDF ", " Pdf ", " ~/Library/Caches ", " ~/Lib/Caches ", "<a href='https://a.example/c'>",
    "<b class='x'>", "<b class='y'>", "Der Der", "5 M ", "39万",
    "Settings", "Einstellungen speichern", "отмена поиск", "設定を保存する",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...7, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// Tables of texts that resemble each other, as translations do, and plurals in all their forms.
  static func project(_ random: inout SeededGenerator, keys: Int, locales: [String]) -> CheckFixture {
    let sources = (0..<keys).map { _ in text(&random) }
    var fixture = CheckFixture()
    for locale in locales {
      let lines = sources.indices.compactMap { key -> String? in
        if Int.random(in: 0..<20, using: &random) == 0 { return nil }
        let isKept = locale == "en" || Int.random(in: 0..<3, using: &random) == 0
        var value = isKept ? sources[key] : text(&random)
        if !isKept, Bool.random(using: &random) { value = sources[key] + (pieces.randomElement(using: &random) ?? "") }
        return "\"key \(key)%@\" = \"\(value)\";"
      }
      fixture = fixture.strings(locale, lines.joined(separator: "\n"))
      fixture = fixture.file("\(locale).lproj/Localizable.stringsdict", plurals(&random, keys: max(1, keys / 10)))
    }
    return fixture
  }

  /// Plurals in some forms, needed or not, of variables of types that are right or not; some vary in another way.
  private static func plurals(_ random: inout SeededGenerator, keys: Int) -> String {
    let entries = (0..<keys).map { key in
      let left = Int.random(in: 0...4, using: &random)
      let forms = ["one", "few", "many", "other", "two", key % 9 == 0 ? "others" : "zero"].shuffled(using: &random)
        .dropLast(left).map { form in
          "<key>\(form)</key><string>\(Bool.random(using: &random) ? "%lld " : "")\(escaped(text(&random)))</string>"
        }
      let around = Bool.random(using: &random) ? "" : " " + escaped(text(&random))
      let type = ["lld", "lld", "lld", "d", "u", "@", "lld d"].randomElement(using: &random) ?? "lld"
      if key % 10 == 9 {
        return """
          <key>plural \(key)</key>
          <dict><key>NSStringDeviceSpecificRuleType</key><dict>
          <key>mac</key><string>\(escaped(text(&random)))</string>
          <key>other</key><string>\(escaped(text(&random)))</string>
          </dict></dict>
          """
      }
      return """
        <key>plural \(key)</key>
        <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@\(around)</string>
        <key>n</key>
        <dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
        \(forms.joined(separator: "\n"))
        </dict>
        </dict>
        """
    }
    return "<plist version=\"1.0\"><dict>\n\(entries.joined(separator: "\n"))\n</dict></plist>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}

extension [Finding] {
  /// All that a report tells of each finding, on a line.
  var described: [String] {
    map { finding in
      let (start, end) = (finding.span.start, finding.span.end)
      return """
        \(finding.path):\(start.line):\(start.column)-\(end.line):\(end.column) \(finding.severity) \(finding.rule) \
        \(finding.table ?? "–") \(finding.key ?? "–") \(finding.locale ?? "–") \(finding.message)
        \(finding.excerpt ?? "")
        """
    }
  }
}
