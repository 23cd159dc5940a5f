import Testing

@testable import Checks

@Suite("lowercase-start")
struct LowercaseStartTests {
  /// Texts that begin with a capital letter, and one more.
  private func fixture(_ source: String, _ translation: String, _ locale: String, others: Int = 40) -> CheckFixture {
    let sources = (0..<others).map { "\"k\($0)\" = \"Open \($0)\";\n" }
    let texts = (0..<others).map { "\"k\($0)\" = \"Ouvrir \($0)\";\n" }
    return CheckFixture().strings("en", "\"a\" = \"\(source)\";\n" + sources.joined())
      .strings(locale, "\"a\" = \"\(translation)\";\n" + texts.joined())
  }

  @Test(
    "fires",
    arguments: [
      ("Save File", "⟦s⟧ave le fichier", "fr"), ("Save it", "⟦с⟧охранить это", "ru"),
      ("Close it", "⟦é⟧teindre le tout", "fr"), ("A file is saved", "⟦u⟧n fichier est sauvé", "fr"),
      ("'Save' it", "'⟦s⟧auver' le tout", "fr"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try fixture(source, translation, locale).expect(.lowercaseStart, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("Save File", "Save le fichier", "fr"), ("Monday", "lundi", "fr"), ("IPhone is on", "iPhone est là", "fr"),
      ("save File", "save le fichier", "fr"), ("Save File", "ファイルを保存", "ja"), ("Save File", "%@ le fichier", "fr"),
      ("E.g. this", "p.ex. cela", "fr"), ("Save File", "save file", "en-GB"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try fixture(source, translation, locale).expectNothing(of: .lowercaseStart, among: Rule.textRules)
  }

  @Test("what three languages begin small is a part of a sentence", arguments: [(1, 2), (2, 0)])
  func fragments(others: Int, count: Int) throws {
    let made = ["it", "es"].prefix(others).reduce(fixture("Save File", "save le fichier", "fr")) { made, locale in
      let texts = (0..<40).map { "\"k\($0)\" = \"Apri \($0)\";\n" }
      return made.strings(locale, "\"a\" = \"salva il file\";\n" + texts.joined())
    }
    #expect(try made.findings([.lowercaseStart]).count == count)
  }

  @Test("items of a list may all begin small", arguments: [("row.two", 0), ("two", 2)])
  func list(key: String, count: Int) throws {
    let made = fixture("Save File", "save le fichier", "fr")
      .replacing("en.lproj/Localizable.strings", "\"a\" = ", by: "\"row.one\" = \"Ab c\"; \"\(key)\" = ")
      .replacing("fr.lproj/Localizable.strings", "\"a\" = ", by: "\"row.one\" = \"ab c\"; \"\(key)\" = ")
    #expect(try made.findings([.lowercaseStart]).count == count)
  }

  @Test("a language of few texts is not looked at")
  func few() throws {
    try fixture("Save File", "save le fichier", "fr", others: 10).expectNothing(of: .lowercaseStart)
  }
}
