import Testing

@testable import Checks

@Suite("literal-escape")
struct LiteralEscapeTests {
  @Test(
    "fires",
    arguments: [
      ("One Two", "Eins\\⟦\\n⟧Zwei", "de")
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.literalEscape, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("In C:", "In C:\\\\neu:", "de")
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .literalEscape, among: Rule.textRules)
  }
}
