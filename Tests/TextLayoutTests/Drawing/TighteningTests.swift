import DesignTokens
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
    let plain = try placement(Points(width), allowsTightening: false)
    #expect(plain.verdict == (nominal ?? verdict))
    #expect(plain.notes.isEmpty)
  }
}
