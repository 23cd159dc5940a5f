import DesignTokens
import Project
import ProjectTables
import StringTables
import Testing
import TextLayout

@testable import Checks

@Suite("A baseline")
struct BaselineTests {
  private static let findings = [
    ReportFixture.finding(line: 3), ReportFixture.finding(line: 4), ReportFixture.finding(line: 5, locale: "fr"),
    ReportFixture.finding("syntax-error", line: 6, key: nil),
    ReportFixture.finding("extra-key", .warning, key: "ü\"\n"),
  ]

  /// A run over everything by `rules`.
  private func scope(
    _ rules: [Rule] = Rule.all, locales: Set<String>? = nil, isWholeProject: Bool = true
  ) throws -> BaselineScope {
    let project = Project(
      configuration: Configuration(), files: [ProjectFile(path: "en.lproj/Other.strings", bytes: [])],
      designSystem: DesignSystem(files: []))
    let request = MeasureRequest(checkedLocales: locales, measuredLocales: locales, sizes: [.large], devices: [])
    let measured = try Measurement(
      of: project, request: request, fonts: FontLibrary(fontPaths: []), configurationPath: nil
    ).run()
    return BaselineScope(of: measured, rules: rules, isWholeProject: isWholeProject)
  }

  @Test("is written sorted, an entry a line, and read back")
  func text() throws {
    let baseline = Baseline(of: Self.findings.reversed())
    #expect(
      String(decoding: baseline.bytes, as: UTF8.self) == #"""
        {
          "version": 1,
          "findings": [
            { "rule": "argument-type", "table": "Localizable", "key": "a", "locale": "de", "count": 2 },
            { "rule": "argument-type", "table": "Localizable", "key": "a", "locale": "fr" },
            { "rule": "extra-key", "table": "Localizable", "key": "ü\"\n", "locale": "de" },
            { "rule": "syntax-error", "table": "Localizable", "locale": "de" }
          ]
        }

        """#)
    #expect(try BaselineReader.baseline(path: "b.json", bytes: baseline.bytes) == baseline)
    #expect(baseline.count == 5)
    let empty = Baseline(of: [])
    #expect(try BaselineReader.baseline(path: "b.json", bytes: empty.bytes) == empty)
  }

  @Test("knows its findings wherever they have moved, and no other")
  func known() throws {
    let baseline = Baseline(of: Self.findings)
    let moved = Self.findings.map { finding in
      ReportFixture.finding(
        finding.rule, finding.severity, message: "other", line: finding.span.start.line + 100, key: finding.key,
        locale: finding.locale)
    }
    let new = [ReportFixture.finding(key: "b"), ReportFixture.finding(line: 900)]
    let outcome = baseline.applied(to: moved + new, scope: try scope())
    #expect(outcome.known.count == 5)
    #expect(outcome.findings.map(\.key) == ["b", "a"])
    #expect(outcome.findings.last?.span.start.line == 900)
    #expect(outcome.gone.isEmpty && outcome.shrunk == baseline)
  }

  @Test("names what no longer occurs, and loses it alone")
  func gone() throws {
    let outcome = Baseline(of: Self.findings).applied(
      to: [Self.findings[0], ReportFixture.finding(key: "new")], scope: try scope())
    #expect(
      outcome.gone.map(\.description) == [
        "argument-type of 'a' in Localizable (de)", "argument-type of 'a' in Localizable (fr)",
        "extra-key of 'ü\"\n' in Localizable (de)", "syntax-error in Localizable (de)",
      ])
    #expect(outcome.shrunk == Baseline(of: [Self.findings[0]]))
  }

  @Test("says nothing of what a run did not look at")
  func limits() throws {
    let baseline = Baseline(of: Self.findings)
    #expect(baseline.applied(to: [], scope: try scope([.extraKey])).gone.map(\.subject.rule) == ["extra-key"])
    #expect(baseline.applied(to: [], scope: try scope(locales: ["fr"])).gone.map(\.subject.locale) == ["fr"])
    let part = baseline.applied(to: [], scope: try scope(isWholeProject: false))
    #expect(part.gone.isEmpty && part.shrunk == baseline)
    let measured = BaselineEntry(
      subject: .init(rule: "truncated-text", table: "T", key: "k", locale: "de", component: "A.b"),
      size: "accessibility5", device: "iphone", count: 1)
    #expect(Baseline(entries: [measured]).applied(to: [], scope: try scope()).gone.isEmpty)
  }

  @Test(
    "that cannot be read is an error with its place",
    arguments: [
      ("", "b.json:1:1: "), ("{\n  \"version\": 1,\n}", "b.json:3:1: "),
      ("[]", "b.json:1:1: expected an object in braces"),
      ("{}", "b.json:1:1: a baseline needs 'version' and 'findings'"),
      (#"{ "version": 2, "findings": [] }"#, "b.json:1:14: this version of a baseline is unknown; known is 1"),
      (#"{ "version": 1, "findings": {} }"#, "b.json:1:29: expected an array in brackets"),
      (#"{ "version": 1, "findings": [1] }"#, "b.json:1:30: expected an object in braces"),
      (#"{ "version": 1, "findings": [{}] }"#, "b.json:1:30: a finding needs its 'rule'"),
      (#"{ "version": 1, "findings": [{"rule": 4}] }"#, "b.json:1:39: expected a text in quotes"),
      (
        #"{ "version": 1, "findings": [{"rule": "a", "kye": ""}] }"#,
        "b.json:1:44: unknown member 'kye'; did you mean 'key'?"
      ),
      (#"{ "version": 1, "findings": [{"rule": "a", "count": 0}] }"#, "b.json:1:53: expected a whole number from 1 on"),
      (
        #"{ "version": 1, "findings": [{"rule": "a", "count": 1e99}] }"#,
        "b.json:1:53: expected a whole number from 1 on"
      ),
      (#"{ "version": 1, "findings": [{"rule": "a", "rule": "b"}] }"#, "b.json:1:44: the member 'rule' stands twice"),
      (
        "{ \"version\": 1, \"findings\": [\n{\"rule\": \"a\"},\n{\"rule\": \"a\"}] }",
        "b.json:3:1: the same finding stands in line 2"
      ),
      (String(repeating: "[", count: 100_000), "b.json:1:513: "), ("\u{0}", "b.json:1:1: "),
    ])
  func broken(text: String, message: String) {
    do throws(ConfigurationError) {
      _ = try BaselineReader.baseline(path: "b.json", bytes: Array(text.utf8))
      Issue.record("was read")
    } catch {
      #expect(error.description.hasPrefix(message))
    }
  }
}
