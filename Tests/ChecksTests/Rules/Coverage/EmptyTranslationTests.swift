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
      ("", ""), ("s", ""), ("…", ""), ("Save", "S"),
    ])
  func silent(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(of: .emptyTranslation)
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

  @Test("fires where the comment speaks of an empty list")
  func emptyState() throws {
    try CheckFixture().strings("en", "\"a\" = \"Nothing here\";\n")
      .strings("nl", "/* Title of the empty state */\n\"a\" = ⟦\"\"⟧;\n")
      .expect(.emptyTranslation)
  }
}
