import TestFonts
import Testing

@testable import Shaping

struct ShapingBufferTests {
  private let font: Font

  init() throws { font = Font(face: try FontFace(blob: FontBlob(bytes: BoxFont.bytes))) }

  @Test func glyphsHaveClustersOfTheWholeText() {
    let glyphs = shape("ab😀c", 1..<5)
    #expect(glyphs.map(\.cluster) == [1, 2, 4])
    #expect(glyphs.map(\.id) == [2, 0, 2])
  }

  @Test func rightToLeftRunsAreVisual() {
    let glyphs = shape("אבג", 0..<3, script: "Hebr", rightToLeft: true)
    #expect(glyphs.map(\.cluster) == [2, 1, 0])
    #expect(glyphs.map(\.advance) == Array(repeating: FontUnits(500), count: 3))
  }

  @Test func emptyRunsHaveNoGlyphs() {
    #expect(shape("", 0..<0).isEmpty)
    #expect(shape("abc", 2..<2).isEmpty)
  }

  @Test func loneSurrogatesHaveTheMissingGlyph() {
    let glyphs = ShapingBuffer().shape(
      [0xD800], range: 0..<1, font: font, script: FontTag("Zyyy"), language: ShapingLanguage(""), rightToLeft: false)
    #expect(glyphs.map(\.id) == [0])
  }

  @Test func arabicJoinsAcrossTheEndsOfARun() throws {
    let path = try InstalledFonts.noto("NotoSansArabic-Regular.ttf")
    let font = Font(face: try FontFace(blob: FontBlob(path: path)))
    let units = Array("بب".utf16)
    let buffer = ShapingBuffer()
    let alone = buffer.shape(
      [units[0]], range: 0..<1, font: font, script: FontTag("Arab"), language: ShapingLanguage("ar"),
      rightToLeft: true)
    let joined = buffer.shape(
      units, range: 0..<1, font: font, script: FontTag("Arab"), language: ShapingLanguage("ar"), rightToLeft: true)
    #expect(alone.count == 1)
    #expect(joined.first?.id != alone.first?.id)
  }

  @Test func tagsAreBigEndian() {
    #expect(FontTag("Latn").value == 0x4C61_746E)
    #expect(FontTag("ab").description == "ab  ")
  }

  private func shape(
    _ text: String, _ range: Range<Int>, script: StaticString = "Latn", rightToLeft: Bool = false
  ) -> [ShapedGlyph] {
    ShapingBuffer().shape(
      Array(text.utf16), range: range, font: font, script: FontTag(script), language: ShapingLanguage("en"),
      rightToLeft: rightToLeft)
  }
}
