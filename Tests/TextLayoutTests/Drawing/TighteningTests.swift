import DesignTokens
import ICU
import TestFonts
import Testing

@testable import TextLayout

/// How far letters are moved together is not modelled: what that may decide is uncertain.
struct TighteningTests {
  private func placement(_ width: Points, allowsTightening: Bool, lineLimit: Int? = 1) throws -> TextPlacement {
    let boxes = try Boxes()
    let appearance = TextAppearance(family: "Box", weight: 400, size: 10, scaling: .fixed)
    let box = TextBox(
      slot: "title", appearance: appearance, lineLimit: lineLimit, allowsTightening: allowsTightening)
    return try #require(boxes.layout(Box(.text(box)), ["title": "aaaaaaaaaaaaaaaaaaaa"], available: width).texts.first)
  }

  /// The text is 100 pt wide; a twentieth more than its room is 95.24.
  @Test(
    arguments: [
      (100.0, Verdict.fits, nil), (99, .uncertain, Verdict.overflows), (95.3, .uncertain, .overflows),
      (95.2, .overflows, nil), (40, .overflows, nil),
    ])
  func verdicts(width: Double, verdict: Verdict, nominal: Verdict?) throws {
    let tightened = try placement(Points(width), allowsTightening: true)
    #expect(tightened.verdict == verdict)
    #expect(tightened.nominalVerdict == nominal)
    #expect(tightened.notes.count == 1)
    #expect(tightened.doubt == (nominal == nil ? nil : .tightening))
    let plain = try placement(Points(width), allowsTightening: false)
    #expect(plain.verdict == (nominal ?? verdict))
    #expect(plain.notes.isEmpty)
  }

  /// San Francisco's letters are moved together by 65 units at 17 pt, which is more than a twentieth, and 28 at 28 pt.
  @Test(arguments: [(17.0, 1.06, Verdict.uncertain), (17, 1.09, .overflows), (28, 1.06, .overflows)])
  func theSystemFontIsTightenedByItsUnits(size: Double, excess: Double, verdict: Verdict) throws {
    let measurer = TextMeasurer(fonts: FontLibrary(fontPaths: try InstalledFonts.interWithDisplay()))
    let shaped = measurer.paragraph(
      "Hamburgefonstiv drawn", font: FontRequest(family: "SF Pro", weight: 400),
      locale: try #require(LocaleIdentifier("en")))
    let appearance = TextAppearance(family: "SF Pro", weight: 400, size: Points(size), scaling: .fixed)
    let box = TextBox(slot: "title", appearance: appearance, lineLimit: 1, allowsTightening: true)
    let width = Points(shaped.width(at: Points(size)).value / excess)
    let layout = ComponentLayout.layout(
      Box(.text(box)), texts: ["title": shaped], size: .large, available: width, rightToLeft: false)
    #expect(try #require(layout.texts.first).verdict == verdict)
  }
}
