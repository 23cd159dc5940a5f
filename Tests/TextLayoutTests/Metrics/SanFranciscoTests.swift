import DesignTokens
import ICU
import TestFonts
import Testing

@testable import TextLayout

/// Widths in the built-in metrics against those that an iOS 26.1 simulator reports.
struct SanFranciscoTests {
  /// How far a width is off, as a part of the true one.
  private struct Deviation {
    let truth: MeasuredWidth
    let share: Double
    let error: Double
    let band: Double
  }

  private static func library() throws -> FontLibrary { FontLibrary(fontPaths: try InstalledFonts.interWithDisplay()) }

  /// The width as a layout has it: text and display cut by their share, and tracking behind each character.
  private static func width(_ truth: MeasuredWidth, in font: OpenFont) -> Double {
    let share = font.displayShare(atPointSize: truth.size)
    let ems = font.font.advance(of: truth.text) * (1 - share) + (font.display?.advance(of: truth.text) ?? 0) * share
    return ems * font.emsPerUnit * truth.size
      + Double(truth.text.count) * font.tracking(atPointSize: truth.size)
  }

  private static func deviations() throws -> [Deviation] {
    let library = try library()
    return try MeasuredWidth.all.filter { $0.family == "SF Pro" }.map { truth in
      let font = try #require(library.font(family: "SF Pro", weight: truth.weight, collectionIndex: 0))
      let share = font.displayShare(atPointSize: truth.size)
      let band = font.guardBand(of: "n").at(displayShare: share)
      return Deviation(
        truth: truth, share: share, error: abs(width(truth, in: font) / truth.points - 1), band: band)
    }
  }

  private static func percentile(_ part: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    let place = part * Double(sorted.count - 1)
    let low = Int(place)
    let high = min(low + 1, sorted.count - 1)
    return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
  }

  @Test func usualWeightsAndSizesAreExactToHalfAPercent() throws {
    let errors = try Self.deviations().filter { 400...700 ~= $0.truth.weight && 11...60 ~= $0.truth.size }.map(\.error)
    #expect(errors.count >= 180)
    #expect(Self.percentile(0.5, of: errors) <= 0.001_5)
    #expect(Self.percentile(0.95, of: errors) <= 0.005)
  }

  /// Strings without kerned pairs rest on advances, optical size and tracking alone.
  @Test(arguments: ["Hello UIKit", "iiiiillll", "WWWW MMMM"]) func advancesAreExact(text: String) throws {
    let deviations = try Self.deviations().filter { $0.truth.text == text }
    #expect(deviations.count >= 60)
    for deviation in deviations { #expect(deviation.error < 0.000_05, "\(deviation.truth)") }
  }

  /// What the metrics say of their comparison is what a comparison shows.
  @Test func bandsHoldWhatTheComparisonShows() throws {
    let deviations = try Self.deviations()
    let bands = try #require(FontMetricsFile.sanFrancisco.metrics(of: "SF Pro")).bands.filter { $0.origin == .measured }
    #expect(bands.count == 3)
    for band in bands {
      for (share, comparison, width) in [(0.0, band.text, band.band.text), (1.0, band.display, band.band.display)] {
        let errors = deviations.filter { band.weights ~= $0.truth.weight && $0.share == share }.map(\.error)
        let comparison = try #require(comparison)
        #expect(comparison.widths == errors.count)
        #expect(abs(comparison.median - Self.percentile(0.5, of: errors)) < 0.000_01, "\(band.weights) \(share)")
        #expect(abs(comparison.percentile95 - Self.percentile(0.95, of: errors)) < 0.000_01, "\(band.weights) \(share)")
        #expect(abs(comparison.worst - (errors.max() ?? 1)) < 0.000_01, "\(band.weights) \(share)")
        #expect(width >= comparison.percentile95)
      }
    }
  }

  /// Sizes between the two cuts set no band: they are the truths that judge it.
  @Test(arguments: [100.0...399, 400...700, 701...900])
  func bandsHoldBetweenTheCuts(weights: ClosedRange<Double>) throws {
    let between = try Self.deviations().filter { weights ~= $0.truth.weight && $0.share > 0 && $0.share < 1 }
    #expect(between.count >= 20)
    let inside = between.filter { $0.error <= $0.band }
    #expect(Double(inside.count) >= 0.95 * Double(between.count))
  }

  /// Each size is left out in turn, and judged by the 95th percentile of the others.
  @Test(arguments: [100.0...399, 400...700, 701...900])
  func bandsHoldForSizesThatDidNotSetThem(weights: ClosedRange<Double>) throws {
    let deviations = try Self.deviations().filter { weights ~= $0.truth.weight && ($0.share == 0 || $0.share == 1) }
    var inside = 0
    for size in Set(deviations.map(\.truth.size)) {
      let (out, rest) = (deviations.filter { $0.truth.size == size }, deviations.filter { $0.truth.size != size })
      for deviation in out {
        let errors = rest.filter { $0.share == deviation.share }.map(\.error)
        if deviation.error <= max(Self.percentile(0.95, of: errors), deviation.band) { inside += 1 }
      }
    }
    #expect(Double(inside) >= 0.95 * Double(deviations.count), "\(inside) of \(deviations.count)")
  }

  /// Inter has other forms of some signs beside digits and capitals, and arrows for “->”: what was measured has not.
  @Test(arguments: ["18+)", "(A)", "12:30", "->", "3x4", "A@B"]) func signsAreAsMeasured(text: String) throws {
    let font = try #require(try Self.library().font(family: "SF Pro", weight: 600, collectionIndex: 0))
    let apart = text.reduce(0) { $0 + font.font.advance(of: String($1)) }
    let kerning = (font.font.advance(of: text) - apart) * font.emsPerUnit
    #expect(abs(kerning) < 0.03, "\(kerning)")
  }

  @Test(arguments: MeasuredWidth.all.filter { $0.family == "SF Mono" })
  func fixedWidthIsExact(truth: MeasuredWidth) throws {
    var file = SyntheticFont()
    file.names = [1: "DejaVu Sans Mono", 2: "Regular"]
    let library = FontLibrary(fontPaths: [try file.write(as: "m.ttf")])
    let font = try #require(library.font(family: "SF Mono", weight: truth.weight, collectionIndex: 0))
    let covered = truth.text.unicodeScalars.filter(font.font.face.covers)
    let text = String(String.UnicodeScalarView(covered))
    let points = truth.points / Double(truth.text.count) * Double(text.count)
    #expect(abs(font.font.advance(of: text) * font.emsPerUnit * truth.size - points) < 0.001)
    #expect(font.tracking(atPointSize: truth.size) == 0)
  }

  /// 2444 of 2048 units, all sizes and weights: `UIFont.lineHeight` of 17 pt is 20.287109.
  @Test(arguments: [(17.0, 20.287109), (8, 9.546875), (40, 47.734375)])
  func linesAreSanFranciscos(size: Double, height: Double) throws {
    let font = try #require(try Self.library().font(family: "SF Pro", weight: 600, collectionIndex: 0))
    #expect(abs(font.lineHeight * size - height) < 1e-6)
    #expect(abs(font.ascent * 17 - 16.186523) < 1e-6 && abs(font.descent * 17 - 4.100586) < 1e-6)
  }

  /// A device needs 250.5 pt: the text of a public app does not fit 248.
  @Test func aTitleThatOnlyJustDoesNotFitIsNotSaidToFit() throws {
    let measurer = TextMeasurer(fonts: try Self.library())
    let locale = try #require(LocaleIdentifier("en"))
    let text = measurer.paragraph(
      "We’re ending support for iOS 11", font: FontRequest(family: "SF Pro", weight: 600), locale: locale)
    let width = text.width(at: 17).value
    #expect(abs(width / 250.25 - 1) < 0.002, "\(width)")
    #expect(width * (1 - text.guardBand(atPointSize: 17)) > 248)
  }
}
