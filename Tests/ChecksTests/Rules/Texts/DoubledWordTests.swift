import Testing

@testable import Checks

@Suite("doubled-word")
struct DoubledWordTests {
  @Test("two ranges of letters are no word twice")
  func ranges() throws {
    try CheckFixture.text("Only A-Z a-z 0-9 are allowed").expectNothing(of: .doubledWord, among: Rule.all)
  }

  @Test(
    "fires",
    arguments: [
      ("Tap it", "Tippe auf ⟦auf⟧ es", "de"), ("Open the file", "Öffne die ⟦die⟧ Datei", "de"),
      ("The file is gone", "Der ⟦Der⟧ Datei fehlt was", "de"), ("The file is gone", "Das ⟦das⟧ Bild fehlt", "de"),
      ("If so, go. Open it", "Falls ja, geh. Öffne die ⟦die⟧ Datei", "de"),
      ("Open the file", "Abrir o ⟦o⟧ arquivo", "pt"), ("Open the file", "Open het ⟦het⟧ bestand", "nl"),
      ("File in a folder", "Plik w ⟦w⟧ folderze", "pl"), ("File in a folder", "Файл в ⟦в⟧ папке", "ru"),
      ("This and that", "Bu ve ⟦ve⟧ şu", "tr"), ("This and that", "Ini dan ⟦dan⟧ itu", "id"),
      ("The file is gone", "The ⟦The⟧ file is gone", "en-GB"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.doubledWord, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("Tap it", "Das, was die die wollen", "de"), ("Slowly", "pelan pelan saja", "id"),
      ("Yes yes, sir", "Oui oui, mon capitaine", "fr"), ("Visit us", "Nach Pago Pago", "de"),
      ("They feel", "Eles se se sentem em casa", "pt"), ("If it is", "Se se registar", "pt-PT"),
      ("If so", "si si verìficant eventos", "sc"), ("At times", "Zaman zaman olur", "tr"),
      ("It is", "E ya ba ba", "st"), ("And so on", "Blah blah blah", "de"),
      ("Talk", "Reden, blah blah blah und so", "de"), ("Files", "Dateien, die die App löscht", "de"),
      ("Files", "Alle, in denen die die App sieht", "de"), ("Is it so?", "Heeft het het gedaan?", "nl"),
      ("It", "Dat het het bestand is", "nl"), ("It", "Soms is het het waard", "nl"),
      ("Quickly", "kwa haraka haraka", "sw"),
      ("Turn it on", "Skru på på denne siden", "nb"), ("Join", "Bli med med annen kobling", "nb-NO"),
      ("Slowly", "धीरे धीरे चलो", "hi"), ("From A", "De a a z", "pt"), ("THE END", "DIE DIE DATEI", "de"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .doubledWord, among: Rule.textRules)
  }
}
