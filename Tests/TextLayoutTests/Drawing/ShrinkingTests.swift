import DesignTokens
import TestFonts
import Testing

@testable import TextLayout

/// How finely SwiftUI searches for a smaller size is not published: what half a point decides is uncertain.
struct ShrinkingTests {
  private func placement(_ letters: Int, in width: Points, factor: Double) throws -> TextPlacement {
    let box = Boxes.text(lineLimit: 1, minimumScaleFactor: factor)
    let layout = try Boxes().layout(box, ["title": String(repeating: "a", count: letters)], available: width)
    return try #require(layout.texts.first)
  }

  /// At 10 pt a letter is 5 pt wide, so that ten of them fit 5 pt for each point of the size.
  @Test(
    arguments: [
      (50.0, 0.8, 10.0, Verdict.fits, nil), (45, 0.8, 9, .fits, nil), (42.6, 0.8, 8.52, .fits, nil),
      (42.4, 0.8, 8.48, .uncertain, Verdict.fits), (40.1, 0.8, 8.02, .uncertain, .fits),
      (39.9, 0.8, 8, .uncertain, .overflows), (37.6, 0.8, 8, .uncertain, .overflows), (37.4, 0.8, 8, .overflows, nil),
      // The whole search is one step.
      (49.9, 0.97, 9.98, .uncertain, .fits), (48, 0.97, 9.7, .uncertain, .overflows),
      (45.9, 0.97, 9.7, .overflows, nil),
      (39.9, 1, 10, .overflows, nil),
    ])
  func verdicts(width: Double, factor: Double, size: Double, verdict: Verdict, nominal: Verdict?) throws {
    let placed = try placement(10, in: Points(width), factor: factor)
    #expect(placed.verdict == verdict)
    #expect(placed.nominalVerdict == nominal)
    #expect(placed.doubt == (nominal == nil ? nil : .shrinking))
    #expect(abs(placed.pointSize.value - size) < 0.02)
    #expect(placed.notes.count == (placed.pointSize < 10 ? 1 : 0))
  }

  /// The factor that a report names is one with which the text surely fits.
  @Test(arguments: [20.0, 31, 38.5, 44, 47]) func remediesAreCertain(width: Double) throws {
    let remedy = try #require(try placement(10, in: Points(width), factor: 1).remedy?.scaleFactor)
    #expect(try placement(10, in: Points(width), factor: remedy).verdict == .fits)
    #expect(try placement(10, in: Points(width), factor: remedy + 0.01).verdict == .uncertain)
  }
}
