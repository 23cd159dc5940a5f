import Pseudo
import Strings
import Testing

@Suite("Loaded texts in the pseudo-locale")
struct PseudoStringsTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
    "save": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Save %@"}}}},
    "brand": {"shouldTranslate": false, "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Eko"}}}},
    "cues": {"localizations": {"en": {"variations": {"plural": {
    "one": {"stringUnit": {"state": "translated", "value": "%lld cue"}},
    "other": {"stringUnit": {"state": "translated", "value": "%lld cues"}}}}}}}}}
    """

  @Test("keep arguments, plural forms and what is not to be translated")
  func view() throws {
    let pseudolocalizer = Pseudolocalizer(try #require(PseudoDefinition.builtIn(named: "pseudo")))
    let strings = try LocalizedStrings(
      files: ["Localizable.xcstrings": Array(Self.catalog.utf8)], preferredLanguages: ["en"])
    let pseudo = strings.pseudolocalized(by: pseudolocalizer)
    #expect(pseudo.locale == "en-XA")
    #expect(pseudo["brand"] == "Eko")
    #expect(pseudo.text("save", "Tim") == pseudolocalizer.pseudolocalize("Save %@").replacing("%@", with: "Tim"))
    #expect(pseudo["cues", count: 1] == pseudolocalizer.pseudolocalize("%lld cue").replacing("%lld", with: "1"))
    #expect(pseudo["cues", count: 2] == pseudolocalizer.pseudolocalize("%lld cues").replacing("%lld", with: "2"))
    #expect(strings["cues", count: 2] == "2 cues")
  }

  @Test("show table and key with the strategy 'keys', values put in")
  func keys() throws {
    let pseudolocalizer = Pseudolocalizer(try #require(PseudoDefinition.builtIn(named: "keys")))
    let strings = try LocalizedStrings(
      files: [
        "Localizable.xcstrings": Array(Self.catalog.utf8), "en.lproj/Menu.strings": Array(#""open" = "Open";"#.utf8),
      ], preferredLanguages: ["en"])
    let pseudo = strings.pseudolocalized(by: pseudolocalizer)
    #expect(pseudo.locale == "en-XY")
    #expect(pseudo.text("save", "Tim") == "[Localizable/save Tim]")
    #expect(pseudo["cues", count: 2] == "[Localizable/cues 2]")
    #expect(pseudo.text("open", table: "Menu", arguments: []) == "[Menu/open]")
    #expect(pseudo["brand"] == "Eko")
  }

  @Test("keep the texts that a caller names, and are made of the base language where that is the source")
  func keeping() throws {
    let pseudolocalizer = Pseudolocalizer(try #require(PseudoDefinition.builtIn(named: "bracketed")))
    let file = Array(#""name" = "Eko"; "open" = "Open";"#.utf8)
    let pseudo = try LocalizedStrings(files: ["Base.lproj/Menu.strings": file], preferredLanguages: ["en"])
      .pseudolocalized(by: pseudolocalizer) { $0.table == "Menu" && $0.name == "name" }
    #expect(pseudo.text("name", table: "Menu", arguments: []) == "Eko")
    #expect(pseudo.text("open", table: "Menu", arguments: []) == "[Open]")
  }
}
