import Testing

@testable import Checks

@Suite("The most harmful findings")
struct HarmTests {
  @Test("every rule about errors does some harm", arguments: Rule.projectRules.filter { $0.severity == .error })
  func errors(rule: Rule) { #expect(Harm(ofRule: rule.id) != .untidiness, "\(rule.id)") }

  private static func finding(_ rule: String, _ severity: Severity, key: String, file: Int = 0) -> Finding {
    ReportFixture.finding(rule, severity, path: "de.lproj/\(file).strings", key: key)
  }

  private func keys(_ count: Int, _ findings: [Finding]) -> [String] {
    Harm.gravest(count, of: findings).map { "\($0.first.rule) \($0.first.key ?? "")" }
  }

  @Test("are errors first, then by what the reader sees")
  func order() {
    let findings = [
      Self.finding("end-punctuation", .warning, key: "a"), Self.finding("truncated-text", .error, key: "b"),
      Self.finding("argument-type", .warning, key: "c"), Self.finding("argument-type", .error, key: "d"),
      Self.finding("syntax-error", .error, key: "e"), Self.finding("undefined-key", .error, key: "f"),
      Self.finding("missing-argument", .error, key: "g"),
    ]
    #expect(
      keys(10, findings) == [
        "syntax-error e", "argument-type d", "undefined-key f", "missing-argument g", "truncated-text b",
        "argument-type c", "end-punctuation a",
      ])
    #expect(keys(2, findings) == ["syntax-error e", "argument-type d"])
  }

  @Test("one rule does not hide the others, and what is untidy hides none")
  func turns() {
    let many = (0..<20).map { Self.finding("argument-type", .error, key: "k\($0)", file: $0) }
    let untidy = (0..<20).map { Self.finding("end-punctuation", .warning, key: "p\($0)", file: $0) }
    let others = [
      Self.finding("missing-argument", .error, key: "x"), Self.finding("changed-number", .warning, key: "y"),
    ]
    #expect(
      keys(10, untidy + many + others)
        == (0..<7).map { "argument-type k\($0)" } + ["missing-argument x", "changed-number y", "end-punctuation p0"])
    #expect(
      keys(5, untidy + many + others) == [
        "argument-type k0", "argument-type k1", "argument-type k2", "missing-argument x", "changed-number y",
      ])
    let style = untidy + [Self.finding("double-spaces", .warning, key: "z")]
    #expect(keys(3, style) == ["double-spaces z", "end-punctuation p0", "end-punctuation p1"])
  }

  @Test("what is wrong with a key that no code uses, and a repetition of the same value, come last")
  func idle() {
    let findings = [
      Self.finding("argument-type", .error, key: "gone"), Self.finding("unused-key", .warning, key: "gone", file: 1),
      Self.finding("duplicate-key", .warning, key: "twice"), Self.finding("changed-number", .warning, key: "used"),
    ]
    #expect(keys(1, findings) == ["changed-number used"])
    #expect(keys(2, findings) == ["changed-number used", "argument-type gone"])
  }

  @Test("of many rules each comes before a second finding of one")
  func kinds() {
    let rules = ["argument-type", "extra-argument", "missing-argument", "undefined-key"]
    let findings = rules.flatMap { rule in (0..<3).map { Self.finding(rule, .error, key: "\($0)", file: $0) } }
    #expect(Set(keys(4, findings)) == Set(rules.map { "\($0) 0" }))
    #expect(keys(5, findings).contains("argument-type 1"))
  }
}
