import DesignTokens
import Testing

@testable import Checks

@Suite("token-type")
struct TokenTypeTests {
  @Test("a value is of another type")
  func fires() throws {
    try CheckFixture().example(.tokens(#"{ "md": { "$type": "dimension", "$value": ⟦⟧"16px" } }"#)).expect(.tokenType)
  }

  @Test("is silent about one of the type")
  func silent() throws {
    try CheckFixture().example(
      .tokens(#"{ "md": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } }"#)
    ).expectNothing(of: .tokenType)
  }

  @Test("what the reader finds keeps its rule, and is said once for all themes")
  func themes() {
    let system = DesignSystem(files: [("a.json", [UInt8](#"{"a": {"$value": 1}}"#.utf8))])
    let run = TokenCheckRun([.init(name: "", system: system), .init(name: "x", system: system)])
    #expect(run.findings(of: Rule.tokenRules).map(\.rule) == ["token-type"])
    #expect(run.findings(of: [.tokenAlias]).isEmpty)
  }
}
