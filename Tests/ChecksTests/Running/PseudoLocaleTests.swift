import Project
import Testing

@testable import Checks

@Suite("Pseudo-locales")
struct PseudoLocaleTests {
  private static let source = CheckFixture().strings("en", #""a" = "Save %@"; "b" = "Open";"#)
    .strings("de", #""a" = "Sichern %@"; "b" = "Öffnen";"#)

  @Test(
    "are compared with nothing and lack nothing",
    arguments: [
      ("en-XA", "[Šåååṽéééé]"), ("ar-XB", ""), ("zz", "Save"), ("lol", "crwdns12:0Savecrwdne12:0"),
      ("ach", "crwdns12:0%@crwdne12:0"),
    ])
  func silent(locale: String, text: String) throws {
    let fixture = Self.source.strings(locale, "\"a\" = \"\(text)\";")
    var configuration = Configuration()
    configuration.locales = ["en", "de", locale]
    let outcome = try fixture.file("\(locale).lproj/B.strings", "").file("en.lproj/B.strings", "b = B;")
      .file("de.lproj/B.strings", "b = B;")
      .outcome(Rule.coverageRules + Rule.argumentRules + Rule.textRules, configuration: configuration)
    #expect(outcome.findings.map(\.message) == [])
  }

  @Test("a language with one of their codes and texts of its own is a language")
  func language() throws {
    let fixture = Self.source.strings("ach", #""a" = "Gwoki %@";"#)
    #expect(try fixture.findings([.missingTranslation]).map(\.locale) == ["ach"])
  }

  @Test("are checked where the call names them")
  func asked() throws {
    let fixture = Self.source.strings("en-XA", #""a" = "[Šåååṽéééé]";"#)
    #expect(try fixture.findings([.missingTranslation], locales: ["en-XA"]).map(\.key) == ["b"])
  }

  @Test("stand in the summary")
  func summary() throws {
    let fixture = Self.source.strings("en-XA", #""a" = "A";"#).strings("lol", #""a" = "crwdns12:0Acrwdne12:0";"#)
    let summary = try fixture.summary()
    #expect(summary.locales == ["de", "en"])
    #expect(summary.pseudoLocales == ["en-XA", "lol"])
    #expect(summary.scopeText.hasSuffix("2 locales (en-XA, lol: pseudo, compared with nothing)"))
  }
}
