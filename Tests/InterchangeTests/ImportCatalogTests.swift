import Foundation
import Interchange
import Testing

@Suite("import into catalogs and stringsdicts")
struct ImportCatalogTests {
  private func localization(_ text: String?, _ key: String, _ language: String) throws -> [String: Any]? {
    let json = try #require(try JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? [String: Any])
    let entry = (json["strings"] as? [String: Any])?[key] as? [String: Any]
    return (entry?["localizations"] as? [String: Any])?[language] as? [String: Any]
  }

  private func importing(_ units: String, target: String = "fr") -> LocalizationImport {
    LocalizationImport(
      exchangeProject([("L.xcstrings", ExportTests.catalog)]),
      from: [xliff(units, original: "L.xcstrings", target: target)], acceptsUnfinished: true)
  }

  @Test("records the state of each text")
  func states() throws {
    let result = importing(
      unit("auto", "auto", "Auto") + unit("flat", "EN other", "FR flat", "state=\"translated\"")
        + unit("literal|==|text", "literal|==|text", "litt", "state=\"translated\" state-qualifier=\"leveraged-mt\"")
        + unit("chained|==|device.other", "fallback", "sinon", "state=\"translated\" state-qualifier=\"leveraged-mt\"")
        + unit("old|==|device.mac", "old", "Cliquer", "state=\"needs-review-l10n\""))
    let text = result.text("L.xcstrings")
    #expect(result.messages.isEmpty && result.changes.map(\.texts) == [5])
    let unit = ["state": "translated", "value": "Auto"]
    #expect(try localization(text, "auto", "fr")?["stringUnit"] as? [String: String] == unit)
    let flat = ["state": "translated", "value": "FR flat"]
    #expect(try localization(text, "flat", "fr")?["stringUnit"] as? [String: String] == flat)
    let literal = ["state": "machine_translated", "value": "litt"]
    #expect(try localization(text, "literal|==|text", "fr")?["stringUnit"] as? [String: String] == literal)
    let chained =
      try localization(text, "chained", "fr")?["variations"] as? [String: [String: [String: [String: String]]]]
    #expect(chained?["device"]?["other"]?["stringUnit"] == ["state": "machine_translated", "value": "sinon"])
    let old = try localization(text, "old", "fr")?["variations"] as? [String: [String: [String: [String: String]]]]
    #expect(old?["device"]?["mac"]?["stringUnit"] == ["state": "needs_review", "value": "Cliquer"])
  }

  @Test("makes a variable with its argument and type, and the way back from numbers to names")
  func substitutions() throws {
    let result = importing(
      unit("multi", "%1$#@BIRDS@ in %2$#@A.B@", "%2$#@A.B@: %1$#@BIRDS@")
        + unit("multi|==|substitutions.BIRDS.plural.few", "%1$lld birds", "%1$lld ptaki", "state=\"translated\"")
        + unit("multi|==|substitutions.BIRDS.plural.other", "%1$lld birds", "%1$lld ptaka")
        + unit("multi|==|substitutions.@A.B@.plural.other", "%lld yards", "%lld jarda"), target: "pl")
    #expect(result.messages.map(\.isDefect) == [false])
    let polish = try localization(result.text("L.xcstrings"), "multi", "pl")
    #expect((polish?["stringUnit"] as? [String: String])?["value"] == "%#@A.B@: %#@BIRDS@")
    let birds = (polish?["substitutions"] as? [String: [String: Any]])?["BIRDS"]
    #expect(birds?["argNum"] as? Int == 1 && birds?["formatSpecifier"] as? String == "lld")
    let forms = (birds?["variations"] as? [String: [String: [String: [String: String]]]])?["plural"]
    #expect(forms?["few"]?["stringUnit"] == ["state": "translated", "value": "%arg ptaki"])
    #expect(forms?["other"]?["stringUnit"]?["value"] == "%arg ptaka")
  }

  @Test("gives variables whose format is not translated the source's, as new")
  func parent() throws {
    let result = importing(
      unit("multi|==|substitutions.BIRDS.plural.other", "%1$lld birds", "%1$lld Vögel"), target: "de")
    let german = try localization(result.text("L.xcstrings"), "multi", "de")
    #expect(german?["stringUnit"] as? [String: String] == ["state": "new", "value": "%#@BIRDS@ in %#@A.B@"])
  }

  @Test("lets a translator vary a text, when the whole variation is there")
  func variation() throws {
    let whole = importing(
      unit("flat|==|plural.one", "EN one", "un") + unit("flat|==|plural.other", "EN other", "plusieurs"))
    #expect(whole.messages.isEmpty)
    let french = try localization(whole.text("L.xcstrings"), "flat", "fr")
    #expect(french?["stringUnit"] == nil && french?["variations"] != nil)
    let part = importing(unit("flat|==|plural.one", "EN one", "un"))
    #expect(part.changes.isEmpty)
    #expect(
      part.messages.map(\.description) == ["fr.xliff:4:1: 'flat' varies otherwise in the project: not imported"])
  }

  @Test("does not take a key that is not to be translated")
  func untranslatable() {
    let result = importing(unit("ignored", "ignored", "x"))
    #expect(result.changes.isEmpty)
    #expect(result.messages.map(\.text) == ["'ignored' is not to be translated: not imported"])
  }

  private static let form = "/n:dict/v:dict/"

  @Test("makes a stringsdict in the structure of the source, with what is translated")
  func newStringsdict() {
    let project = exchangeProject([("en.lproj/D.stringsdict", stringsdict("n", ["one": "%d a", "other": "%d b"]))])
    let file = xliff(
      unit("/n:dict/NSStringLocalizedFormatKey:dict/:string", "%#@v@", "%#@v@")
        + unit(Self.form + "few:dict/:string", "%d b", "%d x") + unit(Self.form + "one:dict/:string", "%d a", nil)
        + unit(Self.form + "other:dict/:string", "%d b", "%d y"), original: "en.lproj/D.stringsdict", target: "pl")
    let result = LocalizationImport(project, from: [file])
    #expect(result.text("pl.lproj/D.stringsdict") == stringsdict("n", ["few": "%d x", "other": "%d y"]))
  }

  @Test("adds forms and keys to a stringsdict where the source has them")
  func growingStringsdict() throws {
    let two = stringsdict("a", ["other": "%d b"]).replacingOccurrences(
      of: "</dict>\n</plist>",
      with: stringsdict("n", ["other": "%d b"]).components(between: "<dict>\n", and: "</plist>")[0] + "</plist>")
    let project = exchangeProject([
      ("en.lproj/D.stringsdict", two), ("pl.lproj/D.stringsdict", stringsdict("a", ["other": "%d c"])),
    ])
    let file = xliff(
      unit("/a:dict/v:dict/few:dict/:string", "%d b", "%d few")
        + unit(Self.form + "other:dict/:string", "%d b", "%d y"),
      original: "en.lproj/D.stringsdict", target: "pl")
    let result = LocalizationImport(project, from: [file])
    #expect(result.messages.isEmpty)
    let text = try #require(result.text("pl.lproj/D.stringsdict"))
    let plist = try #require(
      try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: [String: Any]])
    #expect(plist["a"]?["v"] as? [String: String] == form(["few": "%d few", "other": "%d c"]))
    #expect(plist["n"]?["v"] as? [String: String] == form(["other": "%d y"]))
    #expect(plist["n"]?["NSStringLocalizedFormatKey"] as? String == "%#@v@")
  }

  private func form(_ forms: [String: String]) -> [String: String] {
    forms.merging(
      ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d"]) { $1 }
  }
}
