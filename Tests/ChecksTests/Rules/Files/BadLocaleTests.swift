import Project
import ProjectTables
import Testing

@testable import Checks

@Suite("bad-locale")
struct BadLocaleTests {
  @Test(
    "finds the names that Apple's systems do not read, once a folder",
    arguments: ["English", "en-EN", "german", "dee", "zh-Hnas"])
  func fires(name: String) throws {
    try CheckFixture().strings(name, #""a" = "A";"#).strings(name, "⟦⟧", table: "B").expect(.badLocale)
  }

  @Test(
    "is silent about the spellings that they read",
    arguments: ["pt_PT", "sr-CS", "ku-TR", "zh-Hant_HK", "Base", "qqq", "es-419", "en-XA", "zz-Hans"])
  func silent(name: String) throws {
    try CheckFixture().strings(name, #""a" = "A";"#).strings(name, "", table: "B").expectNothing(of: .badLocale)
  }

  @Test(
    "names the nearest",
    arguments: [("dee", "de"), ("zh-Hnas", "zh-Hans"), ("pt_BRR", "pt-BR"), ("xyzzy", nil)])
  func nearest(name: String, nearest: String?) throws {
    let found = try CheckFixture().strings("en", #""a" = "A";"#).strings(name, #""a" = "A";"#).findings([.badLocale])
    #expect(found.map(\.locale) == [name])
    #expect(found.first?.message.contains("did you mean") == (nearest != nil), "\(found.map(\.message))")
    if let nearest { #expect(found.first?.message.hasSuffix("did you mean '\(nearest)'?") ?? false) }
  }

  @Test("finds a language of a catalog, once")
  func catalog() throws {
    func text(_ value: String) -> String { #"{ "stringUnit": { "state": "translated", "value": "\#(value)" } }"# }
    let found = try CheckFixture().file(
      "Localizable.xcstrings",
      """
      { "sourceLanguage": "en", "strings": {
        "a": { "localizations": { "de": \(text("A")), "dee": \(text("A")) } },
        "b": { "localizations": { "de": \(text("B")), "dee": \(text("B")), "zz": \(text("B")) } } }, "version": "1.0" }
      """
    ).findings([.badLocale, .missingTranslation]).filter { $0.locale != "zz" }
    #expect(found.map(\.locale) == ["dee"] && found.map(\.key) == ["a"])
    #expect(found.map(\.span.start.line) == [2])
    #expect(found.first?.message.hasSuffix("did you mean 'de'?") ?? false)
  }

  @Test("answers to its former name")
  func formerName() throws {
    let bytes = Array(#"{ "rules": { "bad-locale-folder": "off" } }"#.utf8)
    let configuration = try ConfigurationReader.configuration(path: "l10n.json", bytes: bytes)
    let plan = try RulePlan(configuration, path: nil)
    #expect(!plan.runs(.badLocale))
    #expect(try RulePlan(Configuration(), path: nil, only: ["bad-locale-folder"]).rules.map(\.id) == ["bad-locale"])
  }
}
