import DesignTokens
import ICU
import TestFonts
import Testing

@testable import TextLayout

struct FallbackTests {
  private let measurer: TextMeasurer

  init() throws {
    let paths = try [InstalledFonts.urbanist()] + InstalledFonts.allNoto()
    measurer = TextMeasurer(fonts: FontLibrary(fontPaths: paths))
  }

  @Test(arguments: [
    ("Hello", "en", 600.0, ["Urbanist 600"]), ("Привет", "ru", 400, ["Noto Sans"]),
    ("Hi Привет", "ru", 700, ["Urbanist 700", "Noto Sans Bold"]), ("مرحبا", "ar", 400, ["Noto Sans Arabic"]),
    ("مرحبا", "ar", 600, ["Noto Sans Arabic Bold"]), ("नमस्ते", "hi", 400, ["Noto Sans Devanagari"]),
    ("สวัสดี", "th", 500, ["Noto Sans Thai"]), ("直す", "ja", 400, ["Noto Sans CJK JP"]),
    ("안녕", "ko", 700, ["Noto Sans CJK KR Bold"]), ("直", "zh-Hans", 400, ["Noto Sans CJK SC"]),
    ("直", "zh-TW", 400, ["Noto Sans CJK TC"]), ("直", "zh", 400, ["Noto Sans CJK SC"]),
    ("안녕", "en", 400, ["Noto Sans CJK KR"]), ("直", "en", 400, ["Noto Sans CJK JP"]),
    ("שלום", "he", 400, ["Noto Sans Hebrew"]), ("བོད", "bo", 400, ["Noto Serif Tibetan"]),
    ("e\u{301}é", "en", 400, ["Urbanist 400"]), ("∑", "en", 400, ["Urbanist 400"]), ("", "en", 400, []),
    ("مرحبا", "ur", 400, ["Noto Nastaliq Urdu"]), ("مرحبا", "ur", 700, ["Noto Nastaliq Urdu Bold"]),
    ("مرحبا", "fa", 400, ["Noto Sans Arabic"]),
    ("MB،", "ar", 400, ["Urbanist 400", "Noto Sans Arabic"]),
    ("iOS।", "hi", 400, ["Urbanist 400", "Noto Sans Devanagari"]),
  ])
  func fonts(text: String, locale: String, weight: Double, fonts: [String]) throws {
    let locale = try #require(LocaleIdentifier(locale))
    let shaped = measurer.paragraph(text, font: FontRequest(family: "Urbanist", weight: weight), locale: locale)
    #expect(shaped.fontsUsed == fonts)
    #expect(shaped.missingGlyphs.isEmpty)
    #expect(!shaped.isSubstituted)
  }

  @Test func aClusterStaysInOneFont() throws {
    // Urbanist has the letter but not the mark, and no letter with it.
    let shaped = measurer.paragraph(
      "xq\u{324}x", font: FontRequest(family: "Urbanist", weight: 400), locale: try #require(LocaleIdentifier("en")))
    #expect(shaped.fontsUsed == ["Urbanist 400", "Noto Sans"])
    #expect(shaped.clusterCount == 3)
    #expect(shaped.missingGlyphs.isEmpty)
  }

  @Test func theTallestFontSetsTheLine() throws {
    let request = FontRequest(family: "Urbanist", weight: 400)
    let latin = measurer.paragraph("Hello", font: request, locale: try #require(LocaleIdentifier("en")))
    let mixed = measurer.paragraph("Hello नमस्ते", font: request, locale: try #require(LocaleIdentifier("hi")))
    #expect(abs(latin.lineHeight(at: 100).value - 120) < 0.01)
    #expect(mixed.lineHeight(at: 100) > latin.lineHeight(at: 100))
  }

  /// Nobody knows how high the lines of the system's own fallback are: what only Noto's height decides is uncertain.
  @Test(arguments: [
    ("Hello", "en", 2.8, Verdict.fits), ("नमस्ते", "hi", 2.8, .fits), ("Hello नमस्ते", "hi", 2.8, .clips),
  ])
  func heightsOfFallbackFontsAreUncertain(text: String, locale: String, certain: Double, verdict: Verdict) throws {
    let request = FontRequest(family: "Urbanist", weight: 400)
    let shaped = measurer.paragraph(text, font: request, locale: try #require(LocaleIdentifier(locale)))
    let appearance = TextAppearance(family: "Urbanist", weight: 400, size: 39, scaling: .fixed)
    func layout(_ height: Points) -> ComponentLayout {
      let box = Box(.text(TextBox(slot: "title", appearance: appearance)))
      return ComponentLayout.layout(
        Box(.frame(Frame(height: .init(fixed: height))), box), texts: ["title": shaped], size: .large, available: 130,
        rightToLeft: false)
    }
    let narrow = layout(44)
    let placement = try #require(narrow.texts.first)
    #expect(placement.verdict == verdict)
    let overhang = try #require(narrow.overhangs.first)
    #expect(overhang.verdict == .overhangs && abs(overhang.excess.height.value - certain) < 1e-9)
    #expect((placement.doubtfulHeight > 1) == (locale == "hi"))
    #expect(layout(50).overhangs.map(\.verdict) == (locale == "hi" ? [.uncertain] : []))
    // Room for two lines of the family, 93.6, not for two of the fallback.
    if verdict == .clips { #expect(layout(94).texts.first?.verdict == .uncertain) }
  }

  @Test(arguments: [(400.0, 15_108.0), (700, 15_660)])
  func widthsOfUrbanist(weight: Double, units: Double) throws {
    let shaped = measurer.paragraph(
      "Hamburgefonstiv", font: FontRequest(family: "urbanist", weight: weight),
      locale: try #require(LocaleIdentifier("en")))
    #expect(shaped.width(at: 2_000) == Points(units))
  }

  @Test func scriptsNobodyHasAreMissing() throws {
    let shaped = measurer.paragraph(
      "a\u{10FFFD}", font: FontRequest(family: "Urbanist", weight: 400), locale: try #require(LocaleIdentifier("en")))
    #expect(shaped.missingGlyphs == ["\u{10FFFD}"])
  }
}
