import Testing

@testable import Checks

@Suite("acronym-case")
struct AcronymCaseTests {
  @Test(
    "fires",
    arguments: [
      ("Save as PDF", "Als ⟦Pdf⟧ sichern", "de"),
      ("Copy URL", "⟦Url⟧ kopieren", "de"),
      ("Copy HTML", "Copier ⟦Html⟧", "fr"),
      ("Save as PDF", "Spara som ⟦Pdf⟧", "sv"),
      ("MP3 file", "⟦Mp3⟧-Datei", "de"),
      ("Open <b>XML</b> now", "<b>⟦Xml⟧</b> öffnen", "de"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.acronymCase, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("Save as PDF", "Als PDF sichern", "de"),
      ("PDF file", "Pdf-bestand", "nl"),
      ("Save as PDF", "Guardar como pdf", "es"),
      ("From NASA", "Von der Nasa", "de"),
      ("SAVE PDF", "Pdf sichern", "de"),
      ("This is NOT it", "Das ist Not", "de"),
      ("Save PDF", "Speichern", "de"),
      ("PDF and XML", "Pdf und XML", "de"),
      ("PDFs", "Pdfs", "de"),
      ("To WLAN", "На Wlans", "ru"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .acronymCase, among: Rule.textRules)
  }
}
