import Testing

@testable import Checks

@Suite("token-alias")
struct TokenAliasTests {
  @Test("a reference leads nowhere")
  func fires() throws {
    try CheckFixture().example(
      .tokens(#"{ "$type": "number", "md": { "$value": 16 }, "inset": { "$value": ⟦⟧"{medium}" } }"#)
    ).expect(.tokenAlias)
  }

  @Test("is silent where it leads to a token")
  func silent() throws {
    try CheckFixture().example(
      .tokens(#"{ "$type": "number", "md": { "$value": 16 }, "inset": { "$value": "{md}" } }"#)
    ).expectNothing(of: .tokenAlias)
  }
}
