import ICU
import TestFonts
import Testing

@testable import TextLayout

@Suite("Emoji that no font here has")
struct EmojiTests {
  @Test(
    "have the width of the system's",
    arguments: [("👍", 1.25), ("👍🏽", 1.25), ("👩‍👩‍👧", 1.25), ("🇩🇪", 1.25), ("❤️", 1.25), ("👍👍", 2.5)])
  func widths(text: String, ems: Double) throws {
    let measurer = TextMeasurer(fonts: FontLibrary(fontPaths: [try InstalledFonts.urbanist()]))
    let shaped = measurer.paragraph(
      text, font: FontRequest(family: "Urbanist", weight: 400), locale: try #require(LocaleIdentifier("en")))
    #expect(!shaped.hasMissingGlyphs)
    #expect(abs(shaped.width(at: 100).value - ems * 100) < 0.01)
    #expect(shaped.guardBand(atPointSize: 17) > 0)
  }

  @Test("are no letters and digits", arguments: ["\u{10FFFD}", "1", "#", "©", "a"])
  func letters(text: String) {
    #expect(!Emoji.isShown(by: Array(text.utf16)[...]))
  }
}
