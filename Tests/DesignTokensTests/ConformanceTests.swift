import Foundation
import Testing

@testable import DesignTokens

/// One small file for each rule of the format 2025.10, made from its JSON schemas and its prose.
///
/// `Tests/Fixtures/DesignTokens/valid` holds files that must be read without a problem, `invalid` files that must not;
/// `invalid.txt` names the rule of each. A name that begins with `!` is that of a file that is no JSON.
@Suite struct ConformanceTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/DesignTokens")

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.folder.appendingPathComponent(folder).path).sorted()
  }

  private static func system(_ folder: String, _ name: String, _ mode: DesignSystem.Mode = .strict) throws
    -> DesignSystem
  {
    let url = Self.folder.appendingPathComponent(folder).appendingPathComponent(name)
    return DesignSystem(files: [(name, [UInt8](try Data(contentsOf: url)))], mode: mode)
  }

  @Test func validFilesHaveNoProblem() throws {
    let names = try Self.names(in: "valid")
    #expect(names.count >= 150)
    for name in names { #expect(try Self.system("valid", name).lines == [], "\(name)") }
  }

  @Test func invalidFilesBreakTheirRuleAndNoOther() throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent("invalid.txt"), encoding: .utf8)
    let rules = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rules.count >= 200)
    #expect(try Self.names(in: "invalid") == rules.map { $0[0] + ".tokens.json" }.sorted())
    for row in rules {
      let problems = try Self.system("invalid", row[0] + ".tokens.json").problems
      #expect(Set(problems.map(\.rule)) == [row[1]], "\(row[0]): \(problems.map(\.message))")
      #expect(problems.allSatisfy { $0.severity == .error && $0.position.line == 1 || row[0].hasPrefix("!") })
    }
  }

  @Test func lenientModeReadsWhatIsValidAlike() throws {
    for name in try Self.names(in: "valid") {
      #expect(
        try Self.system("valid", name, .lenient).tokens.map(\.value) == Self.system("valid", name).tokens.map(\.value))
    }
  }

  @Test func byteOrderMarkIsSkipped() {
    #expect(TokenFixtures.system("\u{FEFF}{\"t\": {\"$type\": \"number\", \"$value\": 1}}").lines == [])
  }
}
