import Testing

@testable import Checks

@Suite("ellipsis-style")
struct EllipsisStyleTests {
  @Test(
    "fires",
    arguments: [
      ("Wait…", "Warte⟦...⟧", "de")
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.ellipsisStyle, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("Wait...", "Warte…", "de")
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .ellipsisStyle, among: Rule.textRules)
  }
}
