import Testing

@testable import Checks

@Suite("token-syntax")
struct TokenSyntaxTests {
  @Test("a token is no group")
  func fires() throws {
    try CheckFixture().example(.tokens(#"{ "a": { "$type": "number", "$value": 1, ⟦⟧"b": { "$value": 2 } } }"#)).expect(
      .tokenSyntax)
  }

  @Test("is silent about a group")
  func silent() throws {
    try CheckFixture().example(
      .tokens(#"{ "a": { "$type": "number", "b": { "$value": 2 } } }"#)
    ).expectNothing(of: .tokenSyntax)
  }
}
