import Project
import Testing

@testable import Checks

@Suite("untranslated")
struct UntranslatedTests {
  private let allowed = [
    "untranslated": RuleSettings(values: ["allow": .words(["save", "changes", "Wi-Fi", "password"])])
  ]

  @Test(
    "finds the text of the source, but for the words that are allowed", arguments: ["Save changes", "Wi-Fi password"])
  func fires(text: String) throws {
    try CheckFixture.texts(text, "⟦\"\(text)\"⟧").expect(.untranslated)
    try CheckFixture.texts(text, text).expectNothing(of: .untranslated, settings: allowed)
  }

  @Test(
    "passes names, numbers, addresses and the same language",
    arguments: [
      ("Save changes", "en-GB"), ("https://example.com/save", "de"), ("%1$@ – %2$lld", "de"), ("OK", "de"),
      ("Wi-Fi", "de"), ("42 %%", "de"),
    ])
  func silent(text: String, locale: String) throws {
    try CheckFixture.texts(text, text, to: locale).expectNothing(of: .untranslated)
    try CheckFixture.texts(text, text, to: locale).expectNothing(of: .untranslated, settings: allowed)
  }

  @Test("leaves keys alone that stay as they are")
  func keptKeys() throws {
    var configuration = Configuration()
    configuration.untranslated = [KeyPattern(keys: WildcardPattern("brand.*"))]
    try CheckFixture.texts("Acme Rocket", "⟦\"Acme Rocket\"⟧", key: "brand.name").expect(.untranslated)
    try CheckFixture.texts("Acme Rocket", "Acme Rocket", key: "brand.name")
      .expectNothing(of: .untranslated, configuration: configuration)
  }
}
