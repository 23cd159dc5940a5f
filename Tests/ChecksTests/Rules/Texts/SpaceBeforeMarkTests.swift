import Testing

@testable import Checks

@Suite("space-before-mark")
struct SpaceBeforeMarkTests {
  @Test(
    "fires",
    arguments: [
      ("Saved: yes", "Gesichert⟦ :⟧ ja", "de")
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.spaceBeforeMark, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("Saved: yes", "Enregistré : oui", "fr"), ("Saved: yes", "Enregistré : oui", "fr-CA"),
      ("Odd?", "แปลก ๆ ?", "th"), ("Saved: yes", "Enregistrat : òc", "oc"),
      ("Saved: yes", "Arregistratu : iè", "co"), ("A .txt file", "Eine .txt-Datei", "de"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .spaceBeforeMark, among: Rule.textRules)
  }
}
