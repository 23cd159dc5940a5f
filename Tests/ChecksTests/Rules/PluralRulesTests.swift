import Testing

@testable import Checks

@Suite("Rules about plurals and variables")
struct PluralRulesTests {
  private let english = CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])

  @Test("a form that no number selects is unused; zero never is")
  func unused() throws {
    let findings = try english.plural("ja", ["zero": "なし", "one": "%lld 日", "other": "%lld 日"]).findings()
    #expect(findings.map(\.rule) == ["unused-plural-category"])
    #expect(findings.first?.message.hasSuffix("ja uses other") == true)
    // Fractions select it.
    #expect(
      try english.plural("cs", ["one": "%lld a", "few": "%lld b", "many": "%lld c", "other": "%lld d"]).findings()
        .isEmpty)
  }

  @Test("other is needed in every language, one that nobody knows too")
  func other() throws {
    #expect(try english.plural("de", ["one": "%lld Tag"]).findings().map(\.rule) == ["missing-other"])
    #expect(try english.plural("tlh", ["one": "%lld jaj"]).findings().map(\.rule) == ["missing-other"])
  }

  @Test("a plural of other alone is a warning")
  func unvaried() throws {
    let findings = try english.plural("tr", ["other": "%lld gün"]).findings()
    #expect(findings.map(\.rule) == ["missing-plural-category"])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test(
    "a form zero beside other alone is no plural that lacks one, unless the language has such a form",
    arguments: [("tr", "warning"), ("de", "warning"), ("ar", "error")])
  func zeroAlone(locale: String, severity: String) throws {
    let findings = try english.plural(locale, ["zero": "-", "other": "%lld x"]).findings([.missingPluralCategory])
    #expect(Set(findings.map(\.severity.rawValue)) == [severity])
  }

  @Test(
    "where the source has a text for many alone a language may leave out the text for 1, not for 21",
    arguments: [("cs", "warning"), ("ru", "error")])
  func forMany(locale: String, severity: String) throws {
    let forms: KeyValuePairs = ["few": "Smazat %lld?", "many": "Smazat %lld?", "other": "Smazat %lld?"]
    let many = try CheckFixture().plural("en", ["other": "Delete %lld files?"]).plural(locale, forms)
      .findings([.missingPluralCategory])
    #expect(many.filter { $0.locale == locale }.map(\.severity.rawValue) == [severity])
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
    "implied-number finds forms that stand for several numbers and name one",
    arguments: [
      ("ru", "1 день", ["implied-number"]), ("ru", "١ день", ["implied-number"]), ("ru", "%lld день", []),
      ("ru", "день", ["missing-argument"]), ("ru", "2 день", ["missing-argument"]),
    ])
  func implied(locale: String, one: String, rules: [String]) throws {
    let findings = try english.plural(
      locale, ["one": "\(one)", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня"]
    ).findings()
    #expect(findings.map(\.rule) == rules)
  }

  @Test("implied-number speaks where the source leaves the number out as well")
  func leftOut() throws {
    let findings = try CheckFixture().plural("en", ["one": "a day", "other": "%lld days"])
      .plural("ru", ["one": "день", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня"]).findings()
    #expect(findings.map(\.rule) == ["implied-number"])
    #expect(findings.first?.message.contains("1, 21, 31") == true)
    let french = try CheckFixture().plural("en", ["one": "a day", "other": "%lld days"])
      .plural("fr", ["one": "un jour", "many": "%lld jours", "other": "%lld jours"]).findings()
    #expect(french.isEmpty)
  }

  @Test("variables that are undefined, misspelt or unused are named")
  func variables() throws {
    let findings = try english.plural("pl", pl, format: "%#@nn@").findings()
    #expect(findings.map(\.rule) == ["undefined-variable"])
    #expect(findings.first?.message.contains("write 'n'") == true)
    #expect(findings.first?.span.start.line == 6)
    #expect(try english.plural("pl", pl, format: "dni").findings([.unusedVariable]).count == 1)
    #expect(
      try CheckFixture().strings("en", #""a" = "%#@x@";"#).findings().map(\.rule) == ["undefined-variable"])
    let broken = try english.plural("pl", pl, format: "%# @n @").findings()
    #expect(broken.map(\.rule) == ["malformed-argument"])
    #expect(broken.first?.message.contains("'%#@n@'") == true)
  }

  private let pl: KeyValuePairs = ["one": "%lld dzień", "few": "%lld dni", "many": "%lld dni", "other": "%lld dnia"]

  @Test("a variable that leads back to itself is found, and no recursion follows it")
  func cycle() throws {
    let findings = try CheckFixture().plural("en", ["one": "%#@n@", "other": "%#@n@"]).findings([.variableCycle])
    #expect(findings.map(\.rule) == ["variable-cycle"])
  }

  @Test("a variable is read as the type that it is declared with")
  func type() throws {
    let findings = try CheckFixture().plural("en", ["one": "%@ day", "other": "%lld days"]).findings([.variableType])
    #expect(findings.map(\.span.start.line) == [11])
    let unknown = try CheckFixture().example(Rule.stringsdict("%#@files@", type: "number")).findings([.variableType])
    #expect(unknown.count == 1)
  }

  @Test(
    "invalid-variation finds what Xcode refuses",
    arguments: [
      (#""variations" : { "plural" : { "other" : { "variations" : { "device" : { "mac" : T } } } } }"#, 1),
      (#""variations" : { "device" : { "mac" : T, "other" : { "variations" : { "plural" : { "other" : T } } } } }"#, 1),
      (#""variations" : { "device" : { "watch" : T, "other" : T } }"#, 1),
      (#""variations" : { "device" : { "mac" : { "variations" : { "plural" : { "other" : T } } }, "other" : T } }"#, 0),
      (#""variations" : { "plural" : { "one" : T, "one" : T, "other" : T } }"#, 1),
      (
        #""substitutions" : { "n" : { "variations" : { "plural" : { "other" : T } } } }, "variations" : { "plural" : { "other" : T } }"#,
        1
      ),
    ])
  func variations(value: String, count: Int) throws {
    let text = #"{ "stringUnit" : { "state" : "translated", "value" : "x" } }"#
    let catalog = """
      { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { "en" : { \
      \(value.replacing(": T", with: ": " + text)) } } } }, "version" : "1.0" }
      """
    let findings = try CheckFixture().file("Localizable.xcstrings", catalog).findings([.invalidVariation])
    #expect(findings.count == count)
  }

  @Test("plural-candidate finds a count of something in the development language")
  func candidate() throws {
    func count(_ text: String) throws -> Int {
      try CheckFixture().strings("en", "\"k\" = \"\(text)\";").findings([.pluralCandidate]).count
    }
    #expect(try count("%d days left") == 1)
    #expect(try count("%1$lld of %2$lld") == 0)
    #expect(try count("Page %d") == 0)
    #expect(try count("%d%% done") == 0)
  }
}
