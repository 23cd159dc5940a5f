import Testing

@testable import Checks

@Suite("token-cycle")
struct TokenCycleTests {
  @Test("references lead back to themselves")
  func fires() throws {
    try CheckFixture().example(
      .tokens(#"{ "$type": "number", "a": { "$value": ⟦⟧"{b}" }, "b": { "$value": "{a}" } }"#)
    ).expect(.tokenCycle)
  }

  @Test("is silent where they end")
  func silent() throws {
    try CheckFixture().example(
      .tokens(#"{ "$type": "number", "a": { "$value": "{b}" }, "b": { "$value": 4 } }"#)
    ).expectNothing(of: .tokenCycle)
  }
}
