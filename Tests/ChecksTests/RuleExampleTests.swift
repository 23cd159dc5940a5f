import Testing

@testable import Checks

@Suite("Examples of rules")
struct RuleExampleTests {
  private func rule(_ id: String) throws -> Rule { try #require(Rule.all.first { $0.id == id }) }

  @Test("the bad one is found", arguments: ExampleRun.rules.map(\.id))
  func bad(id: String) throws {
    let rule = try rule(id)
    #expect(try !ExampleRun(rule.example.bad).findings(of: rule).isEmpty)
  }

  @Test("the good one is not", arguments: ExampleRun.rules.map(\.id))
  func good(id: String) throws {
    let rule = try rule(id)
    #expect(try ExampleRun(rule.example.good).findings(of: rule).map(\.message) == [])
  }

  @Test("their files have names and end with a line feed", arguments: Rule.all.map(\.id))
  func files(id: String) throws {
    let example = try rule(id).example
    for file in example.bad.files + example.good.files {
      #expect(!file.path.isEmpty && file.text.hasSuffix("\n"), "\(file.path)")
      #expect(file.text.split(separator: "\n").allSatisfy { $0.utf8.count <= 120 }, "\(file.path) has a long line")
    }
  }
}
