import ICU
import Testing

@testable import Checks

@Suite("Conventions of languages")
struct LanguageConventionsTests {
  @Test("a region has those of its language unless it has its own", arguments: ["fr", "fr-BE", "fr_CH", "fr-Latn-FR"])
  func french(locale: String) {
    #expect(LanguageConventions.of(locale).spacedMarks == ["?", "!", ":", ";", "»", "%"])
    #expect(LanguageConventions.of("fr-CA").spacedMarks == [":", "»", "%"])
  }

  @Test(
    "a language that is not listed has those of its script", arguments: [("shn", "my"), ("wuu", "zh"), ("tts", "th")])
  func scripts(locale: String, like: String) {
    #expect(LanguageConventions.of(locale).joinsWords)
    #expect(LanguageConventions.of(locale).optionalEnds == LanguageConventions.of(like).optionalEnds)
  }

  @Test("a spelling that is no tag has none", arguments: ["", "Base!", "en", "qqq"])
  func none(locale: String) {
    let conventions = LanguageConventions.of(locale)
    #expect(conventions.optionalEnds.isEmpty && conventions.meanings.isEmpty && !conventions.joinsWords)
  }

  @Test("every entry is named by a canonical language")
  func names() {
    for name in LanguageConventions.all.keys where !name.hasPrefix("und-") {
      let identifier = LocaleIdentifier(name)
      #expect(identifier?.isKnownLanguage == true, "\(name)")
      #expect(identifier?.tag == name || ["tl", "no"].contains(name), "\(name) is \(identifier?.tag ?? "no tag")")
    }
  }
}
