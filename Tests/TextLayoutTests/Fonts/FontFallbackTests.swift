import ICU
import TestFonts
import Testing

@testable import TextLayout

struct FontFallbackTests {
  private static func families(_ fallback: FontFallback, _ script: String, _ locale: String) throws -> [String] {
    let tag = try #require(Script.tag(ofName: script))
    return fallback.choices(forScript: tag, locale: try #require(LocaleIdentifier(locale))).map(\.family)
  }

  @Test(arguments: [
    ("Arab", "ar", "Noto Sans Arabic"), ("Latn", "de", "Noto Sans"), ("Cyrl", "ru", "Noto Sans"),
    ("Hani", "ja", "Noto Sans CJK"), ("Hang", "en", "Noto Sans CJK"), ("Zyyy", "ja", "Noto Sans CJK"),
    ("Zyyy", "de", "Noto Sans"), ("Thai", "th", "Noto Sans Thai"),
  ])
  func firstFamily(script: String, locale: String, family: String) throws {
    let families = try Self.families(FontFallback(), script, locale)
    #expect(families.first == family)
    #expect(Set(families).count == families.count)
    #expect(families.contains("Noto Sans CJK") && families.last == "Noto Color Emoji")
  }

  @Test(arguments: [("ja", 0), ("ko", 1), ("zh", 2), ("zh-Hans", 2), ("zh-TW", 3), ("zh-Hant", 3), ("en", 0)])
  func faceOfHan(locale: String, index: Int) throws {
    let choices = FontFallback().choices(
      forScript: try #require(Script.tag(ofName: "Hani")), locale: try #require(LocaleIdentifier(locale)))
    #expect(choices.first?.collectionIndex == index)
  }

  @Test(arguments: [
    ("Arab", "ar", ["All", "Naskh"]), ("Arab", "ur-PK", ["All", "Naskh", "Nastaliq"]), ("Latn", "ur", ["All"]),
    ("Hani", "zh-TW", ["All", "Ming"]), ("Hani", "zh-Hans", ["All"]), ("Latn", "zh-HK", ["All", "Ming"]),
  ])
  func ownRulesComeFirst(script: String, locale: String, own: [String]) throws {
    let arabic = try #require(Script.tag(ofName: "Arab"))
    let fallback = FontFallback(rules: [
      .init(family: "All"), .init(family: "Naskh", scripts: [arabic]),
      .init(family: "Nastaliq", scripts: [arabic], locales: [try #require(LocaleIdentifier("ur"))]),
      .init(family: "Ming", locales: [try #require(LocaleIdentifier("zh-Hant"))]),
    ])
    let families = try Self.families(fallback, script, locale)
    let builtIn = try Self.families(FontFallback(), script, locale)
    #expect(families == own + builtIn)
  }

  /// The rule decides what a text is set in, not only what is listed.
  @Test func textsAreSetInTheOwnFallback() throws {
    var font = SyntheticFont()
    font.names = [1: "Own Hebrew", 2: "Regular"]
    font.weightClass = 400
    let paths = [
      try InstalledFonts.urbanist(), try font.write(as: "x.ttf"), try InstalledFonts.noto("NotoSansHebrew-Regular.ttf"),
    ]
    let hebrew = try #require(LocaleIdentifier("he"))
    let request = FontRequest(family: "Urbanist", weight: 400)
    let plain = TextMeasurer(fonts: FontLibrary(fontPaths: paths))
    #expect(plain.paragraph("אב", font: request, locale: hebrew).fontsUsed == ["Noto Sans Hebrew"])
    let rule = FontFallback.Rule(family: "Own Hebrew", scripts: [try #require(Script.tag(ofName: "Hebr"))])
    let own = TextMeasurer(fonts: FontLibrary(fontPaths: paths, fallback: FontFallback(rules: [rule])))
    #expect(own.paragraph("אב", font: request, locale: hebrew).fontsUsed == ["Own Hebrew"])
  }

  @Test(arguments: [("Arab", 0x4172_6162), ("LATN", 0x4C61_746E), ("Arabic", nil), ("", nil), ("Q!qq", nil)])
  func tagsOfScripts(name: String, tag: UInt32?) {
    #expect(Script.tag(ofName: name) == tag)
  }
}
