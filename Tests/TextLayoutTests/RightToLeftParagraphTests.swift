import DesignTokens
import ICU
import TestFonts
import Testing

@testable import TextLayout

/// Hebrew in the box font: at 10 pt a letter is 5 pt wide, a Latin capital 10 pt. Lines and what is kept of them are in
/// the order of the text; which side a line begins on is its drawing's business.
struct RightToLeftParagraphTests {
  private let measurer: TextMeasurer
  private let hebrew: LocaleIdentifier

  init() throws {
    measurer = TextMeasurer(fonts: FontLibrary(fontPaths: [try BoxFont.write()]))
    hebrew = try #require(LocaleIdentifier("he"))
  }

  private func shape(_ text: String) -> ShapedText {
    measurer.paragraph(text, font: FontRequest(family: "Box", weight: 400), locale: hebrew)
  }

  @Test(arguments: [
    ("אאא בב גגגג", 25.0, "אאא |בב |גגגג"), ("אאא בב גגגג", 30, "אאא בב |גגגג"), ("אאא   בב", 15, "אאא   |בב"),
    ("אאאאאאא בב", 20, "אאאא/אאא |בב"), ("אב (AB) 12", 20, "אב |(A/B) |12"), ("א\nב\u{2028}ג", 100, "א\n|ב\u{2028}|ג"),
    // Rule 21a of UAX #14: a hyphen behind a Hebrew letter, soft ones too, ends no line.
    ("אב-גד הו", 25, "אב-גד |הו"), ("אא\u{AD}בב", 15, "אא\u{AD}ב/ב"), ("AB\u{AD}CD", 25, "AB\u{AD}|CD"),
    ("AB אב", 20, "AB |אב"), ("אב\u{A0}גד הו", 25, "אב\u{A0}גד |הו"),
  ])
  func lines(text: String, width: Double, expected: String) {
    let wrapped = shape(text).wrap(at: 10, width: Points(width), lineLimit: nil, truncation: .tail)
    #expect(wrapped.marked == expected)
  }

  @Test(
    arguments: [(String, Int, TextBox.Truncation, Double, String, Double)]([
      ("אאאא בבבב גגגג", 1, .tail, 40, "אאאא ב…", 40), ("אאאא בבבב גגגג", 1, .head, 40, "…ב גגגג", 40),
      ("אאאא בבבב גגגג", 1, .middle, 40, "אאא…גגג", 40), ("אאאא בבבב גגגג", 2, .tail, 25, "אאאא בבב…", 25),
      ("אאאא בבבב גגגג", 2, .head, 25, "אאאא …גגג", 25), ("אאאא AB גגגג", 1, .tail, 45, "אאאא A…", 45),
      ("אאאא AB גגגג", 1, .head, 45, "…B גגגג", 45), ("AB גגגג ABC", 1, .middle, 50, "AB…BC", 50),
      ("אאאא   ", 1, .tail, 15, "א…", 15), ("אא\u{AD}בב גג", 1, .tail, 25, "אא\u{AD}ב…", 25),
    ]))
  func truncation(text: String, limit: Int, end: TextBox.Truncation, width: Double, visible: String, widest: Double) {
    let wrapped = shape(text).wrap(at: 10, width: Points(width), lineLimit: limit, truncation: end)
    #expect(wrapped.visible == visible)
    #expect(wrapped.isTruncated)
    #expect(wrapped.lines.last?.width == Points(widest))
  }
}
