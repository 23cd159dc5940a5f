import SourceText
import Testing

@testable import Checks

@Suite("Reports")
struct ReporterTests {
  private func finding(message: String, excerpt: String, column: Int) throws -> Finding {
    let project = try CheckFixture().strings("en", #""a" = "%lld";"#).strings("de", #""a" = "%@";"#).findings()
    let original = try #require(project.first)
    return Finding(
      rule: original.rule, severity: original.severity, message: message, path: original.path,
      span: SourceSpan(start: .init(line: 3, column: column), end: .init(line: 3, column: column + 4)),
      excerpt: excerpt, table: "Localizable", key: "a", locale: "de", layout: nil)
  }

  private func human(_ finding: Finding) -> String {
    HumanReporter(colored: false).text(
      [finding],
      summary: CheckSummary(
        errors: 1, warnings: 0, tables: 1, keys: 1, locales: ["de"], sizes: ["large"], measured: 0, bound: 0, unbound: 1
      )
    )
  }

  @Test("show the source line with a caret under the place")
  func caret() throws {
    let text = human(try finding(message: "wrong", excerpt: #""a" = "%@";"#, column: 7))
    #expect(
      text == """
        de.lproj/Localizable.strings:3:7: error: de: wrong [argument-type]
          3 | "a" = "%@";
            |       ^~~~
               1  argument-type
        1 error, 0 warnings: 1 key in 1 table, 1 locale

        """)
  }

  @Test("let no control character or bidirectional override of a table through")
  func terminalSafety() throws {
    let hostile = "\u{1B}[31mred\u{202E}evil\u{7}\r\u{9B}"
    let text = human(try finding(message: hostile, excerpt: hostile, column: 1))
    for scalar in "\u{1B}\u{202E}\u{7}\r\u{9B}".unicodeScalars {
      #expect(!text.unicodeScalars.contains(scalar))
    }
    #expect(text.contains("\\u{1B}[31mred\\u{202E}evil"))
  }

  @Test("cut a long line around the place")
  func longLine() throws {
    let line = String(repeating: "x", count: 5_000) + "HERE" + String(repeating: "y", count: 5_000)
    let text = human(try finding(message: "m", excerpt: line, column: 5_001))
    #expect(text.contains("HERE"))
    #expect(text.utf8.count < 600)
  }

  @Test("escape what JSON asks for and what a terminal would take amiss")
  func json() throws {
    let hostile = "\u{1B}\"\\\u{202E}\n"
    let text = JSONReporter.text(
      [try finding(message: hostile, excerpt: "", column: 1)],
      summary: CheckSummary(
        errors: 1, warnings: 0, tables: 1, keys: 1, locales: ["de"], sizes: [], measured: 0, bound: 0, unbound: 1))
    #expect(text.contains(#""message": "\u001b\"\\\u202e\n""#))
    #expect(text.hasPrefix("{\n  \"version\": 1,\n  \"summary\": {\n    \"errors\": 1,"))
  }
}
