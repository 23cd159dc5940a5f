import ICU
import TestFonts
import TestSupport
import Testing

@testable import TextLayout

/// Parts of words that were met beside other words are as wide as when they are shaped where they stand.
struct PartWidthTests {
  @Test(arguments: WordShapingTests.samples)
  func keptPartsAreThoseThatAreShaped(sample: WordShapingTests.Sample) throws {
    let measurer = TextMeasurer(
      fonts: FontLibrary(
        fontPaths: try InstalledFonts.allNoto() + InstalledFonts.inter() + [InstalledFonts.urbanist()]))
    let locale = try #require(LocaleIdentifier(sample.locale))
    let words = sample.words.split(separator: " ").map(String.init)
    let glue = [" ", " ", " ", "", "\u{200D}", " \u{200D}", "\u{200C} ", " \u{64B}", "\u{640}", "\u{A0}", "\t", "\n"]
    var random = SeededGenerator(seed: 31)
    var hostile = HostileText(seed: 31)
    var scratch = ShapedClusters()
    for number in 0..<80 {
      var text = ""
      if number % 8 == 0 {
        text = hostile.next(words: 12)
      } else {
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          text += words.randomElement(using: &random)! + glue.randomElement(using: &random)!
        }
      }
      let shaped = measurer.paragraph(text, font: FontRequest(family: sample.family, weight: 400), locale: locale)
      guard shaped.clusterCount > 0 else { continue }
      for _ in 0..<12 {
        let start = Int.random(in: 0..<shaped.clusterCount, using: &random)
        let end = Int.random(in: start + 1...min(start + 9, shaped.clusterCount), using: &random)
        let count = Int.random(in: 1...end - start, using: &random)
        let units = Int(shaped.offsets[start])..<Int(shaped.offsets[end])
        let kept = shaped.origin.ems(of: units, clusters: count, in: shaped).text
        let made = shaped.origin.withShaper(of: ReshapedText(shaped)) {
          $0.width(of: units, clusters: count, scratch: &scratch)
        }
        #expect(abs(kept - made) < 1e-9, "\(text.debugDescription), units \(units)")
      }
    }
  }
}
