import Project
import Testing

@testable import Checks

@Suite("missing-locale")
struct MissingLocaleTests {
  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.locales = ["en", "de", "pt-BR"]
    return configuration
  }

  @Test("asks each table for the locales that the configuration names")
  func fires() throws {
    let findings = try CheckFixture().strings("en", #"⟦⟧"a" = "A";"#).strings("pt_BR", #""a" = "A";"#)
      .expect(.missingLocale, configuration: configuration)
    #expect(findings.map(\.locale) == ["de"])
  }

  @Test("is silent where a language stands in for the one of a region")
  func parent() throws {
    try CheckFixture().strings("en", #""a" = "A";"#).strings("pt", #""a" = "A";"#).strings("de", #""a" = "A";"#)
      .expectNothing(of: .missingLocale, configuration: configuration)
  }

  @Test(
    "is an error where the project calls the language complete, a count where it calls others so",
    arguments: [
      (nil, ["warning "], [:]), (["de"], ["error de"], ["pt-BR": 3]),
      ([], [], ["de": 3, "pt-BR": 3]),
      (["fr"], ["error fr"], ["de": 3, "pt-BR": 3]),
    ] as [([String]?, [String], [String: Int])])
  func complete(complete: [String]?, found: [String], missing: [String: Int]) throws {
    var configuration = configuration
    configuration.complete = complete
    let outcome = try CheckFixture().strings("en", #""a" = "A"; "b" = "B"; "Save" = "Save";"#)
      .outcome([.missingLocale], configuration: configuration)
    #expect(outcome.findings.map { "\($0.severity) \($0.locale ?? "")" } == found)
    #expect(outcome.missing == missing)
  }

  @Test("a table that the development language alone has is told once")
  func aloneInOneLanguage() throws {
    let alone = try CheckFixture().strings("en", #"⟦⟧"a" = "A";"#)
      .expect(.missingLocale, configuration: configuration)
    #expect(alone.map(\.message) == ["table 'Localizable' is in 'en' alone: 2 languages of the project lack it"])
  }

  @Test("of a page of the system's settings it is a warning, in complete languages too")
  func settings() throws {
    var configuration = configuration
    configuration.complete = ["de", "pt-BR"]
    let found = try CheckFixture().file("Settings.bundle/en.lproj/Root.strings", "⟦⟧\"a\" = \"A\";\n")
      .expect(.missingLocale, configuration: configuration)
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("a table that says so by its name is for one language")
  func untranslated() throws {
    try CheckFixture().strings("en", #""a" = "A";"#, table: "Untranslated")
      .expectNothing(of: .missingLocale, configuration: configuration)
  }

  @Test("texts of Info.plist need no table of the development language")
  func infoPlist() throws {
    var configuration = configuration
    configuration.developmentLanguage = "en"
    configuration.locales = ["en", "fr"]
    try CheckFixture().strings("fr", #""CFBundleName" = "A";"#, table: "InfoPlist")
      .expectNothing(of: .missingLocale, configuration: configuration)
  }

  @Test(
    "a language needs no table of names alone",
    arguments: [
      (#"CFBundleName = "Cue"; NSHumanReadableCopyright = "© 2020 Cue";"#, 0),
      (#"CFBundleName = "Cue"; NSCameraUsageDescription = "To scan";"#, 2),
    ])
  func names(table: String, count: Int) throws {
    let findings = try CheckFixture().file("en.lproj/InfoPlist.strings", table)
      .file("fr.lproj/InfoPlist.strings", table).outcome([.missingLocale], configuration: configuration).findings
    #expect(findings.count == count)
  }

  @Test("says once that a table lacks the development language")
  func noDevelopmentLanguage() throws {
    var configuration = configuration
    configuration.developmentLanguage = "en"
    let findings = try CheckFixture().strings("fr", #"⟦⟧"a" = "A";"#)
      .expect(.missingLocale, configuration: configuration)
    #expect(findings.map(\.locale) == ["en"])
  }

  @Test("is silent where none is named, or each is there")
  func silent() throws {
    let english = CheckFixture().strings("en", #""a" = "A";"#)
    try english.expectNothing(of: .missingLocale)
    try english.strings("de", #""a" = "A";"#).strings("pt_BR", #""a" = "A";"#)
      .expectNothing(of: .missingLocale, configuration: configuration)
  }

  @Test("the development language needs no table whose keys are its texts", .enabled(if: ExampleRun.readsCode))
  func keysAreTexts() throws {
    func findings(_ key: String) throws -> Int {
      let example = ExampleProject.code(
        "let a = NSLocalizedString(\"\(key)\", comment: \"\")",
        files: [
          "Main/en.lproj/Other.strings": "\"x\" = \"X\";", "Main/de.lproj/Other.strings": "\"x\" = \"X\";",
          "de.lproj/Localizable.strings": "\"\(key)\" = \"Y\";",
          "l10n.json": "{ \"sources\": { \"paths\": [\"App\"] }, \"locales\": [\"en\", \"de\"] }",
        ])
      let files = example.files.filter { $0.path != "l10n.json" || $0.text.contains("locales") }
      return try ExampleRun(ExampleProject(files: files)).findings(of: .missingLocale).count
    }
    #expect(try findings("Save it") == 0)
    #expect(try findings("cue.title") == 1)
  }

  @Test(
    "nor one whose texts stand in a storyboard, be they few", .enabled(if: ExampleRun.readsCode),
    arguments: [("Start", 0), ("Other", 1)])
  func storyboard(name: String, count: Int) throws {
    let board = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>
      """
    let example = ExampleProject.code(
      "let a = 1",
      files: [
        "App/Base.lproj/\(name).storyboard": board, "App/de.lproj/Start.strings": "\"aaa-aa-aaa.text\" = \"A\";\n",
        "l10n.json": "{ \"sources\": { \"paths\": [\"App\"] }, \"locales\": [\"en\", \"de\"] }",
      ])
    let files = example.files.filter { $0.path != "l10n.json" || $0.text.contains("locales") }
    let found = try ExampleRun(ExampleProject(files: files)).findings(of: .missingLocale)
    #expect(found.count { $0.locale == "en" } == count)
  }

  @Test("nor one of texts that all others leave as they are", arguments: [("TOTP", 0), ("Kode", 1)])
  func kept(danish: String, count: Int) throws {
    var configuration = configuration
    configuration.locales = ["en", "da", "de", "fr"]
    let source = CheckFixture().strings("en", #""a" = "TOTP";"#).strings("de", #""a" = "TOTP";"#)
    let findings = try source.strings("da", "\"a\" = \"\(danish)\";")
      .outcome([.missingLocale], configuration: configuration).findings
    #expect(findings.count == count)
  }
}
