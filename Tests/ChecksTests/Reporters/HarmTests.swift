import Testing

@testable import Checks

@Suite("The most harmful findings")
struct HarmTests {
  @Test("every rule about errors does some harm", arguments: Rule.projectRules.filter { $0.severity == .error })
  func errors(rule: Rule) { #expect(Harm(ofRule: rule.id) != .untidiness, "\(rule.id)") }

  private static func finding(_ rule: String, _ severity: Severity, key: String, locale: String = "de") -> Finding {
    ReportFixture.finding(rule, severity, key: key, locale: locale)
  }

  private func keys(_ count: Int, _ findings: [Finding]) -> [String] {
    Harm.gravest(count, of: findings).map { "\($0.rule) \($0.key ?? "")" }
  }

  @Test("are errors first, then by what the reader sees, each key once")
  func order() {
    let findings = [
      Self.finding("end-punctuation", .warning, key: "a"), Self.finding("truncated-text", .error, key: "b"),
      Self.finding("argument-type", .warning, key: "c"), Self.finding("argument-type", .error, key: "d"),
      Self.finding("argument-type", .error, key: "d", locale: "fr"), Self.finding("syntax-error", .error, key: "e"),
      Self.finding("undefined-key", .error, key: "f"), Self.finding("missing-argument", .error, key: "g"),
    ]
    #expect(
      keys(10, findings) == [
        "syntax-error e", "argument-type d", "undefined-key f", "missing-argument g", "truncated-text b",
        "argument-type c", "end-punctuation a",
      ])
    #expect(keys(2, findings) == ["syntax-error e", "argument-type d"])
  }

  @Test("a table that many languages lack is told once")
  func places() {
    let lacks = ["de", "fr", "pl"].map { locale in
      ReportFixture.finding("missing-locale", path: "en.lproj/A.strings", line: 1, column: 1, key: nil, locale: locale)
    }
    let other = ReportFixture.finding("missing-locale", path: "en.lproj/B.strings", line: 1, column: 1, key: nil)
    #expect(Harm.gravest(10, of: lacks + [other]).map(\.path) == ["en.lproj/A.strings", "en.lproj/B.strings"])
  }

  @Test("one rule does not hide the others, and trifles hide none")
  func turns() {
    let many = (0..<20).map { Self.finding("argument-type", .error, key: "k\($0)") }
    let findings =
      many + [
        Self.finding("missing-argument", .error, key: "x"), Self.finding("extra-key", .warning, key: "z"),
      ]
    let found = keys(10, findings)
    #expect(found.prefix(9).allSatisfy { $0.hasPrefix("argument-type") } && found.last == "missing-argument x")
  }

  @Test(
    "a project without a configuration is told them in sixty lines at most",
    arguments: [nil, 40, 60, 80, 120, 200] as [Int?])
  func overview(width: Int?) {
    let rules = Rule.projectRules.map(\.id)
    let text = String(repeating: "ein langer Satz von vielen Worten ", count: 6)
    let findings = (0..<400).map { number in
      ReportFixture.finding(
        rules[number % rules.count], number % 3 == 0 ? .error : .warning, message: text, line: number + 1,
        excerpt: text, key: "k\(number)")
    }
    let human = HumanReporter(colored: false, width: width, detail: .overview)
    let output = ReportFixture.text(.human, findings, human: human)
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(20...HumanReporter.mostLines ~= lines, "\(lines) lines")
    #expect(output.contains("The 10 most harmful:") || (width ?? 120) < 120)
    #expect(output.contains(" most harmful:") && output.contains("all 400 findings"))
    #expect(output.contains("of \(rules.count - 12) more rules"))
  }

  @Test("few findings are told whole")
  func few() {
    let findings = (0..<HumanReporter.mostToldWhole).map { ReportFixture.finding(line: $0 + 1, key: "k\($0)") }
    let overview = ReportFixture.text(.human, findings, human: HumanReporter(colored: false, detail: .overview))
    #expect(overview == ReportFixture.text(.human, findings))
  }
}
