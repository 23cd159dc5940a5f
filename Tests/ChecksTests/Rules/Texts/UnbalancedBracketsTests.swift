import Testing

@testable import Checks

@Suite("unbalanced-brackets")
struct UnbalancedBracketsTests {
  @Test(
    "fires",
    arguments: [
      ("Size (MB)", "Größe ⟦(⟧MB", "de")
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.unbalancedBrackets, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("Size (MB)", "サイズ（MB)", "ja"), ("First", "a) Erstens", "de"), ("Hi", "Hallo :)", "de"),
      ("Hi :)", "你好：）", "zh-Hans"), ("Hi", "你好：（再见）", "zh-Hans"),
      // A pair that is dropped as a whole is the translator's affair.
      ("Save (optional)", "Speichern optional", "de"), ("Files (%d)", "Dateien %d", "de"),
      ("Save [it]", "Sichern", "de"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(
      of: .unbalancedBrackets, among: Rule.textRules)
  }
}
