import Testing

@testable import Checks

@Suite("missing-plural-category")
struct MissingPluralCategoryTests {
  private let english = CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])

  @Test("names the variable and the numbers that need the form")
  func fires() throws {
    let findings = try english.plural(
      "pl", ["one": "%lld dzień", "many": "%lld dni", "other": "%lld dnia"], variable: "⟦n⟧"
    )
    .expect(.missingPluralCategory, among: Rule.all)
    #expect(findings.first?.message.contains("no form 'few': pl uses it for 2, 3, 4, 22") == true)
  }

  @Test("is silent where a language has all its forms")
  func silent() throws {
    try english.plural("de", ["one": "%lld Tag", "other": "%lld Tage"])
      .expectNothing(of: .missingPluralCategory, among: Rule.all)
  }

  @Test(
    "of `many` alone is a warning, unless `other` has it",
    arguments: [
      ("pl", "dzień", "dni", "dni", true), ("pl", "dzień", "dni", "dnia", true),
      ("pl", "post", "posty", "postów", false),
      ("ru", "день", "дня", "дня", true), ("ru", "день", "дня", "дней", false),
    ])
  func manyAlone(locale: String, one: String, few: String, other: String, isTold: Bool) throws {
    let findings = try english.plural(locale, ["one": "%lld \(one)", "few": "%lld \(few)", "other": "%lld \(other)"])
      .findings([.missingPluralCategory])
    #expect(findings.map(\.severity) == (isTold ? [.warning] : []))
  }

  @Test("a form for large numbers only is a warning where it is asked for")
  func largeNumbersOnly() throws {
    let fixture = english.plural("fr", ["one": "%lld jour", "other": "%lld jours"])
    try fixture.expectNothing(of: .missingPluralCategory, among: Rule.all)
    let findings = try fixture.findings(
      [.missingPluralCategory],
      settings: ["missing-plural-category": RuleSettings(values: ["largeNumbers": .flag(true)])])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.message.contains("1,000,000") == true)
  }

  @Test("a plural of other alone is a warning")
  func unvaried() throws {
    let findings = try english.plural("fi", ["other": "%lld päivää"], variable: "⟦n⟧")
      .expect(.missingPluralCategory, among: Rule.all)
    #expect(findings.map(\.severity) == [.warning])
    // A noun stays as it is behind a number.
    try english.plural("tr", ["other": "%lld gün"]).expectNothing(of: .missingPluralCategory, among: Rule.all)
  }

  @Test(
    "a form zero beside other alone is no plural that lacks one, unless the language has such a form",
    arguments: [("fi", "warning"), ("de", "warning"), ("ar", "error")])
  func zeroAlone(locale: String, severity: String) throws {
    let findings = try english.plural(locale, ["zero": "-", "other": "%lld x"]).findings([.missingPluralCategory])
    #expect(Set(findings.map(\.severity.rawValue)) == [severity])
  }

  @Test("a form that 0 alone selects is a warning", arguments: [("ar", "warning"), ("lv", "error")])
  func zero(locale: String, severity: String) throws {
    let forms: KeyValuePairs = [
      "one": "%lld x", "two": "%lld x", "few": "%lld x", "many": "%lld x", "other": "%lld x",
    ]
    let findings = try english.plural(locale, forms).findings([.missingPluralCategory])
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test(
    "where the source has a text for many alone a language may leave out the text for 1, not for 21",
    arguments: [("cs", []), ("ru", ["error"])] as [(String, [String])])
  func forMany(locale: String, severities: [String]) throws {
    let forms: KeyValuePairs = ["few": "Smazat %lld?", "many": "Smazat %lld?", "other": "Smazat %lld?"]
    let many = try CheckFixture().plural("en", ["other": "Delete %lld files?"]).plural(locale, forms)
      .findings([.missingPluralCategory])
    #expect(many.filter { $0.locale == locale }.map(\.severity.rawValue) == severities)
    let both = try english.plural(locale, forms).findings([.missingPluralCategory])
    #expect(both.map(\.severity) == [.error])
  }

  @Test("forms for large numbers are asked for unless a project says otherwise", arguments: [true, false])
  func largeNumbers(isAsked: Bool) throws {
    let settings = ["missing-plural-category": RuleSettings(values: ["largeNumbers": .flag(isAsked)])]
    let findings = try english.plural("es", ["one": "%lld día", "other": "%lld días"])
      .findings([.missingPluralCategory], settings: settings)
    #expect(findings.map(\.severity) == (isAsked ? [.warning] : []))
  }

  @Test(
    "what never varies needs no other form in the development language",
    arguments: [("%lld min", 0), ("%lld hr", 0), ("Step %lld", 0), ("%lld hours", 1)])
  func invariant(text: String, count: Int) throws {
    let found = try CheckFixture().plural("en", ["other": text]).findings([.missingPluralCategory])
    #expect(found.count == count)
  }

  @Test("is silent of a copy of the source: it lacks its translation first")
  func copy() throws {
    let copied = english.plural("pl", ["one": "%lld day", "other": "%lld days"])
    #expect(try copied.findings([.missingPluralCategory]).isEmpty)
  }

  @Test("where few and many are not there few is told: many may be what other has")
  func few() throws {
    let found = try english.plural("pl", ["one": "%lld dzień", "other": "%lld dni"])
      .findings([.missingPluralCategory])
    #expect(found.map(\.severity) == [.error] && found[0].message.contains("'few'"))
  }

  @Test("forms without the number may be right for all of them", arguments: [("", true), ("%lld ", false)])
  func withoutNumber(number: String, isRare: Bool) throws {
    let findings = try english.plural("cs", ["one": "\(number)den", "other": "\(number)dny"])
      .findings([.missingPluralCategory])
    #expect(Set(findings.map(\.isRare)) == [isRare])
    #expect(findings.map(\.severity) == [isRare ? .warning : .error])
  }

  @Test("the text around a form may show the number", arguments: [("%1$lld %2$#@n@", 0), ("%2$#@n@", 1)])
  func around(format: String, warnings: Int) throws {
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "k": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "%1$lld days" } },
        "cs": { "stringUnit": { "state": "translated", "value": "\(format)" }, "substitutions": { "n": {
          "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "den" } },
            "other": { "stringUnit": { "state": "translated", "value": "dny" } } } } } } } } } } }
      """
    let found = try CheckFixture().file("Localizable.xcstrings", catalog).findings([.missingPluralCategory])
    #expect(found.count { $0.severity == .warning } == warnings && found.count == 1)
  }

  @Test("a name that is no category, which is told, may stand for the form")
  func unknownForm() throws {
    try english.plural("cs", ["one": "%lld den", "three": "%lld dny", "other": "%lld dní"])
      .expectNothing(of: .missingPluralCategory)
  }
}
