import DesignTokens
import Foundation
import Project
import StringTables
import Testing

@testable import Checks

@Suite("Reports of statistics")
struct StatisticsReportTests {
  private static func statistics() throws -> ProjectStatistics {
    func file(_ path: String, _ keys: Range<Int>) -> ProjectFile {
      let text = keys.map { "\"key\($0)\" = \"Some text of number \($0)\";\n" }.joined()
      return ProjectFile(path: path, bytes: Array(text.utf8))
    }
    let files = [
      file("en.lproj/Localizable.strings", 0..<120), file("en.lproj/Onboarding and first steps.strings", 0..<30),
      file("de.lproj/Localizable.strings", 0..<120), file("de.lproj/Onboarding and first steps.strings", 0..<30),
      file("zh-Hant.lproj/Localizable.strings", 0..<37), file("pt_BR.lproj/Localizable.strings", 0..<119),
      file("\u{1B}[31m|x`<b>@all\u{202E}.lproj/Localizable.strings", 0..<60),
    ]
    let project = Project(configuration: Configuration(), files: files, designSystem: DesignSystem(files: []))
    return try ProjectStatistics(of: project)
  }

  private func golden(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Statistics/\(name)").standardizedFileURL
    let recorded = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    if ProcessInfo.processInfo.environment["L10N_UPDATE_GOLDEN"] != nil, recorded != text {
      try Data(text.utf8).write(to: url)
    }
    #expect(recorded == text, "\(name) is not what is written now")
  }

  @Test("fit a terminal", arguments: [60, 80, 120])
  func width(width: Int) throws {
    let text = StatisticsReporter(try Self.statistics()).human(width: width)
    try golden("human-\(width).txt", text)
    for line in text.split(separator: "\n") {
      #expect(TerminalColumns.count(String(line)) <= width, "\(line)")
    }
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test("are Markdown that no name of a folder can break, and JSON")
  func machines() throws {
    let statistics = try Self.statistics()
    let markdown = StatisticsReporter(statistics).markdown()
    try golden("statistics.md", markdown)
    let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 11)
    for row in rows {
      #expect(row.replacingOccurrences(of: "\\|", with: "").count { $0 == "|" } == 8, "\(row)")
    }
    try golden("statistics.json", StatisticsJSON.text(statistics))
  }

  @Test("a badge says the whole percent, and cannot be broken out of")
  func badge() throws {
    var coverage = Coverage()
    coverage.keys = 3
    coverage.translated = 2
    try golden("badge.svg", CoverageBadge(label: "localized", coverage: coverage).svg)
    let hostile = CoverageBadge(
      label: "\"><script>alert(1)</script>&\u{1B}\u{0}\u{202E}" + String(repeating: "x", count: 1_000),
      coverage: coverage
    ).svg
    let names = hostile.matches(of: #/<([a-z]+)/#).map { String($0.1) }
    #expect(names == ["svg", "title", "rect", "path", "g", "text", "text"] && hostile.utf8.count < 2_000)
    #expect(!hostile.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    #expect(hostile.contains("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"))
  }

  @Test("the text of a badge has contrast", arguments: [0, 50, 70, 90, 100])
  func contrast(percent: Int) throws {
    var coverage = Coverage()
    coverage.keys = 100
    coverage.translated = percent
    let svg = CoverageBadge(label: "de", coverage: coverage).svg
    let color = try #require(svg.firstMatch(of: #/fill="#(......)"\/>\n  <g/#)?.1)
    let channels = try #require(UInt32(color, radix: 16))
    let linear = [16, 8, 0].map { shift -> Double in
      let value = Double(channels >> UInt32(shift) & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    #expect(1.05 / (luminance + 0.05) >= 4.5)
  }
}
