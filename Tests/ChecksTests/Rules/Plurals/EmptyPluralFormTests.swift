import Testing

@testable import Checks

@Suite("empty-plural-form")
struct EmptyPluralFormTests {
  private let english = CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])

  @Test("fires once in a translation", arguments: ["one", "few", "many", "other"])
  func fires(form: String) throws {
    func text(_ category: String) -> String { category == form ? "⟦⟧" : "%lld dni" }
    let found = try english.plural(
      "pl", ["one": text("one"), "few": text("few"), "many": text("many"), "other": text("other")]
    ).expect(.emptyPluralForm, among: Rule.all)
    #expect(found.map(\.severity) == [.error])
  }

  @Test("fires once in the development language", arguments: ["one", "other"])
  func source(form: String) throws {
    func text(_ category: String) -> String { category == form ? "⟦⟧" : "%lld days" }
    try CheckFixture().plural("en", ["one": text("one"), "other": text("other")])
      .plural("de", ["one": "%lld Tag", "other": "%lld Tage"]).expect(.emptyPluralForm, among: Rule.all)
  }

  @Test("what translations have from the source is told there")
  func inherited() throws {
    let found = try CheckFixture().plural("en", ["one": "", "other": "%lld words"])
      .plural("de", ["one": "", "other": "%lld Wörter"]).plural("fr", ["one": "", "other": "%lld mots"]).findings()
    #expect(found.map(\.rule) == ["empty-plural-form"] && found.map(\.locale) == ["en"])
    #expect(found.first?.message.hasSuffix("also in 'de', 'fr'") ?? false)
  }

  @Test("is told first where other numbers than 1 have the form")
  func met() throws {
    let found = try CheckFixture().plural("en", ["one": "", "other": "%lld words"])
      .plural("de", ["one": "", "other": "%lld Wörter"])
      .plural("uk", ["one": "", "few": "%lld слова", "many": "%lld слів", "other": "%lld слова"]).findings()
    #expect(found.map(\.rule) == ["empty-plural-form"] && found.map(\.locale) == ["uk"])
    #expect(found.first?.message.hasSuffix("also in 'de', 'en'") ?? false)
  }

  @Test("where no form shows anything, the translation is empty")
  func allForms() throws {
    let found = try english.plural("de", ["one": "", "other": " "]).findings()
    #expect(found.map(\.rule) == ["empty-translation"])
  }

  @Test("a form for 0 may be meant to show nothing")
  func zero() throws {
    let found = try english.plural("de", ["zero": "", "one": "%lld Tag", "other": "%lld Tage"]).findings()
    #expect(found.map(\.rule) == ["empty-plural-form"] && found.map(\.severity) == [.warning])
  }

  @Test("is silent about the ending of a word, and about what is not translated yet")
  func silent() throws {
    try CheckFixture().plural("en", ["one": "", "other": "s"], format: "file%#@n@")
      .expectNothing(of: .emptyPluralForm)
    let catalog = """
      { "sourceLanguage": "en", "strings": { "%lld days": { "localizations": { "de": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "new", "value": "" } },
        "other": { "stringUnit": { "state": "translated", "value": "%lld Tage" } } } } } } } }, "version": "1.0" }
      """
    try CheckFixture().file("Localizable.xcstrings", catalog).expectNothing(of: .emptyPluralForm)
  }
}
