import Foundation
import Testing

@testable import Checks

@Suite("Reports for logs and merge requests")
struct LineReportTests {
  @Test("GitHub: commands whose values are encoded")
  func github() {
    let finding = ReportFixture.finding(
      message: "100%\r\n::error::x, y: z", path: "a,b:c%/👍.strings", excerpt: "👍 = \"%@\";")
    let lines = ReportFixture.text(.github, [finding]).split(separator: "\n")
    #expect(
      lines.first == """
        ::error file=a%2Cb%3Ac%25/👍.strings,line=3,endLine=3,col=8,endColumn=11,title=argument-type::\
        de: 100%25\\u{D}\\n::error::x, y: z
        """)
    #expect(lines.dropFirst() == ["l10n: 1 error, 0 warnings: 1 key in 1 table, 1 locale"])
  }

  @Test("GitHub: one command for a key, columns in one line only")
  func githubGroups() {
    let findings = [
      ReportFixture.finding("extra-key", .warning, endLine: 5),
      ReportFixture.finding("extra-key", .warning, locale: "fr"),
      ReportFixture.finding("extra-key", .warning, message: "more", locale: "fr"),
    ]
    #expect(
      ReportFixture.text(.github, findings).split(separator: "\n").first == """
        ::warning file=de.lproj/Localizable.strings,line=3,endLine=5,title=extra-key::de: wrong%0Afr: more%0Aalso in fr
        """)
  }

  @Test("Xcode: a line for each finding, columns in bytes")
  func xcode() {
    let findings = [
      ReportFixture.finding(excerpt: "日 = \"%@\""), ReportFixture.finding("extra-key", .warning, locale: nil),
    ]
    #expect(
      ReportFixture.text(.xcode, findings) == """
        de.lproj/Localizable.strings:3:9: error: de: wrong [argument-type]
        de.lproj/Localizable.strings:3:7: warning: wrong [extra-key]

        """)
    var report = ReportFixture.report(findings)
    report.xcodePrefix = "/Users/me/App/"
    let text = String(
      decoding: ReportFormat.xcode.bytes(of: report, human: HumanReporter(colored: false)), as: UTF8.self)
    #expect(text.hasPrefix("/Users/me/App/de.lproj/Localizable.strings:3:9: error: "))
  }

  private func fingerprints(_ findings: [Finding]) throws -> [String] {
    let issues = try #require(
      try ReportFixture.json(.gitlab, ReportFixture.report(findings)) as? [[String: Any]])
    return try issues.map { try #require($0["fingerprint"] as? String) }
  }

  @Test("GitLab: an object for each finding")
  func gitlab() throws {
    let report = ReportFixture.report([
      ReportFixture.finding(message: "a\u{202E}\"b", path: "a b\u{1B}.strings", endLine: 4),
      ReportFixture.finding("extra-key", .warning),
    ])
    let issues = try #require(try ReportFixture.json(.gitlab, report) as? [[String: Any]])
    #expect(issues.map { $0["severity"] as? String } == ["major", "minor"])
    #expect(issues.map { $0["check_name"] as? String } == ["argument-type", "extra-key"])
    #expect(issues[0]["description"] as? String == "de: a\\u{202E}\"b")
    let location = try #require(issues[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "a b\u{1B}.strings")
    #expect(location["lines"] as? [String: Int] == ["begin": 3, "end": 4])
    #expect(ReportFixture.text(.gitlab, []) == "[]\n")
  }

  @Test("GitLab: fingerprints differ, and stay when lines are put above")
  func fingerprints() throws {
    func findings(_ shift: Int) -> [Finding] {
      (0..<200).flatMap { number in
        ["de", "fr"].map { (locale: String) in
          ReportFixture.finding(
            message: "of line \(shift)", path: "\(locale).strings", line: number + shift, key: "k\(number / 2)",
            locale: locale)
        }
      }
    }
    let before = try fingerprints(findings(1))
    #expect(Set(before).count == 400)
    #expect(try fingerprints(findings(1_000)) == before)
    #expect(before.allSatisfy { $0.utf8.count == 16 })
  }

  @Test("GitLab: many findings in one line of one file differ, in little time")
  func oneLine() throws {
    let findings = (1...30_000).map { ReportFixture.finding("syntax-error", line: 1, column: $0, key: nil) }
    #expect(try Set(fingerprints(findings)).count == 30_000)
  }

  @Test("JSON: escape what JSON asks for, and what a terminal or a log would take amiss")
  func json() throws {
    let hostile = "\u{1B}\"\\\u{202E}\n##[x]"
    var report = ReportFixture.report([ReportFixture.finding(message: hostile)])
    report.baselined = KnownFindings(of: Array(repeating: ReportFixture.finding(), count: 4))
    let text = String(
      decoding: ReportFormat.json.bytes(of: report, human: HumanReporter(colored: false)), as: UTF8.self)
    #expect(text.contains(#""message": "\u001b\"\\\u202e\n#\u0023[x]""#))
    #expect(text.hasPrefix("{\n  \"version\": 1,\n  \"summary\": {\n    \"errors\": 1,"))
    #expect(
      text.contains(
        "\"baselined\": 4,\n    \"baselinedErrors\": {\n      \"argument-type\": 4\n    }\n  },\n  \"findings\": [\n    {\n      \"rule\": \"argument-type\","
      ))
    let object = try #require(try ReportFixture.json(.json, report) as? [String: Any])
    #expect((object["findings"] as? [[String: Any]])?.first?["message"] as? String == hostile)
    #expect(ReportFixture.text(.json, []).hasSuffix("  },\n  \"findings\": []\n}\n"))
  }
}
