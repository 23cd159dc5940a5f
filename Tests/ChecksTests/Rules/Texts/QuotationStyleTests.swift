import Testing

@testable import Checks

@Suite("quotation-style")
struct QuotationStyleTests {
  @Test(
    "fires",
    arguments: [
      ("Open “%@”", "⟦“⟧%@” öffnen", "de"),
      ("Open “%@”", "Ouvrir ⟦“⟧%@”", "fr"),
      ("Open “%@”", "Otwórz ⟦“⟧%@”", "pl"),
      ("The “File”", "⟦”⟧ファイル“", "ja"),
      ("Open “%@”", "Открыть ⟦“⟧%@”", "ru"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.quotationStyle, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("Open “%@”", "„%@“ öffnen", "de"),
      ("Open “%@”", "»%@« öffnen", "de"),
      ("Open “%@”", "«%@» öffnen", "de-CH"),
      ("Open “%@”", "Ouvrir « %@ »", "fr"),
      ("The “File”", "「ファイル」", "ja"),
      ("The “File”", "“ファイル”", "ja"),
      ("Open “%@”", "Otwórz „%@”", "pl"),
      ("Open “%@”", "Abrir “%@”", "es"),
      ("Open “%@”", "Abrir «%@»", "es"),
      ("Open “%@”", "Öppna ”%@”", "sv"),
      ("Don’t", "L’été “", "fr"),
      ("Open “%@”", "Abrir \\\"%@\\\"", "fr"),
      ("A “b ‘c’ d”", "« b “c” d »", "fr"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .quotationStyle, among: Rule.textRules)
  }
}
