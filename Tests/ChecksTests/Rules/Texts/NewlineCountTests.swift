import Testing

@testable import Checks

@Suite("newline-count")
struct NewlineCountTests {
  @Test(
    "fires",
    arguments: [
      ("Save", "⟦\"Sichern\\n\"⟧", "de"), ("One\\n\\nTwo", "⟦\"Eins Zwei\"⟧", "de"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.newlineCount, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("One\\nTwo", "Eins\\r\\nZwei", "de"), ("One two", "Eins\\nzwei", "de"), ("One\\nTwo", "Eins Zwei", "de"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .newlineCount, among: Rule.textRules)
  }
}
