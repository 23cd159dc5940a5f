import Testing

@testable import Checks

@Suite("garbled-text")
struct GarbledTextTests {
  @Test(
    "fires",
    arguments: [
      ("Settings", "R⟦Ã©⟧glages", "fr"), ("Settings", "R⟦\u{FFFD}⟧glages", "fr"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.garbledText, among: Rule.textRules)
  }

  @Test("a control character, which shows as nothing at best, is a warning")
  func control() throws {
    let found = try CheckFixture.texts("pH", "pH⟦\u{1E}⟧", to: "sv").expect(.garbledText, among: Rule.textRules)
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(
    "is silent",
    arguments: [
      ("Settings", "ÃREA", "pt")
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .garbledText, among: Rule.textRules)
  }
}
