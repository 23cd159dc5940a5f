import Testing

@testable import Checks

@Suite("All rules")
struct RuleTests {
  @Test("have identifiers in kebab-case, each once")
  func identifiers() {
    let ids = Rule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz-".utf8.contains($0) } })
  }

  @Test("say what they find, why and how it looks", arguments: Rule.all.map(\.id))
  func documentation(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.rationale.hasSuffix(".") || rule.rationale.hasSuffix("OK.") || rule.rationale.hasSuffix("”."))
    #expect(!rule.example.bad.files.isEmpty && !rule.example.good.files.isEmpty)
    #expect(rule.example.bad != rule.example.good)
  }
}
