import Foundation
import PositionedJSON
import TestSupport
import Testing

@testable import Checks

@Suite("Reports on the units of a plan")
struct UnitReportsTests {
  private static func unit(_ number: Int, of count: Int, plan: String = "p") -> CheckUnit {
    CheckUnit(
      plan: plan, number: number, count: count, path: "Apps/\(number)", prefix: "\(number)/", tables: ["Localizable"],
      locales: ["de"], bytes: 10 * number, hash: "h", options: [.init(name: "only", values: ["argument-type"])])
  }

  private static func lines(_ unit: CheckUnit, _ findings: [Finding]) -> [UInt8] {
    var report = ReportFixture.report(findings)
    report.unit = unit
    return ReportFormat.ndjson.bytes(of: report, human: HumanReporter(colored: false))
  }

  private static let findings = [
    ReportFixture.finding(line: 2), ReportFixture.finding("missing-translation", .warning, key: "b"),
    ReportFixture.finding("syntax-error", excerpt: "  ?? \u{202E} \t'", key: nil),
    ReportFixture.finding("missing-locale", excerpt: nil, key: nil),
  ]

  @Test("give every format the same bytes as the report itself", arguments: ReportFormat.allCases)
  func roundTrip(format: ReportFormat) throws {
    var report = ReportFixture.report(Self.findings)
    report.unit = .whole
    report.languages = ["de", "en"]
    report.baselined = KnownFindings(of: Self.findings)
    report.earlier = EarlierFindings(base: "main", commit: "abc", known: KnownFindings(of: []))
    var coverage = Coverage()
    coverage.keys = 3
    coverage.translated = 1
    coverage.flaws[.new] = 1
    report.coverage = [ProjectStatistics.Locale(name: "de", coverage: coverage)]
    var reports = UnitReports()
    reports.add(ReportFormat.ndjson.bytes(of: report, human: HumanReporter(colored: false)), named: "a")
    let readTaken = reports.takeReport()
    let read = try #require(readTaken)
    #expect(reports.problems.isEmpty)
    for detail in [HumanReporter.Detail.normal, .all, .verbose] {
      let human = HumanReporter(colored: false, width: 80, detail: detail)
      #expect(format.bytes(of: read, human: human) == format.bytes(of: report, human: human))
    }
  }

  @Test("show of long lines what the files would", arguments: 0..<60)
  func longLines(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let letters = ["a", "é", "日", "👍", " ", "\t", "e\u{301}", "\u{200B}", "##", "\u{7}"]
    let line = (0..<Int.random(in: 1...6_000, using: &random)).map { _ in
      letters[Int.random(in: 0..<letters.count, using: &random)]
    }.joined()
    let count = line.unicodeScalars.count
    let column = Int.random(in: 1...count, using: &random)
    let end = Int.random(in: column...count + 1, using: &random)
    let finding = ReportFixture.finding(
      line: 4, column: column, endColumn: end, excerpt: line, key: seed.isMultiple(of: 2) ? "k" : nil)
    var reports = UnitReports()
    reports.add(Self.lines(.whole, [finding]), named: "a")
    let readTaken = reports.takeReport()
    let read = try #require(readTaken)
    for format in ReportFormat.allCases {
      let human = HumanReporter(colored: false)
      #expect(format.bytes(of: read, human: human) == format.bytes(of: ReportFixture.report([finding]), human: human))
    }
  }

  @Test("are put together in the order of the plan, whoever comes first")
  func merging() throws {
    let (first, second) = (Self.lines(Self.unit(1, of: 2), Self.findings), Self.lines(Self.unit(2, of: 2), []))
    var (forth, back) = (UnitReports(), UnitReports())
    forth.add(first + second, named: "a")
    back.add(second, named: "b")
    back.add(first, named: "a")
    let reportTaken = forth.takeReport()
    let report = try #require(reportTaken)
    #expect(report.findings.map(\.path).allSatisfy { $0 == "1/de.lproj/Localizable.strings" })
    #expect(report.summary.keys == 2 && report.summary.tables == 2 && report.summary.locales == ["de"])
    let human = HumanReporter(colored: false)
    let otherTaken = back.takeReport()
    let other = try #require(otherTaken)
    for format in ReportFormat.allCases {
      #expect(format.bytes(of: report, human: human) == format.bytes(of: other, human: human))
    }
  }

  @Test("count once where a unit was done twice, and not where one was cut off", arguments: [true, false])
  func retries(hasLineFeed: Bool) throws {
    let whole = Self.lines(Self.unit(1, of: 1), Self.findings)
    let half = Array(whole.prefix(whole.count / 2))
    var cut = UnitReports()
    cut.add(half, named: "a")
    #expect(cut.problems.isEmpty && cut.cuts.count == 1)
    let none = cut.takeReport()
    #expect(none?.version == nil)
    // Nothing is known of the plan: whoever merges has nothing either.
    #expect(cut.count == 0)
    var retried = UnitReports()
    retried.add(half + (hasLineFeed ? [UInt8(ascii: "\n")] : []) + whole + whole, named: "a")
    #expect(retried.problems.isEmpty && retried.cuts.count == 1)
    #expect(retried.missing.isEmpty)
    let report = retried.takeReport()
    #expect(report?.findings.count == Self.findings.count)
  }

  @Test("name what is missing, what failed, and what is of another plan")
  func gaps() {
    var reports = UnitReports()
    reports.add(Self.lines(Self.unit(2, of: 3), []), named: "a")
    reports.add(UnitReporter.line(of: Self.unit(3, of: 3), error: "no \u{1B} tables"), named: "b")
    #expect(reports.missing == [1])
    #expect(reports.failures.map(\.message) == ["no \u{1B} tables"])
    reports.add(Self.lines(Self.unit(1, of: 3, plan: "q"), []), named: "c")
    #expect(reports.problems == ["c:1: unit 1 is of the plan q, others are of p: merge one plan at a time"])
    // A later run mends it.
    reports.add(Self.lines(Self.unit(3, of: 3), []), named: "d")
    #expect(reports.failures.isEmpty && reports.missing == [1])
  }

  @Test(
    "say where a line cannot be read",
    arguments: [
      "{", "[]", #"{"unit":1}"#, #"{"unit":1,"at":0,"finding":{}}"#, "\u{FFFD}", "null",
      String(repeating: "[", count: 5_000), #"{"plan":"p","unit":0,"units":1}"#, #"{"unit":1e99,"at":0,"finding":{}}"#,
      #"{"unit":1,"at":0,"finding":{"rule":"a","severity":"error","message":"","file":"","line":0,"column":1,"#
        + #""endLine":1,"endColumn":1}}"#,
      #"{"plan":"p","unit":1,"units":99999999999,"path":"","prefix":"","bytes":1,"hash":"","options":{},"error":"e"}"#,
      #"{"plan":"p","unit":1,"units":1,"path":"","prefix":"","bytes":1,"hash":"","options":{},"done":{"findings":1}}"#,
    ])
  func hostile(line: String) {
    var reports = UnitReports()
    reports.add(Array("\n\(line)\n".utf8), named: "x")
    let told = reports.problems + reports.cuts
    #expect(told.count == 1)
    #expect(told.first.map { $0.hasPrefix("x:2: ") || $0.hasPrefix("unit 1: ") } == true)
    let report = reports.takeReport()
    #expect(report?.version == nil)
  }

  @Test("come of units that are read as they were written")
  func unitLine() throws {
    let unit = Self.unit(2, of: 7)
    #expect(CheckUnit(try JSONDocument(parsing: unit.line).root) == unit)
  }
}
