import DesignTokens
import ICU
import TestFonts
import TestSupport
import Testing

@testable import TextLayout

/// What must hold of every text, in the box font and in real ones.
struct ParagraphPropertyTests {
  /// A font and a locale.
  struct Manner: Sendable, CustomTestStringConvertible {
    let family: String
    let locale: String

    var testDescription: String { "\(family), \(locale)" }
  }

  static let manners = [
    Manner(family: "Box", locale: "en"), Manner(family: "Box", locale: "he"), Manner(family: "Urbanist", locale: "en"),
    Manner(family: "Urbanist", locale: "ar"), Manner(family: "Inter", locale: "ja"),
    Manner(family: "Noto Sans", locale: "ko"), Manner(family: "Noto Sans Thai", locale: "th"),
  ]

  private static let count = RandomCount.of("L10N_PARAGRAPHS", default: 60)
  private static let widths = [0.0, 1, 4, 10, 15, 23.5, 31, 47, 64, 90, 125, 180, 260, 400, 1_000]
  private static let ends: [TextBox.Truncation] = [.head, .middle, .tail]

  private let library: FontLibrary

  init() throws {
    library = FontLibrary(
      fontPaths: try [BoxFont.write(), InstalledFonts.urbanist()] + InstalledFonts.inter() + InstalledFonts.allNoto())
  }

  private func forEachText(
    _ manner: Manner, seed: UInt64, words: Int = 12, _ body: (ShapedText, Comment) throws -> Void
  ) throws {
    let measurer = TextMeasurer(fonts: library)
    let locale = try #require(LocaleIdentifier(manner.locale))
    var texts = HostileText(seed: seed)
    for _ in 0..<Self.count {
      let text = texts.next(words: words)
      let shaped = measurer.paragraph(text, font: FontRequest(family: manner.family, weight: 400), locale: locale)
      try body(shaped, "seed \(seed): \(text.debugDescription)")
    }
  }

  /// Cut out of its context by the words that are kept, a text has the clusters of ICU all the same.
  @Test(arguments: manners)
  func clustersAndBreaks(manner: Manner) throws {
    let graphemes = try GraphemeBreaker()
    let breaker = try LineBreaker(locale: manner.locale)
    try forEachText(manner, seed: 1) { shaped, comment in
      let clusters = [0] + graphemes.boundaries(in: shaped.units)
      #expect(shaped.offsets.map { Int($0) } == clusters, comment)
      let breaks = breaker.breaks(in: shaped.units).filter { clusters.contains($0.offset) }
      let found = shaped.segments.map {
        LineBreak(offset: Int(shaped.offsets[Int($0.end)]), isMandatory: $0.isMandatory)
      }
      #expect(found == breaks, comment)
    }
  }

  @Test(arguments: manners)
  func everyCodePointIsInOneLine(manner: Manner) throws {
    try forEachText(manner, seed: 2) { shaped, comment in
      let clusters = Set(shaped.offsets.map { Int($0) })
      for width in Self.widths {
        let lines = shaped.wrap(at: 10, width: Points(width), lineLimit: nil, truncation: .tail).lines
        #expect(lines.reduce(0) { $1.range.lowerBound == $0 ? $1.range.upperBound : -1 } == shaped.units.count, comment)
        for line in lines {
          #expect(clusters.contains(line.range.upperBound), comment)
          #expect(
            line.width.value <= width + 1.0 / 64 || isNarrowest(line, shaped),
            "\(comment), \(width) pt, \(line)")
        }
      }
    }
  }

  /// Whether a line has a single cluster or conjunct beside the white space that hangs: none can be narrower.
  private func isNarrowest(_ line: WrappedText.Line, _ shaped: ShapedText) -> Bool {
    let first = shaped.offsets.firstIndex(of: Int32(line.range.lowerBound)) ?? 0
    let last = shaped.offsets.firstIndex(of: Int32(line.range.upperBound)) ?? 0
    return (first..<last).filter { !shaped.isWhiteSpace(cluster: $0) && !shaped.isConjunct(at: $0) }.count <= 1
  }

  @Test(arguments: manners)
  func aWiderProposalNeverYieldsMoreLines(manner: Manner) throws {
    try forEachText(manner, seed: 3) { shaped, comment in
      var least = Int.max
      for step in 0..<220 {
        let width = Points(Double(step) * 1.37)
        let lines = shaped.lineCount(at: 10, width: width)
        #expect(lines <= least, "\(comment), \(width.value) pt")
        #expect(lines == shaped.wrap(at: 10, width: width, lineLimit: 1, truncation: .tail).neededLines, comment)
        least = lines
      }
    }
  }

  @Test(arguments: manners)
  func aTruncatedTextKeepsItsEnds(manner: Manner) throws {
    try forEachText(manner, seed: 4) { shaped, comment in
      for (width, end) in Self.widths.flatMap({ width in Self.ends.map { (width, $0) } }) {
        let limit = 1 + Int(width) % 3
        let wrapped = shaped.wrap(at: 10, width: Points(width), lineLimit: limit, truncation: end)
        #expect(wrapped.lines.count <= limit, comment)
        guard wrapped.isTruncated, let last = wrapped.lines.last else {
          #expect(Array(wrapped.visible.utf16) == shaped.units, comment)
          continue
        }
        let head = shaped.units[..<last.range.upperBound]
        let tail = shaped.units[wrapped.keptTail]
        #expect(Array(wrapped.visible.utf16) == head + [0x2026] + tail, comment)
        #expect(last.range.upperBound <= wrapped.keptTail.lowerBound || wrapped.keptTail.isEmpty, comment)
        if !wrapped.keptTail.isEmpty {
          // White space at the end of the text hangs over its edge.
          #expect(shaped.units[wrapped.keptTail.upperBound...].allSatisfy(ShapedText.hangs), comment)
        }
        #expect(end != .tail || wrapped.keptTail.isEmpty, comment)
        #expect(wrapped.lines.reduce(0) { $1.range.lowerBound == $0 ? $1.range.upperBound : -1 } >= 0, comment)
        if width >= shaped.ellipsis * 10 { #expect(last.width.value <= width + 1.0 / 64, comment) }
      }
    }
  }

  @Test(arguments: manners)
  func neededWidthGrowsWithTheSize(manner: Manner) throws {
    try forEachText(manner, seed: 5) { shaped, comment in
      var widths = [Points](repeating: 0, count: 4)
      for size in [1.0, 8, 11, 12, 14, 17, 20, 22, 28, 34, 53, 100] {
        let wider = [nil, 1, 2, 3].map { shaped.narrowestWidth(at: Points(size), lineLimit: $0) }
        #expect(zip(widths, wider).allSatisfy { $0 <= $1 }, "\(comment), \(size) pt")
        widths = wider
      }
    }
  }

  /// Every width in steps of 1/64 pt is tried.
  @Test(arguments: manners)
  func theNarrowestWidthIsTheLeastThatFits(manner: Manner) throws {
    try forEachText(manner, seed: 6, words: 3) { shaped, comment in
      let size = Points(4)
      guard shaped.clusterCount < 30 else { return }
      let natural = Int((shaped.width(at: size).value * 64).rounded())
      for limit in [nil, 1, 2, 3] {
        let least = (0...natural + 640).first { step in
          let width = Points(Double(step) / 64)
          let wrapped = shaped.wrap(at: size, width: width, lineLimit: limit, truncation: .tail)
          return !wrapped.isTruncated && !wrapped.breaksMidWord && wrapped.width <= width
        }
        let found = Int((shaped.narrowestWidth(at: size, lineLimit: limit).value * 64).rounded())
        #expect(found == least ?? natural, "\(comment), limit \(limit ?? 0)")
      }
    }
  }
}
