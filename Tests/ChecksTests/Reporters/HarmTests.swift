import DesignTokens
import Project
import SourceFacts
import SourceText
import StringTables
import Testing

@testable import Checks

@Suite("The most harmful findings")
struct HarmTests {
  @Test("every rule about errors does some harm", arguments: Rule.projectRules.filter { $0.severity == .error })
  func errors(rule: Rule) { #expect(Harm(ofRule: rule.id) != .untidiness, "\(rule.id)") }

  private static func finding(
    _ rule: String, _ severity: Severity, key: String, locale: String = "de", file: Int = 0
  ) -> Finding {
    ReportFixture.finding(rule, severity, path: "\(locale).lproj/\(file).strings", key: key, locale: locale)
  }

  private func keys(_ count: Int, _ findings: [Finding]) -> [String] {
    Harm.gravest(count, of: findings).map { "\($0.first.rule) \($0.first.key ?? "")" }
  }

  @Test("are errors first, then by what the reader sees")
  func order() {
    let findings = [
      Self.finding("end-punctuation", .warning, key: "a"), Self.finding("truncated-text", .error, key: "b"),
      Self.finding("changed-number", .warning, key: "c"), Self.finding("argument-type", .error, key: "d"),
      Self.finding("syntax-error", .error, key: "e"), Self.finding("undefined-key", .error, key: "f"),
      Self.finding("missing-argument", .error, key: "g"),
    ]
    #expect(
      keys(10, findings) == [
        "syntax-error e", "argument-type d", "undefined-key f", "missing-argument g", "truncated-text b",
        "changed-number c",
      ])
    #expect(keys(2, findings) == ["syntax-error e", "argument-type d"])
  }

  @Test(
    "what is style is none of them",
    arguments: [
      "double-spaces", "duplicate-key", "end-punctuation", "argument-call-mismatch", "missing-plural-category",
    ])
  func style(rule: String) { #expect(keys(10, [Self.finding(rule, .warning, key: "a")]).isEmpty) }

  @Test("what may be right stands behind what is surely wrong, where there is room, and of other texts alone")
  func doubted() {
    let findings = [
      Self.finding("argument-type", .warning, key: "a"), Self.finding("changed-number", .warning, key: "b"),
      Self.finding("missing-argument", .warning, key: "b"),
      Self.finding("hardcoded-string", .warning, key: "c", file: 1),
    ]
    #expect(keys(10, findings) == ["changed-number b", "argument-type a", "hardcoded-string c"])
    #expect(keys(2, findings) == ["changed-number b", "argument-type a"])
    #expect(keys(1, findings) == ["changed-number b"])
  }

  @Test("one rule does not hide the others, and what is untidy is none of them")
  func turns() {
    let many = (0..<20).map { Self.finding("argument-type", .error, key: "k\($0)", file: $0) }
    let untidy = (0..<20).map { Self.finding("end-punctuation", .warning, key: "p\($0)", file: $0) }
    let others = [
      Self.finding("missing-argument", .error, key: "x"), Self.finding("changed-number", .warning, key: "y"),
    ]
    #expect(
      keys(10, untidy + many + others)
        == (0..<8).map { "argument-type k\($0)" } + ["missing-argument x", "changed-number y"])
    #expect(
      keys(5, untidy + many + others) == [
        "argument-type k0", "argument-type k1", "argument-type k2", "missing-argument x", "changed-number y",
      ])
    let style = untidy + [Self.finding("double-spaces", .warning, key: "z")]
    #expect(keys(3, style).isEmpty)
  }

  @Test("what is wrong with a key that no code uses harms nobody")
  func idle() {
    let findings = [
      Self.finding("argument-type", .error, key: "gone"), Self.finding("argument-type", .error, key: "other", file: 2),
      Self.finding("unused-key", .warning, key: "gone", file: 1),
      Self.finding("duplicate-key", .warning, key: "twice"),
      Self.finding("empty-translation", .warning, key: "b"),
      Self.finding("changed-number", .warning, key: "used"),
    ]
    #expect(keys(4, findings) == ["argument-type other", "changed-number used", "empty-translation b"])
  }

  @Test("of each rule that fails the run one is told, whatever it harms")
  func failing() {
    let findings =
      (0..<4).map { Self.finding("end-punctuation", .error, key: "e\($0)", file: $0) }
      + [
        Self.finding("argument-type", .error, key: "gone"), Self.finding("extra-key", .warning, key: "gone", file: 9),
        Self.finding("changed-number", .warning, key: "c"), Self.finding("double-spaces", .warning, key: "d"),
      ]
    #expect(keys(9, findings) == ["argument-type gone", "end-punctuation e0", "changed-number c"])
  }

  @Test("what users may never meet, and texts of keys that the development language lacks, harm nobody")
  func rare() {
    func text(_ key: String, isRare: Bool) -> Finding {
      let facts = FindingFacts(
        rule: "wrong-table", severity: .error, message: "shown", table: nil, key: .init(key), locale: nil,
        isRare: isRare)
      return Finding(facts, path: "App.swift", span: Self.finding("a", .error, key: key).span, lines: nil)
    }
    let findings = [
      text("behind ??", isRare: true), text("title", isRare: false), Self.finding("extra-key", .warning, key: "gone"),
      Self.finding("argument-type", .error, key: "gone"),
      ReportFixture.finding("argument-type", .error, path: "de.lproj/Debug.strings", key: "log"),
      Self.finding("argument-type", .error, key: "a", file: 1),
    ]
    #expect(keys(4, findings) == ["argument-type a", "wrong-table title"])
  }

  @Test("a file of a language that the project does not ship may have been left behind")
  func languages() {
    let findings = ["ku-TR", "pt_BR"].map { Self.finding("argument-type", .error, key: $0, locale: $0) }
    #expect(Harm.gravest(9, of: findings, languages: ["en", "pt-BR"]).map(\.first.key) == ["pt_BR"])
    #expect(Harm.gravest(9, of: findings).count == 2)
    let catalog = ReportFixture.finding("argument-type", .error, path: "A.xcstrings", key: "a", locale: "ku-TR")
    #expect(Harm.gravest(9, of: [catalog], languages: ["en"]).count == 1)
  }

  @Test(
    "a text is told once, but for other texts in tables of other folders",
    arguments: [
      ("B/de.lproj/T.strings", #""a" = "other";"#, 2), ("B/de.lproj/T.strings", #""a" = "";"#, 1),
      ("de.xliff", "<target>other</target>", 1),
    ])
  func texts(path: String, line: String, count: Int) {
    let findings = [("A/de.lproj/T.strings", #""a" = "";"#), (path, line)].map {
      ReportFixture.finding("argument-type", .error, path: $0, excerpt: $1, key: "a", locale: "de")
    }
    #expect(Harm.gravest(9, of: findings).count == count)
    #expect(Harm.gravest(9, of: findings.reversed()).count == count)
    let settings = ReportFixture.finding(
      "argument-type", .error, path: "Settings.bundle/de.lproj/Root.strings", key: "b")
    #expect(!Harm.gravest(9, of: findings + [settings]).map(\.first.key).contains("b"))
  }

  @Test("what languages lack is told apart, that which lacks most first; so are keys that stand twice")
  func missing() throws {
    let findings = ["de", "fr", "it"].flatMap { locale in
      (0..<(locale == "fr" ? 4 : 2)).map {
        Self.finding("missing-translation", .error, key: "\(locale)\($0)", locale: locale)
      }
    }
    let others = [Self.finding("argument-type", .error, key: "a"), Self.finding("duplicate-key", .error, key: "b")]
    #expect(keys(9, findings + others) == ["argument-type a", "duplicate-key b"])
    let missing = try #require(MissingTexts(findings + others))
    #expect(missing.total == 8)
    #expect(missing.counts.map { "\($0.locale) \($0.count)" } == ["fr 4", "de 2", "it 2"])
    #expect(MissingTexts(others) == nil)
    let counted = Self.finding("missing-translation", .warning, key: "a")
    #expect(MissingTexts([counted]) == nil)
    // A key of no language is new: translators have it.
    let new = ReportFixture.finding("missing-translation", .warning, path: "en.lproj/0.strings", key: "n", locale: nil)
    #expect(keys(9, [new]).isEmpty)
    #expect(try #require(MissingTexts([new, counted])).keys == 1)
  }

  @Test("what is wrong with a key that no code names is told where all are of such keys")
  func unnamed() throws {
    let table = #""named" = "A"; "other" = "B";"#
    var project = Project(
      configuration: Configuration(),
      files: ["en", "de"].map { ProjectFile(path: "\($0).lproj/A.strings", bytes: Array(table.utf8)) },
      designSystem: DesignSystem(files: []))
    var facts = SourceFacts()
    var use = KeyUse(KeyText("named"), origin: .lookup, function: "NSLocalizedString", range: ByteRange(0, 1))
    use.table = "A"
    facts.uses = [use]
    project.addSources([ScannedFile(path: "A.swift", bytes: [0x20], facts: facts)])
    let unnamed = try #require(UnnamedKeys(of: project))
    func keys(_ findings: [Finding]) -> [String?] {
      let marked = findings.map { finding in
        var finding = finding
        finding.isUnnamed = unnamed.holds(finding)
        return finding
      }
      return Harm.gravest(9, of: marked).map(\.first.key)
    }
    func finding(_ key: String, table: String = "A") -> Finding {
      let facts = FindingFacts(
        rule: "argument-type", severity: .error, message: key, table: table, key: .init(key), locale: "de")
      let span = Self.finding("a", .error, key: key).span
      return Finding(facts, path: "de.lproj/\(table)\(key).strings", span: span, lines: nil)
    }
    #expect(keys([finding("other"), finding("named")]) == ["named"])
    #expect(keys([finding("other")]) == ["other"])
    // No code names a key of this table.
    #expect(keys([finding("other", table: "B"), finding("named")]) == ["other", "named"])
  }

  @Test("of one text the gravest is told, of one harm the order of the rules")
  func texts() {
    let findings = [
      Self.finding("unescaped-percent", .error, key: "a"), Self.finding("missing-argument", .error, key: "a"),
      Self.finding("argument-type", .error, key: "b"), Self.finding("reordered-arguments", .error, key: "c"),
    ]
    #expect(keys(4, findings) == ["reordered-arguments c", "argument-type b", "unescaped-percent a"])
    // In the catalog and in the file that translators have got.
    let copies = (0..<2).map { Self.finding("markup-mismatch", .error, key: "a", file: $0) }
    #expect(keys(4, copies).count == 1)
    // One defect of the Slovak text, told by two rules, of which one tells it of the Dutch text as well.
    let links = [
      Self.finding("markup-mismatch", .error, key: "a", locale: "nl"),
      Self.finding("markup-mismatch", .error, key: "a", locale: "sk", file: 1),
      Self.finding("changed-url", .warning, key: "a", locale: "sk", file: 1),
    ]
    #expect(keys(4, links) == ["markup-mismatch a"])
  }

  @Test("of many rules each comes before a second finding of one")
  func kinds() {
    let rules = ["argument-type", "extra-argument", "missing-argument", "undefined-key"]
    let findings = rules.enumerated().flatMap { number, rule in
      (0..<3).map { Self.finding(rule, .error, key: "\(number).\($0)", file: 3 * number + $0) }
    }
    #expect(Set(keys(4, findings)) == Set(rules.enumerated().map { "\($1) \($0).0" }))
    #expect(keys(5, findings).contains("argument-type 0.1"))
  }

  @Test(
    "of one rule all errors are told that there is room for, and three warnings", arguments: [Severity.error, .warning])
  func many(severity: Severity) {
    let findings = (0..<6).map { Self.finding("changed-number", severity, key: "\($0)", file: $0) }
    #expect(keys(10, findings).count == (severity == .error ? 6 : 3))
  }

  @Test("of a rule the worst in a file is told, and another number of hours before markup")
  func grave() {
    func finding(_ rule: String, _ key: String, isGrave: Bool) -> Finding {
      let facts = FindingFacts(
        rule: rule, severity: .warning, message: key, table: "A", key: .init(key), locale: "de", isGrave: isGrave)
      return Finding(
        facts, path: "de.lproj/A.strings", span: Self.finding("a", .error, key: key).span, lines: nil)
    }
    let findings = [
      finding("changed-url", "link", isGrave: false), finding("changed-number", "step", isGrave: false),
      finding("changed-number", "hours", isGrave: true),
    ]
    #expect(keys(4, findings) == ["changed-number hours", "changed-url link"])
  }
}
