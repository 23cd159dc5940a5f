import Testing

@testable import Checks

@Suite("Reports for a person")
struct HumanReporterTests {
  private func human(
    _ findings: [Finding], colored: Bool = false, width: Int? = nil, detail: HumanReporter.Detail = .all
  ) -> String {
    ReportFixture.text(.human, findings, human: HumanReporter(colored: colored, width: width, detail: detail))
  }

  @Test("show the source line with a caret under the place, and a summary")
  func caret() {
    #expect(
      human([ReportFixture.finding()]) == """
        de.lproj/Localizable.strings:3:7: error: de: wrong [argument-type]
          3 | "a" = "%@";
            |       ^~~~

               1  argument-type
        1 error, 0 warnings: 1 key in 1 table, 1 locale

        """)
  }

  @Test(
    "underline what was found whatever stands before it",
    arguments: [
      ("\t\"a\" = \"%@\";", 8, 12, "       ^~~~"),
      ("\"日本\" = \"%@\";", 8, 12, "         ^~~~"),
      ("\"日本\" = \"%@\";", 2, 4, " ^~~~"),
      ("\"e\u{301}\" = \"%@\";", 8, 12, "      ^~~~"),
      ("\"👍\" = \"%@\";", 7, 11, "       ^~~~"),
      ("\"\u{202E}\" = \"%@\";", 7, 11, "             ^~~~"),
      ("\"\u{1B}\" = \"%@\";", 2, 3, " ^~~~~~"),
      ("\"가각\" = 1", 2, 3, " ^~"),
      ("short", 6, 6, "     ^"),
      ("short", 60, 70, "     ^"),
      ("", 1, 1, "^"),
    ])
  func underline(line: String, column: Int, end: Int, carets: String) {
    let text = human([ReportFixture.finding(column: column, endColumn: end, excerpt: line)])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "    | " + carets)
  }

  @Test("underline the rest of the line where the place ends in another")
  func severalLines() {
    let text = human([ReportFixture.finding(column: 2, endLine: 5, endColumn: 3, excerpt: "abcd")])
    #expect(text.contains("  3 | abcd\n    |  ^~~\n"))
  }

  @Test("cut a long line around the place", arguments: [nil, 60, 80, 100] as [Int?])
  func longLine(width: Int?) {
    let line = String(repeating: "x", count: 5_000) + "HERE" + String(repeating: "日", count: 5_000)
    let text = human([ReportFixture.finding(column: 5_001, endColumn: 5_005, excerpt: line)], width: width)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let shown = lines.firstIndex(where: { $0.contains("HERE") }) else {
      Issue.record("the place is not shown")
      return
    }
    let before = lines[shown].prefix { $0 != "H" }
    #expect(before.hasSuffix("…xxxxxxxxxxxxxxxxxx") || before.contains("…xxxxx"))
    #expect(lines[shown].hasSuffix("日…"))
    #expect(lines[shown + 1].prefix { $0 != "^" }.count == before.count)
    #expect(lines[shown + 1].hasSuffix(" ^~~~"))
    #expect(TerminalColumns.count(lines[shown]) <= width ?? 130)
  }

  @Test("show all marks of a letter, however many")
  func manyMarks() {
    let marks = String(repeating: "\u{301}", count: 20_000)
    let line = String(repeating: "a", count: 9_000) + "e" + marks + "HERE" + marks + "x"
    let text = human([ReportFixture.finding(column: 29_002, endColumn: 29_006, excerpt: line)])
    let shown = "…" + String(repeating: "a", count: 114) + "e" + marks + "HERE" + marks + "x"
    #expect(text.unicodeScalars.split(separator: "\n").dropFirst().first.map(String.init) == "  3 | " + shown)
  }

  @Test("break messages between words where a terminal is full", arguments: [40, 60, 80])
  func wrapping(width: Int) {
    let words = (1...30).map { "word\($0)" }.joined(separator: " ")
    let lines = human([ReportFixture.finding(message: words, excerpt: nil)], width: width).split(separator: "\n")
    #expect(lines.allSatisfy { TerminalColumns.count(String($0)) <= width })
    #expect(lines[1].hasPrefix("    ") && lines[2].hasPrefix("    word"))
    let message = lines.prefix { !$0.contains("1  argument-type") }.joined(separator: " ")
    #expect(message.split(separator: " ").suffix(31).joined(separator: " ") == words + " [argument-type]")
  }

  @Test("have colours where they are wanted, and only there")
  func colors() {
    let findings = [ReportFixture.finding()]
    #expect(!human(findings).contains("\u{1B}"))
    let text = human(findings, colored: true)
    #expect(text.hasPrefix("\u{1B}[1mde.lproj/Localizable.strings:3:7:\u{1B}[0m \u{1B}[31merror:\u{1B}[0m de: wrong"))
    #expect(text.contains("\u{1B}[31m^~~~\u{1B}[0m\n"))
  }

  @Test("part files by an empty line")
  func files() {
    let text = human([
      ReportFixture.finding(path: "a.strings", excerpt: nil), ReportFixture.finding(path: "b.strings", excerpt: nil),
    ])
    #expect(text.contains("[argument-type]\n\nb.strings"))
  }

  @Test("count rules by locale as far as the terminal is wide", arguments: [nil, 40, 60, 80, 120] as [Int?])
  func table(width: Int?) {
    let locales = (1...30).map { "l\($0)" }
    var findings = locales.map { ReportFixture.finding("extra-key", .warning, excerpt: nil, locale: $0) }
    findings += ["l30", "l29", "l30"].map { ReportFixture.finding(excerpt: nil, locale: $0) }
    let lines = human(findings, width: width).split(separator: "\n").map(String.init).filter { !$0.contains(": ") }
    let head = lines.prefix { !$0.hasPrefix("  extra-key") }.last ?? ""
    #expect(head.contains("total  l30  "))
    #expect(head.hasSuffix(" more"))
    #expect(lines.allSatisfy { TerminalColumns.count($0) <= width ?? 120 })
    let rows = lines.filter { $0.hasPrefix("  extra-key") || $0.hasPrefix("  argument-type") }
    #expect(rows.count == 2)
    for (row, total) in zip(rows, [30, 3]) {
      let numbers = row.split(separator: " ").dropFirst().map { Int($0) ?? 0 }
      #expect(numbers.first == total)
      #expect(numbers.dropFirst().reduce(0, +) == total)
    }
  }

  @Test("say nothing but what fails when quiet")
  func quiet() {
    let findings = [ReportFixture.finding("extra-key", .warning), ReportFixture.finding()]
    #expect(
      human(findings, detail: .quiet) == "de.lproj/Localizable.strings:3:7: error: de: wrong [argument-type]\n")
    #expect(human([], detail: .quiet).isEmpty)
  }

  @Test("explain each rule once when verbose")
  func verbose() throws {
    let text = human([ReportFixture.finding(), ReportFixture.finding(line: 4)], detail: .verbose)
    #expect(text.components(separatedBy: "\n  = key 'a' of table 'Localizable'\n").count == 3)
    #expect(text.components(separatedBy: Rule.argumentType.summary).count == 2)
    #expect(text.contains(Rule.argumentType.rationale))
  }

  @Test("--verbose says how many texts no user sees", arguments: [HumanReporter.Detail.normal, .verbose])
  func unseen(detail: HumanReporter.Detail) throws {
    var report = ReportFixture.report([])
    report.summary.unseen = 3
    let human = HumanReporter(colored: false, detail: detail)
    let text = String(decoding: ReportFormat.human.bytes(of: report, human: human), as: UTF8.self)
    #expect(text.contains("3 texts of storyboards and nibs left out, which no user sees") == (detail == .verbose))
    let json = String(decoding: ReportFormat.json.bytes(of: report, human: human), as: UTF8.self)
    #expect(json.contains(#""unseen": 3"#))
  }
}
