import Testing

@testable import Checks

@Suite("The overview of many findings")
struct OverviewTests {
  private func lines(_ output: String) -> [Substring] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  private func report(_ findings: [Finding], width: Int? = nil, _ detail: HumanReporter.Detail) -> String {
    ReportFixture.text(.human, findings, human: HumanReporter(colored: false, width: width, detail: detail))
  }

  @Test("is at most sixty lines, the summary last", arguments: [nil, 40, 60, 80, 120, 200] as [Int?])
  func length(width: Int?) throws {
    let rules = Rule.projectRules.map(\.id)
    let text = String(repeating: "ein langer Satz von vielen Worten ", count: 6)
    let findings = (0..<400).map { number in
      ReportFixture.finding(
        rules[number % rules.count], number % 3 == 0 ? .error : .warning, message: text,
        path: "\(number).lproj/A.strings", line: number + 1, excerpt: text, key: "k\(number)")
    }
    let output = report(findings, width: width, .normal)
    #expect(20...HumanReporter.mostLines ~= lines(output).count, "\(lines(output).count) lines")
    #expect(output.contains("First to mend:") || (width ?? 120) < 20)
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("First to mend:") && words.contains("all 400 findings"))
    #expect(output.contains("more, of \(rules.count - 12) other rules"))
    #expect(try #require(lines(output).last { $0.first != " " }).hasPrefix("134 errors, 266 warnings: 1 key in"))
    #expect(lines(report(findings, width: width, .all)).count > 800)
  }

  @Test("names what is like a finding")
  func patterns() {
    let findings = (0..<61).map { ReportFixture.finding(line: $0 + 1, key: "k\($0)") }
    let output = report(findings, .normal)
    #expect(output.contains("\nFirst to mend:\n"))
    #expect(
      output.contains(
        "de.lproj/Localizable.strings:1:7: error: de: wrong; 60 more in 'de' [argument-type]\n"), "\(output)")
  }

  @Test("says that nothing of it harms a reader")
  func untidy() {
    let findings = (0..<61).map { ReportFixture.finding("double-spaces", .warning, line: $0 + 1, key: "k\($0)") }
    let output = report(findings, .normal)
    #expect(output.contains("\nNone of these keeps a reader from a text.\n") && !output.contains("First to mend"))
    #expect(output.contains("--only double-spaces --all"), "\(output)")
  }

  @Test("tells keys as one of which the tables have next to none", arguments: [(29, false), (30, true)])
  func absentKeys(count: Int, isOne: Bool) {
    let findings = (0..<count).map {
      ReportFixture.finding("undefined-key", .error, path: "App/\($0).swift", line: 1, key: "k\($0)")
    }
    let output = report(
      findings + (0..<40).map { ReportFixture.finding("double-spaces", .warning, line: $0 + 1) }, .normal)
    #expect(output.contains("First to mend") == !isOne, "\(output)")
    let told = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .contains(
        "30 keys that code looks up stand in no table (the tables have 1): fetch or make the tables as a build does")
    #expect(told == isOne, "\(output)")
  }

  @Test("tells texts in code as one, and the first of them")
  func code() {
    let texts = (0..<70).map {
      ReportFixture.finding("hardcoded-string", .warning, path: "App/\($0 / 60).swift", line: $0 + 1, key: "k\($0)")
    }
    let output = report(texts, .normal)
    #expect(
      output.contains(
        "\n70 texts stand in code, where no translator gets them: in 2 files, 60 in App/0.swift; "
          + "see --only hardcoded-string\n"), "\(output)")
    #expect(output.contains("First to mend") && !output.contains("None of these"))
    #expect(output.matches(of: /App\/0\.swift:1:/).count == 1, "\(output)")
  }

  @Test("comes only where the findings have no room", arguments: [(1, true), (19, true), (20, false), (60, false)])
  func room(count: Int, isWhole: Bool) {
    // Three lines each, and three for the rest.
    let findings = (0..<count).map { ReportFixture.finding(line: $0 + 1, key: "k\($0)") }
    let (output, whole) = (report(findings, .normal), report(findings, .all))
    #expect((output == whole) == isWhole, "\(lines(whole).count) lines")
    #expect(isWhole == (lines(whole).count <= HumanReporter.mostLines))
  }

  @Test("says how many of the texts in code users meet")
  func rareTexts() {
    let texts = (0..<70).map { number in
      let facts = FindingFacts(
        rule: "hardcoded-string", severity: .warning, message: "shown", table: nil, key: .none, locale: nil,
        isRare: number > 6)
      return Finding(facts, path: "App/A.swift", span: ReportFixture.finding(line: number + 1).span, lines: nil)
    }
    #expect(
      report(texts, .normal).contains(
        "\n70 texts stand in code, where no translator gets them, 7 of them where users meet them beside texts that are "
          + "looked up: in App/A.swift; see --only hardcoded-string\n"))
  }

  @Test("does not say that nothing harms a reader while translations are missing")
  func missing() {
    var report = ReportFixture.report(
      (0..<61).map { ReportFixture.finding("double-spaces", .warning, line: $0 + 1, key: "k\($0)") })
    report.summary.missing = [MissingCount(locale: "de", count: 1)]
    let output = ReportFormat.human.bytes(of: report, human: HumanReporter(colored: false, width: nil, detail: .normal))
    #expect(!String(decoding: output, as: UTF8.self).contains("None of these"))
  }
}
