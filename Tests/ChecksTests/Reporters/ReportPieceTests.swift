import TestSupport
import Testing

@testable import Checks

@Suite("Reports that are written piece by piece, and the order of their findings")
struct ReportPieceTests {
  private static func findings(_ count: Int) -> [Finding] {
    (0..<count).map { number in
      ReportFixture.finding(
        message: "“\(number)” 👍 " + String(repeating: "ж", count: number % 97), path: "\(number % 7).lproj/A.strings",
        line: number / 7 % 1_000 + 1, column: number % 3 + 1, locale: ["de", "fr"][number % 2])
    }
  }

  @Test("The pieces are the report, each of them whole UTF-8", arguments: [0, 1, 3_000])
  func pieces(count: Int) {
    let report = ReportFixture.report(Self.findings(count))
    for format in ReportFormat.allCases {
      let human = HumanReporter(colored: false)
      var pieces: [[UInt8]] = []
      format.write(report, human: human) { pieces.append($0) }
      #expect(Array(pieces.joined()) == format.bytes(of: report, human: human))
      #expect(pieces.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
      if format == .json, count > 1 { #expect(pieces.count > 1) }
    }
  }

  @Test("A piece that cannot be written ends the report")
  func failure() {
    struct Full: Error {}
    var count = 0
    #expect(throws: Full.self) {
      try ReportFormat.json.write(ReportFixture.report(Self.findings(9_000)), human: HumanReporter(colored: false)) {
        _ throws(Full) in
        count += 1
        if count == 2 { throw Full() }
      }
    }
    #expect(count == 2)
  }

  @Test("Findings in any order are put in one", arguments: [0, 1, 2, 50, 700])
  func order(count: Int) {
    func name(_ finding: Finding) -> String {
      "\(finding.path):\(finding.span.start.line):\(finding.span.start.column) \(finding.locale ?? "") \(finding.message)"
    }
    let sorted = Finding.sorted(Self.findings(count))
    #expect(Set(sorted.map(name)) == Set(Self.findings(count).map(name)))
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      let (first, second) = (left.span.start, right.span.start)
      #expect((left.path, first.line, first.column) <= (right.path, second.line, second.column))
    }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<10 {
      #expect(Finding.sorted(Self.findings(count).shuffled(using: &random)).map(name) == sorted.map(name))
    }
  }
}
