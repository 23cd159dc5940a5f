import Testing

@testable import Checks

@Suite("Reports in Markdown")
struct MarkdownReporterTests {
  private func text(_ report: CheckReport) -> String {
    String(decoding: ReportFormat.markdown.bytes(of: report, human: HumanReporter(colored: false)), as: UTF8.self)
  }

  private static func locale(
    _ name: String, keys: Int, translated: Int, missing: Int = 0
  ) -> ProjectStatistics.Locale {
    ProjectStatistics.Locale(name: name, coverage: Coverage(keys: keys, translated: translated, missing: missing))
  }

  @Test("show counts, rules by locale, coverage and the findings of each rule")
  func sections() {
    var report = ReportFixture.report([
      ReportFixture.finding(), ReportFixture.finding("extra-key", .warning, locale: "fr"),
    ])
    report.coverage = [
      Self.locale("de", keys: 300, translated: 296, missing: 1), Self.locale("fr", keys: 200, translated: 200),
    ]
    report.baselined = KnownFindings(of: [ReportFixture.finding(), ReportFixture.finding("extra-key", .warning)])
    #expect(
      text(report) == """
        ### ❌ l10n: 1 error, 1 warning

        1 key in 1 table, 1 locale; in the baseline 1 error (1 argument-type) and 1 warning

        | rule | total | <code>de</code> | <code>fr</code> |
        | --- | ---: | ---: | ---: |
        | ❌ argument-type | 1 | 1 | |
        | ⚠️ extra-key | 1 | | 1 |

        <details><summary>Coverage of 2 locales: 1 locale with keys to translate</summary>

        | locale | translated | unfinished | missing | of keys | % |
        | --- | ---: | ---: | ---: | ---: | ---: |
        | <code>de</code> | 296 | 3 | 1 | 300 | 98.6 % |
        | <code>fr</code> | 200 | 0 | 0 | 200 | 100 % |

        </details>

        <details><summary>❌ argument-type: 1</summary>

        \(Rule.argumentType.summary) \(Rule.argumentType.rationale)

        - `de.lproj/Localizable.strings:3:7`<br>`de: wrong`

        </details>

        <details><summary>⚠️ extra-key: 1</summary>

        \(Rule.extraKey.summary) \(Rule.extraKey.rationale)

        - `de.lproj/Localizable.strings:3:7`<br>`fr: wrong`

        </details>

        """)
    #expect(text(ReportFixture.report([])).hasPrefix("### ✅ l10n: 0 errors, 0 warnings\n"))
  }

  @Test("stay below GitHub's limit, and count what is left out", arguments: [1, 40, 5_000])
  func limit(locales: Int) {
    let rules = Rule.all.map(\.id)
    let hostile = String(repeating: "|@`<", count: 200)
    let findings = (0..<20_000).map {
      ReportFixture.finding(
        rules[$0 % rules.count], $0 % 3 == 0 ? .warning : .error, message: hostile, key: "k\($0)",
        locale: "\(hostile)\($0 % locales)")
    }
    var report = ReportFixture.report(findings)
    report.coverage = (0..<locales).map { Self.locale("\(hostile)\($0)", keys: 9, translated: $0 % 9) }
    let text = text(report)
    #expect(text.utf8.count <= 65_536)
    #expect(text.contains("- … and "))
    for rule in rules { #expect(text.contains(" \(rule): ")) }
    #expect(text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
  }

  @Test(
    "write the user's text in a cell so that it is nothing but text",
    arguments: [
      ("@user", "&#64;<!-- -->user"), ("a|b\\|c", "a&#124;b&#92;&#124;c"), ("`x`", "&#96;x&#96;"),
      ("<b>", "&#60;b&#62;"),
      ("[x](http://y)", "&#91;x&#93;&#40;http&#58;<!-- -->//y&#41;"), ("![i](j)", "&#33;&#91;i&#93;&#40;j&#41;"),
      ("#12", "&#35;12"), ("&amp;", "&#38;amp;"), ("a_b*c~d", "a&#95;b&#42;c&#126;d"), ("é日-9", "é日-9"),
      ("www.x.org", "www&#46;<!-- -->x&#46;<!-- -->org"), ("a\nb\u{202E}", "a&#92;nb&#92;u&#123;202E&#125;"),
      ("$x$", "&#36;x&#36;"), ("a:b;c=d,e!f\"g'h^i/j?k+l%m(n)", nil),
    ] as [(String, String?)])
  func escaping(text: String, expected: String?) {
    var output = ReportBytes()
    output.appendMarkdown(cell: text)
    let written = String(decoding: output.bytes, as: UTF8.self)
    if let expected { #expect(written == "<code>\(expected)</code>") }
    let inside = written.dropFirst(6).dropLast(7)
    let bare = inside.replacing(/&#[0-9]+;(<!-- -->)?/, with: "")
    #expect(
      bare.unicodeScalars.allSatisfy {
        $0.value >= 0x80 || " -',%=;?/\"".unicodeScalars.contains($0) || $0.properties.isAlphabetic || "0"..."9" ~= $0
      })
  }

  @Test(
    "write the user's text in a line so that it is nothing but text",
    arguments: [
      ("@user", "`@user`"), ("a`b", "``a`b``"), ("`x", "`` `x ``"), ("```", "```` ``` ````"), ("", "`  `"),
      (" x", "`  x `"),
      ("<b>\n|", "`<b>\\n|`"), ("\u{1B}", "`\\u{1B}`"),
    ])
  func spans(text: String, expected: String) {
    var output = ReportBytes()
    output.appendMarkdown(code: text)
    #expect(String(decoding: output.bytes, as: UTF8.self) == expected)
  }
}
