import Project
import Testing

@testable import Checks

@Suite("Rules about coverage")
struct CoverageRulesTests {
  @Test("missing-translation asks for nothing whose lack nobody sees")
  func missing() throws {
    let fixture = CheckFixture()
      .strings("en", #""OK" = "OK"; "save" = "Save";"#)
      .strings("en-GB", "\"save\" = \"Save\";")
      .strings("en", #""CFBundleName" = "App"; "NSCameraUsageDescription" = "Photos";"#, table: "InfoPlist")
      .strings("de", "\"x\" = \"y\";", table: "InfoPlist")
      .strings("en", #""7bF-jQ-a1x.title" = "123"; "8bF-jQ-a1x.title" = "Save";"#, table: "Main")
      .strings("fr", #""9bF-jQ-a1x.title" = "x";"#, table: "Main")
      .strings("en-AU", #""9bF-jQ-a1x.title" = "x";"#, table: "Main")
    let keys = try fixture.findings([.missingTranslation]).map { "\($0.locale ?? "") \($0.key ?? "")" }
    #expect(keys == ["de NSCameraUsageDescription", "fr 8bF-jQ-a1x.title"])
  }

  @Test("missing-translation asks for no key that is its text and has no word, nor for texts that nobody reads")
  func wordless() throws {
    let english = """
      "" = ""; "%@." = "%@."; "%1$@ – %2$@" = "%1$@ – %2$@"; "phone" = "+49 30 1"; "179.title" = "DO NOT LOCALIZE";
      "43.title" = "Text Cell"; "Save" = "Save";
      """
    let fixture = CheckFixture().strings("en", english).strings("de", #""x" = "y";"#)
      .strings("en", #""" = ""; "NSCameraUsageDescription" = "Photos";"#, table: "InfoPlist")
      .strings("de", #""x" = "y";"#, table: "InfoPlist")
    #expect(try fixture.findings([.missingTranslation]).map(\.key) == ["NSCameraUsageDescription", "phone", "Save"])
    let settings = ["missing-translation": RuleSettings(values: ["unlocalized": .words(["Save"])])]
    #expect(
      try fixture.findings([.missingTranslation], settings: settings).map(\.key) == [
        "NSCameraUsageDescription", "phone", "179.title", "43.title",
      ])
    #expect(
      try CheckFixture().strings("en", #""43.title" = "Text Cell";"#).strings("de", #""43.title" = "";"#)
        .findings([.emptyTranslation]).isEmpty)
  }

  /// A catalog with the key `k` in English and in the languages given.
  private func catalog(_ key: String, _ texts: KeyValuePairs<String, String>) -> CheckFixture {
    let localizations = texts.map { locale, text in
      #""\#(locale)" : { "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
    }.joined(separator: ", ")
    return CheckFixture().file(
      "Main.xcstrings",
      """
      { "sourceLanguage" : "en", "strings" : {
        "\(key)" : { "localizations" : { \(localizations) } },
        "other" : { "localizations" : { "lv" : { "stringUnit" : { "state" : "translated", "value" : "x" } } } } },
        "version" : "1.0" }
      """)
  }

  @Test("missing-translation asks for no object of a storyboard that the catalog has no text of")
  func interfaceKeys() throws {
    func keys(_ key: String, _ texts: KeyValuePairs<String, String>) throws -> [String] {
      try catalog(key, texts).findings([.missingTranslation], locales: ["lv"]).compactMap(\.key)
    }
    #expect(try keys("aB3-x9-Qr7.title", ["de": "Drucken"]) == [])
    #expect(try keys("aB3-x9-Qr7.title", ["de": "Drucken", "en": "Print…"]) == ["aB3-x9-Qr7.title"])
    #expect(try keys("Print…", ["de": "Drucken"]) == ["Print…"])
  }

  @Test(
    "a short text that three of four languages keep is a warning where it is missing",
    arguments: [
      ("Acme", ["Acme", "Acme", "Acme"], "warning"), ("Acme", ["Acme", "Acme", "Acme", "x"], "warning"),
      ("Acme", ["Acme", "Acme", "x"], "error"), ("Acme", ["Acme", "Acme"], "error"),
      ("Open the file now", ["Open the file now", "Open the file now", "Open the file now"], "error"),
    ])
  func keptNames(text: String, translations: [String], severity: String) throws {
    let all = zip(["de", "es", "fr", "it"], translations).map { locale, text in
      "\"\(locale)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
    }.joined(separator: ", ")
    let findings = try CheckFixture().file(
      "Main.xcstrings",
      """
      { "sourceLanguage" : "en", "strings" : { "\(text)" : { "localizations" : { \(all) } },
        "other" : { "localizations" : { "lv" : { "stringUnit" : { "state" : "translated", "value" : "x" } } } } },
        "version" : "1.0" }
      """
    ).findings([.missingTranslation], locales: ["lv"])
    #expect(findings.map(\.severity.rawValue) == [severity])
    #expect(findings.first?.message.contains("languages keep") == (severity == "warning"))
  }

  @Test("missing-translation says once that a table is empty")
  func emptyTable() throws {
    let findings = try CheckFixture().strings("en", #""a" = "A"; "b" = "B";"#).strings("de", "").findings(
      [.missingTranslation])
    #expect(findings.count == 1)
    #expect(findings.first?.message == "none of the 2 keys has a translation in 'de', whose table is empty")
  }

  @Test("extra-key reports many keys at once, and none of Info.plist")
  func extra() throws {
    let many = (1...30).map { "\"Text \($0)\" = \"T\";" }.joined()
    let fixture = CheckFixture().strings("en", #""a" = "A";"#).strings("de", many)
      .strings("en", #""CFBundleName" = "A";"#, table: "InfoPlist")
      .strings("de", #""NSCameraUsageDescription" = "A";"#, table: "InfoPlist")
    let findings = try fixture.findings([.extraKey])
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasPrefix("30 keys are not in the development language, as 'Text 1'") == true)
    let each = try fixture.findings([.extraKey], settings: ["extra-key": RuleSettings(values: ["each": .number(30)])])
    #expect(each.count == 30)
  }

  @Test(
    "empty-translation finds texts of which nothing is seen",
    arguments: [("Save", "", 1), ("Save", "  ", 1), ("", "", 0), ("s", "", 0), ("…", "", 0), ("Save", "S", 0)])
  func empty(source: String, translation: String, count: Int) throws {
    let findings = try CheckFixture().strings("en", "\"k\" = \"\(source)\";")
      .strings("de", "\"k\" = \"\(translation)\";").findings([.emptyTranslation])
    #expect(findings.count == count)
  }

  @Test(
    "untranslated passes names, numbers, addresses and the same language",
    arguments: [
      ("Save changes", "de", 1), ("Save changes", "en-GB", 0), ("https://example.com/save", "de", 0),
      ("%1$@ – %2$lld", "de", 0), ("OK", "de", 0), ("Wi-Fi", "de", 0), ("Wi-Fi password", "de", 1), ("42 %%", "de", 0),
    ])
  func untranslated(text: String, locale: String, count: Int) throws {
    let fixture = CheckFixture().strings("en", "\"k\" = \"\(text)\";").strings(locale, "\"k\" = \"\(text)\";")
    #expect(try fixture.findings([.untranslated]).count == count)
    let settings = ["untranslated": RuleSettings(values: ["allow": .words(["save", "changes", "Wi-Fi", "password"])])]
    #expect(try fixture.findings([.untranslated], settings: settings).isEmpty)
  }

  @Test("untranslated leaves keys alone that stay as they are")
  func keptKeys() throws {
    var configuration = Configuration()
    configuration.untranslated = [KeyPattern(keys: WildcardPattern("brand.*"))]
    let fixture = CheckFixture().strings("en", #""brand.name" = "Acme Rocket";"#)
      .strings("de", #""brand.name" = "Acme Rocket";"#)
    #expect(try fixture.findings([.untranslated]).count == 1)
    #expect(try fixture.findings([.untranslated], configuration: configuration).isEmpty)
  }

  @Test("unfinished-state tells new, review and stale apart, stale once for all languages")
  func states() throws {
    func text(_ state: String) -> String { #"{ "stringUnit" : { "state" : "\#(state)", "value" : "x" } }"# }
    let fixture = CheckFixture().file(
      "Localizable.xcstrings",
      """
      { "sourceLanguage" : "en", "strings" : {
        "a" : { "localizations" : { "de" : \(text("new")), "en" : \(text("new")), "fr" : \(text("translated")) } },
        "b" : { "localizations" : { "de" : { "variations" : { "plural" : {
          "one" : \(text("needs_review")), "other" : \(text("needs_review")) } } } } },
        "c" : { "extractionState" : "stale", "localizations" : { "de" : \(text("new")), "fr" : \(text("new")) } } },
        "version" : "1.0" }
      """)
    let findings = try fixture.findings([.unfinishedState])
    #expect(findings.map(\.span.start.line) == [2, 4, 5])
    #expect(
      findings.map { String($0.message.prefix { $0 != ":" }) } == ["new", "needs review", "stale"])
    #expect(findings[1].message.hasSuffix("(2 texts)"))
    let settings = ["unfinished-state": RuleSettings(values: ["states": .words(["stale"])])]
    #expect(try fixture.findings([.unfinishedState], settings: settings).count == 1)
  }

  @Test("missing-locale asks each table for the locales that the configuration names")
  func locales() throws {
    var configuration = Configuration()
    configuration.locales = ["en", "de", "pt-BR"]
    let findings = try CheckFixture().strings("en", #""a" = "A";"#).strings("pt_BR", #""a" = "A";"#)
      .findings([.missingLocale], configuration: configuration)
    #expect(findings.map(\.locale) == ["de"])
    #expect(findings.first?.path == "en.lproj/Localizable.strings")
    #expect(try CheckFixture().strings("en", #""a" = "A";"#).findings([.missingLocale]).isEmpty)
  }
}
