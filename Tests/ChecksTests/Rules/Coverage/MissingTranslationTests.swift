import Project
import Testing

@testable import Checks

@Suite("missing-translation")
struct MissingTranslationTests {
  @Test("a key that no language has a text of is told by other rules", arguments: [("cue.title", 0), ("Title it", 1)])
  func untold(key: String, count: Int) throws {
    func text(_ value: String) -> String { #"{ "stringUnit": { "state": "translated", "value": "\#(value)" } }"# }
    let catalog = """
      { "sourceLanguage": "en", "strings": { "\(key)": {}, "a": { "localizations": {
        "de": \(text("A")), "es": \(text("A")), "fr": \(text("A")) } } }, "version": "1.0" }
      """
    let found = try CheckFixture().file("Localizable.xcstrings", catalog).findings([.missingTranslation])
    #expect(found.count { $0.message.hasPrefix("no language but 'en'") } == count)
  }

  @Test("names the line of the key in the source")
  func fires() throws {
    let findings = try CheckFixture().strings("en", "\"a\" = \"A\";\n⟦\"b\"⟧ = \"B\";\n").strings("de", #""a" = "A";"#)
      .expect(.missingTranslation, among: Rule.all)
    #expect(findings.map(\.key) == ["b"])
    #expect(findings.map(\.locale) == ["de"])
  }

  @Test("is silent where every key is translated")
  func silent() throws {
    try CheckFixture.texts("Save", "Sichern").expectNothing(of: .missingTranslation, among: Rule.all)
  }

  @Test("asks for nothing whose lack nobody sees")
  func unseen() throws {
    let fixture = CheckFixture()
      .strings("en", #""OK" = "OK"; "save" = "Save";"#)
      .strings("en-GB", "\"save\" = \"Save\";")
      .strings("en", #""CFBundleName" = "App"; ⟦"NSCameraUsageDescription"⟧ = "Photos";"#, table: "InfoPlist")
      .strings("de", "\"x\" = \"y\";", table: "InfoPlist")
      .strings("en", #""7bF-jQ-a1x.title" = "123"; ⟦"8bF-jQ-a1x.title"⟧ = "Save";"#, table: "Main")
      .strings("fr", #""9bF-jQ-a1x.title" = "x";"#, table: "Main")
      .strings("en-AU", #""9bF-jQ-a1x.title" = "x";"#, table: "Main")
    let keys = try fixture.expect(.missingTranslation).map { "\($0.locale ?? "") \($0.key ?? "")" }
    #expect(keys == ["de NSCameraUsageDescription", "fr 8bF-jQ-a1x.title"])
  }

  @Test("asks for no key that is its text and has no word, nor for texts that nobody reads")
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
  }

  @Test(
    "asks for no key whose comment says that its text stays",
    arguments: [
      ("Do not translate", []), ("Placeholder. Don't translate.", []), ("#bc-ignore! internal", []),
      ("Name of the app {Locked}", []), ("Do not translate what's inside []", ["a"]),
      ("Do not translate: Firefox", ["a"]), ("{Locked=Firefox}", ["a"]), ("%@ is a name. Do not translate.", ["a"]),
      ("The title", ["a"]),
    ])
  func comment(comment: String, keys: [String]) throws {
    let fixture = CheckFixture().strings("en", "/* \(comment) */\n\"a\" = \"A text\";\n\n/* */\n\"b\" = \"B\";\n")
      .strings("de", "\"b\" = \"B\";")
    #expect(try fixture.findings([.missingTranslation]).map(\.key) == keys)
  }

  @Test(
    "asks for no host name that is its key",
    arguments: [("example.org", []), ("||example.org^", []), ("www.example.com", []), ("settings.title", ["key"])])
  func host(text: String, keys: [String]) throws {
    let fixture = CheckFixture().strings("en", "\"\(text)\" = \"\(text)\";\n\"b\" = \"B\";\n")
      .strings("de", "\"b\" = \"B\";")
    #expect(try fixture.findings([.missingTranslation]).count == keys.count)
  }

  @Test(
    "a line of rights may stay as it is, and what is for developers can wait",
    arguments: [("A text", "", [false]), ("© 2020 The makers of it", "", []), ("A text", "Toast debug panel", [true])])
  func rights(text: String, comment: String, rare: [Bool]) throws {
    let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "x" } }"#
    let fixture = CheckFixture().file(
      "Main.xcstrings",
      """
      { "sourceLanguage" : "en", "strings" : { "\(text)" : { "comment" : "\(comment)" },
        "b" : { "localizations" : { "de" : \(unit) } } }, "version" : "1.0" }
      """)
    #expect(try fixture.findings([.missingTranslation]).map(\.isRare) == rare)
  }

  /// A catalog with one key in some languages, and another in Latvian.
  private func catalog(_ key: String, _ texts: [(locale: String, text: String)]) -> CheckFixture {
    let localizations = texts.map { locale, text in
      #""\#(locale)" : { "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
    }.joined(separator: ", ")
    return CheckFixture().file(
      "Main.xcstrings",
      """
      { "sourceLanguage" : "en", "strings" : {
        \(key) : { "localizations" : { \(localizations) } },
        "other" : { "localizations" : { "lv" : { "stringUnit" : { "state" : "translated", "value" : "x" } } } } },
        "version" : "1.0" }
      """)
  }

  @Test("asks for no object of a storyboard that the catalog has no text of")
  func interfaceKeys() throws {
    try catalog(#""aB3-x9-Qr7.title""#, [("de", "Drucken")]).expectNothing(of: .missingTranslation, locales: ["lv"])
    try catalog(#"⟦"aB3-x9-Qr7.title"⟧"#, [("de", "Drucken"), ("en", "Print…")])
      .expect(.missingTranslation, locales: ["lv"])
    try catalog(#"⟦"Print…"⟧"#, [("de", "Drucken")]).expect(.missingTranslation, locales: ["lv"])
  }

  @Test(
    "a short text that three of four languages keep is a warning where it is missing",
    arguments: [
      ("Acme", ["Acme", "Acme", "Acme"], "warning"), ("Acme", ["Acme", "Acme", "Acme", "x"], "warning"),
      ("Acme", ["Acme", "Acme", "x"], "error"), ("Acme", ["Acme", "Acme"], "error"),
      ("Open the file now", ["Open the file now", "Open the file now", "Open the file now"], "error"),
    ])
  func keptNames(text: String, translations: [String], severity: String) throws {
    let findings = try catalog("⟦\"\(text)\"⟧", Array(zip(["de", "es", "fr", "it"], translations)))
      .expect(.missingTranslation, locales: ["lv"], configuration: complete(["lv"]))
    #expect(findings.map(\.severity.rawValue) == [severity])
    #expect(findings.first?.message.contains("languages keep") == (severity == "warning"))
  }

  private func complete(_ locales: [String]) -> Configuration {
    var configuration = Configuration()
    configuration.complete = locales
    return configuration
  }

  @Test(
    "is an error where the project calls the language complete, and a warning where it calls none so",
    arguments: [(["pt-BR"], .error), (["de", "pt_BR"], .error), (nil, .warning)] as [([String]?, Severity)])
  func severity(complete: [String]?, severity: Severity) throws {
    var configuration = Configuration()
    configuration.complete = complete
    let findings = try CheckFixture().strings("en", #"⟦"a"⟧ = "A"; "b" = "B";"#).strings("pt_BR", #""b" = "B";"#)
      .expect(.missingTranslation, configuration: configuration)
    #expect(findings.map(\.severity) == [severity])
    let setting = ["missing-translation": RuleSettings(severity: .error)]
    let set = try CheckFixture().strings("en", #"⟦"a"⟧ = "A"; "b" = "B";"#).strings("pt_BR", #""b" = "B";"#)
      .expect(.missingTranslation, configuration: configuration, settings: setting)
    #expect(set.map(\.severity) == [.error])
  }

  @Test("is counted in a language that is not called complete, without what a comment suppresses")
  func counted() throws {
    let english = """
      "a" = "A"; "b" = "B"; "c" = "C";
      /* l10n:disable missing-translation -- a name */
      "d" = "D";
      """
    let outcome = try CheckFixture().strings("en", english).strings("de", #""a" = "A";"#).strings("fr", "")
      .strings("pl", #""a" = "A"; "c" = "C";"#)
      .outcome([.missingTranslation], configuration: complete(["pl"]))
    #expect(outcome.findings.map { "\($0.severity) \($0.locale ?? "") \($0.key ?? "")" } == ["error pl b"])
    #expect(outcome.missing == ["de": 2, "fr": 3])
  }

  @Test("says once that a table is empty")
  func emptyTable() throws {
    let findings = try CheckFixture().strings("en", #"⟦"a"⟧ = "A"; "b" = "B";"#).strings("de", "")
      .expect(.missingTranslation)
    #expect(findings.map(\.message) == ["none of the 2 keys has a translation in 'de', whose table is empty"])
  }

  @Test("a key that no language has is one warning, and neither counted nor an error where all is complete")
  func untranslatedKeys() throws {
    let half = #""b" = "B"; "c" = "C";"#
    let fixture = CheckFixture().strings("en", #"⟦"a"⟧ = "A"; "b" = "B"; "c" = "C"; ⟦"d"⟧ = "D";"#)
      .strings("de", half).strings("es", half).strings("fr", half + #""d" = "D";"#)
    let (warning, open) = (complete(["de", "es", "fr"]), complete(["fr"]))
    let findings = try fixture.findings([.missingTranslation], configuration: warning)
    #expect(
      findings.map { "\($0.severity) \($0.locale ?? "–") \($0.key ?? "")" } == [
        "warning – a", "error de d", "error es d",
      ])
    #expect(findings.first?.message == "no language but 'en' has the key 'a'")
    let outcome = try fixture.outcome([.missingTranslation], configuration: open)
    #expect(outcome.missing == ["de": 1, "es": 1])
    #expect(outcome.findings.map(\.key) == ["a"])
  }

  @Test(
    "of a key that is a name it is said who sees it, and not that it may be meant so",
    arguments: [
      ("2dJ-u6-vHd.title", "which is new"), ("help.url", "whose readers see the key"), ("Get help", "which is new"),
    ])
  func unlikeSource(key: String, reason: String) throws {
    let entry = "\"\(key)\" = \"Open the help\";\n"
    let rest = (0..<6).map { "\"k\($0)\" = \"Text \($0)\";\n" }.joined()
    var fixture = CheckFixture().strings("en", entry + rest).strings("de", entry + rest)
    for locale in ["fr", "it", "es", "pl"] { fixture = fixture.strings(locale, rest) }
    let messages = try fixture.findings([.missingTranslation]).map(\.message)
    #expect(messages.map { $0.contains(reason) } == [true], "\(messages)")
  }

  @Test("a key that a few of many languages have is new", arguments: [(4, "error"), (5, "warning"), (8, "warning")])
  func fewHaveIt(count: Int, severity: String) throws {
    let languages = ["de", "es", "fr", "it", "ja", "nl", "pt", "sv"].prefix(count)
    var fixture = CheckFixture().strings("en", #""a" = "A"; "b" = "B"; "c" = "C";"#)
    for (number, language) in languages.enumerated() {
      fixture = fixture.strings(language, #""b" = "B"; "c" = "C";"# + (number == 0 ? #""a" = "A";"# : ""))
    }
    let findings = try fixture.findings([.missingTranslation], configuration: complete(Array(languages)))
    #expect(findings.count == (severity == "error" ? count - 1 : 1))
    #expect(findings.allSatisfy { $0.severity.rawValue == severity && $0.key == "a" })
    if severity == "warning" {
      #expect(findings[0].message.hasPrefix("\(count - 1) of \(count) languages have no translation of 'a'"))
    }
  }

  @Test("of keys that two languages lack nothing is said to be meant so")
  func fewLanguages() throws {
    let findings = try CheckFixture().strings("en", #""a" = "A"; "b" = "B";"#).strings("de", #""b" = "B";"#)
      .strings("fr", #""b" = "B";"#).findings([.missingTranslation], configuration: complete(["de", "fr"]))
    #expect(findings.map { "\($0.severity) \($0.locale ?? "–")" } == ["error de", "error fr"])
  }

  @Test(
    "a key that the definition of intents no longer has is not asked for", .enabled(if: ExampleRun.readsCode))
  func intents() throws {
    let definition = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>INIntentTitle</key><string>Play a cue</string>
      <key>INIntentTitleID</key><string>gfePDu</string></dict></plist>
      """
    try CheckFixture().example(
      .code(
        "let a = 1",
        files: [
          "App/Base.lproj/Cues.intentdefinition": definition,
          "App/en.lproj/Cues.strings": "⟦\"gfePDu\"⟧ = \"Play a cue\";\n\"9L8C08\" = \"Gone\";\n",
          "App/de.lproj/Cues.strings": "\"other\" = \"x\";\n",
        ])
    ).expect(.missingTranslation)
  }

  @Test("a language that lacks most of a table has one finding for it", arguments: [(21, 1), (19, 19), (11, 11)])
  func share(missing: Int, count: Int) throws {
    let keys = (1...40).map { "k\($0)" }
    func table(_ keys: some Sequence<String>) -> String { keys.map { "\"\($0)\" = \"Text\";\n" }.joined() }
    let fixture = CheckFixture().strings("en", table(keys)).strings("be", table(keys.dropFirst(missing)))
    let found = try fixture.findings([.missingTranslation])
    #expect(found.count == count)
    guard count == 1 else { return #expect(found.allSatisfy { $0.keys.isEmpty }) }
    #expect(found[0].message == "'be' lacks 21 of 40 keys, as 'k1', 'k2', 'k3': '--verbose' lists them")
    #expect(found[0].keys == Array(keys.prefix(missing)) && found[0].key == nil && found[0].locale == "be")
    let settings = ["missing-translation": RuleSettings(values: ["share": .number(100)])]
    #expect(try fixture.findings([.missingTranslation], settings: settings).count == missing)
  }

  @Test("of a small table each key is told")
  func smallTable() throws {
    let found = try CheckFixture().strings("en", #""a" = "A"; "b" = "B"; "c" = "C";"#)
      .strings("de", #""a" = "A";"#).findings([.missingTranslation])
    #expect(found.map(\.key) == ["b", "c"])
  }
}
