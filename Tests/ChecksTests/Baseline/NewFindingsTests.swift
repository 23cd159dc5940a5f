import Testing

@testable import Checks

@Suite("What one state of a project has that an earlier one had not")
struct NewFindingsTests {
  private func code(_ excerpt: String, line: Int, path: String = "View.swift") -> Finding {
    ReportFixture.finding(
      "hardcoded-string", .warning, path: path, line: line, excerpt: excerpt, key: nil, locale: nil)
  }

  private func lines(_ findings: [Finding], since earlier: [Finding]) -> [Int] {
    NewFindings(findings, since: earlier).findings.map(\.span.start.line)
  }

  @Test("lines and messages do not count, keys, locales and rules do")
  func keys() {
    let earlier = [ReportFixture.finding(), ReportFixture.finding(locale: "fr")]
    let moved = ReportFixture.finding(message: "other", line: 90)
    #expect(lines([moved], since: earlier).isEmpty)
    let new = [
      moved, ReportFixture.finding("extra-argument", line: 1), ReportFixture.finding(line: 2, key: "b"),
      ReportFixture.finding(line: 4, locale: "it"),
    ]
    #expect(lines(new, since: earlier) == [1, 2, 4])
  }

  @Test("without a key the text of the line counts, and how often it is there")
  func code() {
    let earlier = [code("Text(\"A\")", line: 3), code("  Text(\"B\")", line: 9)]
    let now = [code("Text(\"N\")", line: 1), code("Text(\"A\")", line: 5), code("Text(\"B\")", line: 11)]
    #expect(lines(now, since: earlier) == [1])
    #expect(lines(now + [code("Text(\"B\")", line: 30)], since: earlier) == [1, 30])
    #expect(lines([code("Text(\"A\")", line: 5, path: "Other.swift")], since: earlier) == [5])
  }

  @Test("a table that moves brings nothing new")
  func moved() {
    let earlier = [ReportFixture.finding(path: "App/de.lproj/Localizable.strings")]
    let now = [ReportFixture.finding(path: "Kit/de.lproj/Localizable.strings")]
    #expect(lines(now, since: earlier).isEmpty)
    #expect(lines(now + earlier, since: earlier) == [3])
    #expect(NewFindings(now, since: earlier).known == KnownFindings(of: now))
  }

  @Test("what is known is told by rule")
  func known() {
    let findings = [
      ReportFixture.finding(), ReportFixture.finding(key: "b"), ReportFixture.finding("syntax-error", key: nil),
      ReportFixture.finding("extra-key", .warning),
    ]
    #expect(
      KnownFindings(of: findings).description == "3 errors (2 argument-type, 1 syntax-error) and 1 warning")
    #expect(KnownFindings(of: []).description == "0 errors and 0 warnings")
  }
}
