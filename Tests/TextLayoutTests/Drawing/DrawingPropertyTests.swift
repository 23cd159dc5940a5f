import DesignTokens
import ICU
import TestFonts
import TestSupport
import Testing

@testable import TextLayout

/// What must hold of every drawing, in the box font and in real ones.
struct DrawingPropertyTests {
  private static let count = RandomCount.of("L10N_DRAWINGS", default: 60)
  private static let widths = [0.0, 3, 9, 14, 23.5, 31, 52, 90, 160, 400]
  private static let ends: [TextBox.Truncation] = [.head, .middle, .tail]

  private let library: FontLibrary

  init() throws {
    library = FontLibrary(
      fontPaths: try [BoxFont.write(), InstalledFonts.urbanist()] + InstalledFonts.inter() + InstalledFonts.allNoto())
  }

  private func forEachPlacement(
    _ manner: ParagraphPropertyTests.Manner, seed: UInt64, _ body: (TextPlacement, Comment) throws -> Void
  ) throws {
    let measurer = TextMeasurer(fonts: library)
    let locale = try #require(LocaleIdentifier(manner.locale))
    var texts = HostileText(seed: seed)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Self.count {
      let text = texts.next(words: 9)
      let shaped = measurer.paragraph(text, font: FontRequest(family: manner.family, weight: 400), locale: locale)
      for width in Self.widths {
        let appearance = TextAppearance(
          family: manner.family, weight: 400, size: 10,
          letterSpacing: [0, 0, 0.5].randomElement(using: &random)!, scaling: .fixed)
        let box = TextBox(
          slot: "t", appearance: appearance, lineLimit: [nil, nil, 1, 2, 3].randomElement(using: &random)!,
          truncation: Self.ends.randomElement(using: &random)!,
          alignment: [.leading, .center, .trailing].randomElement(using: &random)!)
        let layout = ComponentLayout.layout(
          Box(.text(box)), texts: ["t": shaped], size: .large, available: Points(width),
          rightToLeft: locale.isRightToLeft)
        let placement = try #require(layout.texts.first)
        try body(
          placement,
          "seed \(seed): \(text.debugDescription), \(width) pt, \(box.lineLimit ?? 0) lines, \(box.truncation)")
      }
    }
  }

  /// The clusters of a line follow one another without a gap; only white space at its end is not drawn. An ellipsis
  /// stands for what was cut.
  @Test(arguments: ParagraphPropertyTests.manners)
  func everyCodePointIsDrawnOnce(manner: ParagraphPropertyTests.Manner) throws {
    try forEachPlacement(manner, seed: 21) { placement, comment in
      let drawing = placement.drawing()
      let bytes = Array(drawing.text.utf8)
      #expect(drawing.lines.count == placement.lines, comment)
      var next = 0
      for (number, line) in drawing.lines.enumerated() {
        #expect(line.range.lowerBound == next, comment)
        next = line.range.upperBound
        // An ellipsis that took nothing away stands for nothing: head and middle keep line separators.
        let ranges = Set(line.runs.flatMap(\.glyphs).map(\.range)).filter { !$0.isEmpty }
          .sorted { $0.lowerBound < $1.lowerBound }
        var drawn = line.range.lowerBound
        for range in ranges where !(range.upperBound == drawn && bytes[range].elementsEqual("\u{AD}".utf8)) {
          #expect(range.lowerBound == drawn, "\(comment), line \(number): \(ranges)")
          drawn = range.upperBound
        }
        let rest = String(decoding: bytes[drawn..<line.range.upperBound], as: UTF8.self)
        #expect(rest.utf16.allSatisfy(ShapedText.hangs), "\(comment), line \(number): \(rest.debugDescription)")
        #expect(
          line.isTruncated == (placement.neededLines > placement.lines && number == drawing.lines.count - 1), comment)
      }
      let rest = String(decoding: bytes[next...], as: UTF8.self)
      #expect(rest.utf16.allSatisfy(ShapedText.hangs), comment)
      #expect(drawing.lines.isEmpty || rest.isEmpty || drawing.lines.last?.isTruncated == true, comment)
    }
  }

  /// Drawn and measured are one: the advance of a line is its measured width before that is rounded up.
  @Test(arguments: ParagraphPropertyTests.manners)
  func drawnLinesAreAsWideAsMeasured(manner: ParagraphPropertyTests.Manner) throws {
    try forEachPlacement(manner, seed: 22) { placement, comment in
      let drawn = placement.drawing().lines.map(\.width.value)
      let measured = placement.visibleLines.map(\.width.value)
      #expect(drawn.count == measured.count, comment)
      for (drawn, measured) in zip(drawn, measured) {
        #expect(drawn <= measured + 1e-5 && drawn >= measured - 1.0 / 64 - 1e-5, "\(comment): \(drawn), \(measured)")
      }
    }
  }

  /// A text that fits has its lines within its frame, and the frame within what was proposed.
  @Test(arguments: ParagraphPropertyTests.manners)
  func whatFitsIsDrawnInItsFrame(manner: ParagraphPropertyTests.Manner) throws {
    var fitting = 0
    try forEachPlacement(manner, seed: 23) { placement, comment in
      guard (placement.nominalVerdict ?? placement.verdict) == .fits else { return }
      fitting += 1
      let frame = placement.frame
      #expect(frame.width.value <= placement.available.value + 1e-6, comment)
      #expect(frame.height.value == placement.height.value, comment)
      for line in placement.drawing().lines {
        #expect(line.x.value >= -1e-6 && line.x.value + line.width.value <= frame.width.value + 1e-5, comment)
        #expect(line.baseline.value > 0 && line.baseline.value < frame.height.value, comment)
      }
    }
    #expect(fitting > 50)
  }

  /// Two parts of a broken word are as wide as two words: nothing of the kerning between them is left.
  @Test(arguments: ["Urbanist", "Inter"])
  func partsOfABrokenWordAreShapedApart(family: String) throws {
    let measurer = TextMeasurer(fonts: library)
    let english = try #require(LocaleIdentifier("en"))
    let font = FontRequest(family: family, weight: 400)
    let letters = Array("AVTWYLFPrfvwyteaoi.-".unicodeScalars.map(Character.init))
    var random = SeededGenerator(seed: 24)
    var changed = 0
    for _ in 0..<300 {
      let word = String(
        (0..<Int.random(in: 4...24, using: &random)).map { _ in letters.randomElement(using: &random)! })
      let shaped = measurer.paragraph(word, font: font, locale: english)
      let set = shaped.set(at: 20, letterSpacing: 0)
      for width in [15.0, 31, 47.3, 80, 121.7] {
        var lines = LineCursor(set, width: width)
        while let line = lines.next() {
          let part = shaped.string(ofClusters: line.start..<line.end)
          let alone = measurer.paragraph(part, font: font, locale: english)
          let exact = alone.set(at: 20, letterSpacing: 0).width(0, alone.clusterCount)
          #expect(abs(line.width - exact) < 1e-6, "seed 24: \(word), \(width) pt, \(part)")
          if abs(set.width(line.start, line.end) - exact) > 0.01 { changed += 1 }
          // No part has room for one letter more.
          guard line.breaksMidWord, line.end < shaped.clusterCount else { continue }
          let longer = shaped.string(ofClusters: line.start..<line.end + 1)
          let tooWide = measurer.paragraph(longer, font: font, locale: english).set(at: 20, letterSpacing: 0)
          #expect(tooWide.width(0, tooWide.text.clusterCount) > width, "seed 24: \(word), \(width) pt, \(longer)")
        }
      }
    }
    #expect(changed > 100)
  }

  /// Chromium breaks this word here by the kerning at the break, as `Tests/Oracle/chromium.py` recorded it.
  @Test func aBrokenWordIsBrokenAsInChromium() throws {
    let measurer = TextMeasurer(fonts: library)
    let german = try #require(LocaleIdentifier("de"))
    let shaped = measurer.paragraph(
      "Synchronisieren", font: FontRequest(family: "Urbanist", weight: 400), locale: german)
    for (width, starts) in [(60.0, [0, 6, 14]), (80.0, [0, 10]), (100.0, [0, 13])] {
      let lines = shaped.wrap(at: 17, width: Points(width + 1.0 / 64), lineLimit: nil, truncation: .tail).lines
      #expect(lines.map(\.range.lowerBound) == starts)
    }
  }

  /// HarfBuzz's own program shapes the parts of broken words as they are drawn.
  @Test func partsAreAsWideAsHarfBuzzShapesThem() throws {
    let measurer = TextMeasurer(fonts: library)
    let english = try #require(LocaleIdentifier("en"))
    let font = FontRequest(family: "Urbanist", weight: 400)
    var parts: [(text: String, width: Double)] = []
    for word in ["AVATARYWAVETOWLYfiVAWe", "Typewriter/Workaround-Trafficway", "LTAVoWaTerYoUrPathVe."] {
      let set = measurer.paragraph(word, font: font, locale: english).set(at: 20, letterSpacing: 0)
      for width in [37.0, 52, 75] {
        var lines = LineCursor(set, width: width)
        while let line = lines.next() {
          parts.append((set.text.string(ofClusters: line.start..<line.end), line.width))
        }
      }
    }
    let units = try HarfBuzzTool.advances(
      of: parts.map(\.text), path: InstalledFonts.urbanist(), options: ["--variations=wght=400"])
    #expect(parts.count > 30)
    for (part, units) in zip(parts, units) {
      #expect(abs(part.width - units / 2_000 * 20) <= 1.0 / 64, "\(part.text)")
    }
  }
}
