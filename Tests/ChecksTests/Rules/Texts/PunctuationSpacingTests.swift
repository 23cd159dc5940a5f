import Testing

@testable import Checks

@Suite("punctuation-spacing")
struct PunctuationSpacingTests {
  @Test("French spaces are looked at when the rule is asked for")
  func fires() throws {
    try CheckFixture.texts("Really? Yes!", "Vraiment ⟦?⟧ Oui⟦!⟧ Bien\u{202F}! À 12:30", to: "fr").expect(
      .punctuationSpacing)
    #expect(!Rule.punctuationSpacing.isOnByDefault)
  }

  @Test("is silent in other languages", arguments: ["fr-CA", "de"])
  func silent(locale: String) throws {
    try CheckFixture.texts("Really? Yes!", "Vraiment ? Oui! Bien\u{202F}! À 12:30", to: locale)
      .expectNothing(of: .punctuationSpacing)
  }
}
