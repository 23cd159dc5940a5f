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
    let strings = try Strings(files: ["Localizable.xcstrings": Array(Self.catalog.utf8)], preferences: ["en"])
    let pseudo = try strings.pseudolocalized(by: pseudolocalizer)
    #expect(pseudo.locale == "en-XA")
    #expect(pseudo["brand"] == "Eko")
    #expect(pseudo.text("save", "Tim") == pseudolocalizer.pseudolocalize("Save %@").replacing("%@", with: "Tim"))
    #expect(pseudo["cues", count: 1] == pseudolocalizer.pseudolocalize("%lld cue").replacing("%lld", with: "1"))
    #expect(pseudo["cues", count: 2] == pseudolocalizer.pseudolocalize("%lld cues").replacing("%lld", with: "2"))
    #expect(strings["cues", count: 2] == "2 cues")
  }
}
