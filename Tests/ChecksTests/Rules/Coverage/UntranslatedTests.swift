import Project
import ProjectTables
import Testing

@testable import Checks

@Suite("untranslated")
struct UntranslatedTests {
  private let words = ["untranslated": RuleSettings(values: ["minimumWords": .number(0)])]
  private let allowed = [
    "untranslated": RuleSettings(values: [
      "allow": .words(["save", "changes", "Wi-Fi", "password"]), "minimumWords": .number(0),
    ])
  ]

  @Test("harms nobody in a language that is being translated", arguments: [(["de"], false), (["fr"], true)])
  func open(complete: [String], isRare: Bool) throws {
    var configuration = Configuration()
    configuration.complete = complete
    let findings = try CheckFixture.texts("Save the changes now", "⟦\"Save the changes now\"⟧")
      .expect(.untranslated, configuration: configuration)
    #expect(findings.map(\.isRare) == [isRare])
  }

  @Test("tells at once of a text that most languages keep, and of many that one keeps")
  func many() throws {
    let text = { (number: Int) in #""k\#(number)" = "this is the text number \#(number)";"# }
    let own = { (number: Int) in #""k\#(number)" = "otro \#(number)";"# }
    let fixture = CheckFixture().strings(
      "en",
      (1...5).map(text).joined().replacing("= \"this is the text number 1\"", with: "= ⟦\"this is the text number 1\"⟧")
    )
    .strings(
      "de", text(1) + text(2).replacing("= ", with: "= ⟦").replacing(";", with: "⟧;") + (3...5).map(text).joined()
    )
    .strings("es", text(1) + (2...5).map(own).joined()).strings("fr", text(1) + (2...5).map(own).joined())
    let settings = ["untranslated": RuleSettings(values: ["each": .number(3)])]
    let findings = try fixture.expect(.untranslated, settings: settings)
    #expect(
      findings.map(\.message) == [
        "4 translations are the same as their sources, as 'k2', 'k3', 'k4': '--verbose' lists them",
        "3 of 3 translations are the same as this text: nobody translated it, or it stays as it is",
      ])
    #expect(findings.map(\.locale) == ["de", "en"] && findings.first?.keys == ["k2", "k3", "k4", "k5"])
  }

  @Test("what is marked as unfinished is told by its mark alone", arguments: ["new", "needs_review", "translated"])
  func unfinished(state: String) throws {
    let text = "Save the changes now"
    let found = try CheckFixture().file(
      "Localizable.xcstrings",
      """
      { "sourceLanguage" : "en", "strings" : { "save" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "\(state)", "value" : "\(text)" } },
        "en" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } } } }, "version" : "1.0" }
      """
    ).findings()
    #expect(found.map(\.rule) == [state == "translated" ? "untranslated" : "unfinished-state"])
  }

  @Test("finds a sentence of the source", arguments: ["Save the changes now", "%@ is out of range", "to be or not"])
  func sentences(text: String) throws {
    try CheckFixture.texts(text, "⟦\"\(text)\"⟧").expect(.untranslated)
  }

  @Test(
    "passes what may be a name",
    arguments: [
      "Save changes", "Jane (@jane_doe, @john, @joan.doe)", "/path/to/the/file", "Acme Rocket Launcher Pro",
      "Keep Me Out of It", "Copyright © 2017 the makers of all this",
      "Format: yyyy-MM-dd hh.mm.ss", "your-own-team.example.chat",
    ])
  func names(text: String) throws { try CheckFixture.texts(text, text).expectNothing(of: .untranslated) }

  @Test(
    "finds words if asked, but for those that are allowed", arguments: ["Save changes", "Wi-Fi password"])
  func fires(text: String) throws {
    try CheckFixture.texts(text, "⟦\"\(text)\"⟧").expect(.untranslated, settings: words)
    try CheckFixture.texts(text, text).expectNothing(of: .untranslated, settings: allowed)
  }

  @Test("finds a form of a plural")
  func forms() throws {
    let number = TextScan.facts(of: "%d files are here")
    #expect(number.difference(from: TextScan.facts(of: "%d files are here")).contains(.likeness))
    #expect(!number.difference(from: TextScan.facts(of: "%d file is here")).contains(.likeness))
  }

  @Test(
    "passes names, numbers, addresses and the same language",
    arguments: [
      ("Save changes", "en-GB"), ("https://example.com/save", "de"), ("%1$@ – %2$lld", "de"), ("OK", "de"),
      ("Wi-Fi", "de"), ("42 %%", "de"),
    ])
  func silent(text: String, locale: String) throws {
    try CheckFixture.texts(text, text, to: locale).expectNothing(of: .untranslated, settings: words)
    try CheckFixture.texts(text, text, to: locale).expectNothing(of: .untranslated, settings: allowed)
  }

  @Test("leaves keys alone that stay as they are")
  func keptKeys() throws {
    var configuration = Configuration()
    configuration.untranslated = [KeyPattern(keys: WildcardPattern("brand.*"))]
    try CheckFixture.texts("Acme Rocket", "⟦\"Acme Rocket\"⟧", key: "brand.name")
      .expect(.untranslated, settings: words)
    try CheckFixture.texts("Acme Rocket", "Acme Rocket", key: "brand.name")
      .expectNothing(of: .untranslated, configuration: configuration, settings: words)
  }
}
