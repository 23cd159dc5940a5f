import Testing

@testable import Checks

@Suite("zero-width")
struct ZeroWidthTests {
  @Test(
    "fires",
    arguments: [
      ("Save", "Sich⟦\u{200B}⟧ern", "de")
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.zeroWidth, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("Save", "ร\u{200B}ก", "th"), ("Want", "می\u{200C}خواهم", "fa"), ("Hi", "👩\u{200D}🚀 Hallo", "de"),
      ("Save", "Ge\u{AD}sichert", "de"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .zeroWidth, among: Rule.textRules)
  }
}
