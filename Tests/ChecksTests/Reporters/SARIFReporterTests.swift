import Foundation
import Testing

@testable import Checks

@Suite("Reports in SARIF")
struct SARIFReporterTests {
  private func run(_ report: CheckReport) throws -> [String: Any] {
    let log = try #require(try ReportFixture.json(.sarif, report) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ findings: [Finding]) throws -> [[String: Any]] {
    try #require(try run(ReportFixture.report(findings))["results"] as? [[String: Any]])
  }

  private func region(_ result: [String: Any]) throws -> [String: Int] {
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    return try #require(place["region"] as? [String: Int])
  }

  private func uri(_ result: [String: Any]) throws -> String {
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(place["artifactLocation"] as? [String: String])
    #expect(artifact["uriBaseId"] == "%SRCROOT%")
    return try #require(artifact["uri"])
  }

  private func fingerprint(_ result: [String: Any]) throws -> String {
    try #require((result["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"])
  }

  @Test("have every property that GitHub reads")
  func properties() throws {
    let run = try run(ReportFixture.report([ReportFixture.finding(), ReportFixture.finding("extra-key", .warning)]))
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "l10n" && driver["semanticVersion"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == ["argument-type", "missing-translation", "extra-key"])
    for rule in rules {
      for name in ["shortDescription", "fullDescription"] {
        #expect((rule[name] as? [String: String])?["text"]?.isEmpty == false)
      }
      let help = try #require(rule["help"] as? [String: String])
      #expect(help["text"]?.isEmpty == false && help["markdown"]?.contains("```") == true)
      let configuration = try #require(rule["defaultConfiguration"] as? [String: Any])
      #expect(["error", "warning"].contains(configuration["level"] as? String) && configuration["enabled"] is Bool)
      let more = try #require(rule["properties"] as? [String: Any])
      #expect(more["tags"] as? [String] == ["localization"])
      #expect(more["problem.severity"] as? String == configuration["level"] as? String)
    }
    let results = try #require(run["results"] as? [[String: Any]])
    for (result, (index, level)) in zip(results, [(0, "error"), (2, "warning")]) {
      #expect(result["ruleIndex"] as? Int == index && result["level"] as? String == level)
      #expect(result["ruleId"] as? String == rules[index]["id"] as? String)
      #expect((result["message"] as? [String: String])?["text"] == "de: wrong")
      #expect(try region(result) == ["startLine": 3, "startColumn": 7, "endLine": 3, "endColumn": 11])
      #expect(try uri(result) == "de.lproj/Localizable.strings")
      #expect(try fingerprint(result).hasSuffix(":1"))
    }
    #expect(results.count == 2)
  }

  @Test(
    "count columns in UTF-16 units",
    arguments: [
      ("👍👍 \"a\"", 4, 7, 6, 9), ("é日 \"a\"", 4, 7, 4, 7), ("\u{1F1E9}\u{1F1EA}x", 3, 4, 5, 6), ("ab", 9, 12, 3, 3),
    ])
  func columns(line: String, start: Int, end: Int, startUnits: Int, endUnits: Int) throws {
    let result = try #require(
      try results([ReportFixture.finding(column: start, endColumn: end, excerpt: line)]).first)
    let region = try region(result)
    #expect(region["startColumn"] == startUnits && region["endColumn"] == endUnits)
  }

  @Test("leave out an end column that is not known")
  func openEnd() throws {
    let lines = try #require(try results([ReportFixture.finding(endLine: 9, endColumn: 5)]).first)
    #expect(try region(lines) == ["startLine": 3, "startColumn": 7, "endLine": 9])
    let empty = try #require(try results([ReportFixture.finding(endColumn: 7)]).first)
    #expect(try region(empty) == ["startLine": 3, "startColumn": 7, "endLine": 3])
  }

  @Test(
    "encode paths by percent",
    arguments: [
      ("a b/ü.strings", "a%20b/%C3%BC.strings"), ("c:d/[x]#?.strings", "c%3Ad/%5Bx%5D%23%3F.strings"),
      ("100%/\u{202E}.strings", "100%25/%E2%80%AE.strings"),
    ])
  func paths(path: String, encoded: String) throws {
    let result = try #require(try results([ReportFixture.finding(path: path)]).first)
    #expect(try uri(result) == encoded)
  }

  @Test("start paths at the root of the repository")
  func prefix() throws {
    var report = ReportFixture.report([
      ReportFixture.finding(path: "de.lproj/a.strings"), ReportFixture.finding(path: "../../l10n.json", key: nil),
    ])
    report.repositoryPrefix = "Apps/Shop/"
    let results = try #require(try run(report)["results"] as? [[String: Any]])
    #expect(try results.map(uri) == ["Apps/Shop/de.lproj/a.strings", "l10n.json"])
  }

  @Test("are one result for a key, with its locales")
  func grouping() throws {
    let findings = ["de", "fr", "it"].map {
      ReportFixture.finding(
        $0 == "fr" ? "argument-type" : "argument-type", $0 == "fr" ? .error : .warning,
        path: "\($0).lproj/Localizable.strings", locale: $0)
    }
    let results = try results(findings + [ReportFixture.finding(key: "b")])
    #expect(results.count == 2)
    #expect(
      (results[0]["message"] as? [String: String])?["text"] == "de: wrong\nalso in [fr](1), [it](2)")
    #expect(results[0]["level"] as? String == "error")
    let related = try #require(results[0]["relatedLocations"] as? [[String: Any]])
    #expect(related.map { $0["id"] as? Int } == [1, 2])
    #expect((results[0]["properties"] as? [String: Any])?["locales"] as? [String] == ["de", "fr", "it"])
  }

  @Test("hold no links but their own")
  func links() throws {
    let finding = ReportFixture.finding(message: "shows '[click](https://example.org)'", locale: "[x](y)")
    let other = ReportFixture.finding(path: "x.lproj/Localizable.strings", locale: "[x](http://z)")
    let text = try #require(
      (try results([finding, other]).first?["message"] as? [String: String])?["text"])
    #expect(text == "[x\\](y): shows '[click\\](https://example.org)'\nalso in [(x)(http://z)](1)")
  }

  @Test("keep their fingerprints when lines are put above, and have each once")
  func fingerprints() throws {
    func findings(_ shift: Int) -> [Finding] {
      [
        ReportFixture.finding(message: "of line \(shift)", line: 3 + shift),
        ReportFixture.finding(line: 4 + shift), ReportFixture.finding(line: 5 + shift, key: "b"),
        ReportFixture.finding("syntax-error", line: 6 + shift, key: nil),
        ReportFixture.finding("syntax-error", line: 7 + shift, key: nil),
      ]
    }
    let before = try results(findings(0)).map(fingerprint)
    #expect(try results(findings(40)).map(fingerprint) == before)
    #expect(Set(before).count == before.count && before.count == 4)
  }

  @Test("stop at what GitHub takes, and say so")
  func limit() throws {
    let findings = (0..<26_000).map {
      ReportFixture.finding("extra-key", $0 < 25_500 ? .warning : .error, line: $0 + 1, excerpt: nil, key: "k\($0)")
    }
    let run = try run(ReportFixture.report(findings))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 25_000)
    #expect(results.count { $0["level"] as? String == "error" } == 500)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    let text = try #require((notes.first?["message"] as? [String: String])?["text"])
    #expect(text.contains("26000") && text.contains("25000"))
  }
}
