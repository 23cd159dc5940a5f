import Testing

@testable import Checks

@Suite("empty-translation")
struct EmptyTranslationTests {
  @Test(
    "fires",
    arguments: [
      ("Save", "⟦\"\"⟧"), ("Save", "⟦\"  \"⟧"), ("%lld files", "⟦\"\"⟧"),
    ])
  func fires(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expect(.emptyTranslation)
  }

  @Test(
    "is silent",
    arguments: [
      ("", ""), ("%.2f", ""), ("s", ""), ("…", ""), ("Save", "S"),
    ])
  func silent(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(of: .emptyTranslation)
  }

  @Test(
    "where verbs end a sentence, or no conjunction is needed, a part of it may be empty",
    arguments: [
      ("You gain ", "ja", []), ("You gain ", "ko", []), ("and", "zh-Hans", []), ("You gain ", "de", ["warning"]),
      ("Gain", "ja", ["error"]), ("and", "de", ["error"]),
    ] as [(String, String, [String])])
  func parts(source: String, locale: String, severities: [String]) throws {
    let made = CheckFixture.texts(source, "", to: locale)
    #expect(try made.findings([.emptyTranslation]).map(\.severity.rawValue) == severities)
  }

  @Test("asks for no text that nobody reads")
  func unread() throws {
    try CheckFixture.texts("Text Cell", "", key: "43.title").expectNothing(of: .emptyTranslation)
  }

  @Test("is silent where the comment says that it is meant")
  func meant() throws {
    try CheckFixture().strings("en", "\"a\" = \"ago\";\n")
      .strings("nl", "/* Dutch needs no word here: leave an empty string */\n\"a\" = \"\";\n")
      .expectNothing(of: .emptyTranslation)
  }

  @Test(
    "is a warning where the catalog calls the text unfinished, and none where a name has no text in any language",
    arguments: [
      ("translated", "Save", ["error"]), ("needs_review", "Save", ["warning"]), ("translated", "cue.hint", []),
    ])
  func catalogs(state: String, key: String, severities: [String]) throws {
    let catalog = """
      { "sourceLanguage": "en", "strings": { "\(key)": { "localizations": { "de": {
        "stringUnit": { "state": "\(state)", "value": "" } } } } }, "version": "1.0" }
      """
    let found = try CheckFixture().file("Localizable.xcstrings", catalog).findings([.emptyTranslation])
    #expect(found.map(\.severity.rawValue) == severities)
  }

  @Test("fires where the comment speaks of an empty list")
  func emptyState() throws {
    try CheckFixture().strings("en", "\"a\" = \"Nothing here\";\n")
      .strings("nl", "/* Title of the empty state */\n\"a\" = ⟦\"\"⟧;\n")
      .expect(.emptyTranslation)
  }

  @Test("what half of the languages leave empty may need no word", arguments: [(["de", "fr"], true), (["de"], false)])
  func mostly(empty: [String], isRare: Bool) throws {
    let fixture = ["de", "fr", "it", "pl"].reduce(CheckFixture().strings("en", "\"a\" = \"and\";")) {
      $0.strings($1, "\"a\" = \"\(empty.contains($1) ? "" : "x")\";")
    }
    #expect(Set(try fixture.findings([.emptyTranslation]).map(\.isRare)) == [isRare])
  }

  @Test("a permission that newer systems say otherwise is told last", arguments: [true, false])
  func older(hasNewer: Bool) throws {
    let older = "NSLocationAlwaysUsageDescription"
    let newer = hasNewer ? "\"NSLocationAlwaysAndWhenInUseUsageDescription\" = \"Karte\";\n" : ""
    let fixture = CheckFixture().file("en.lproj/InfoPlist.strings", "\"\(older)\" = \"To show where you are\";\n")
      .file("de.lproj/InfoPlist.strings", "\"\(older)\" = \"\";\n" + newer)
    #expect(try fixture.findings([.emptyTranslation]).map(\.isRare) == [hasNewer])
  }

  @Test("a part of a sentence may need no word", arguments: [(" and ", true), ("You gain ", true), ("and", false)])
  func part(source: String, isRare: Bool) throws {
    let found = try CheckFixture.texts(source, "⟦\" \"⟧").expect(.emptyTranslation)
    #expect(found.map(\.isRare) == [isRare])
  }
}
