import Testing

@testable import Checks

@Suite("double-spaces")
struct DoubleSpacesTests {
  @Test(
    "fires",
    arguments: [
      ("Save all", "Alle⟦  ⟧sichern", "de")
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.doubleSpaces, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("Saved. Go on", "Gesichert.  Weiter", "de")
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .doubleSpaces, among: Rule.textRules)
  }

  @Test("names the characters, behind escapes too", arguments: ["Über⟦  ⟧alles", #"\"A\" b⟦  ⟧c"#])
  func places(text: String) throws { try CheckFixture.texts("Save", text).expect(.doubleSpaces) }
}
