import Testing

@testable import Checks

@Suite("doubled-word")
struct DoubledWordTests {
  @Test(
    "fires",
    arguments: [
      ("Tap it", "Tippe auf ⟦auf⟧ es", "de")
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.doubledWord, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("Tap it", "Das, was die die wollen", "de"), ("Slowly", "pelan pelan saja", "id"),
      ("Yes yes, sir", "Oui oui, mon capitaine", "fr"), ("Visit us", "Nach Pago Pago", "de"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .doubledWord, among: Rule.textRules)
  }
}
