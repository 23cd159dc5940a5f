import DesignTokens
import ICU
import TestFonts
import TestSupport
import Testing

@testable import TextLayout

/// In the box font at 10 pt a capital is 10 pt wide, any other character 5 pt.
struct ShapedTextTests {
  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test(arguments: [
    ("", 0), ("a", 5), ("Ab c", 25), ("ab   ", 10), ("  ab", 20), ("ab\nabc", 15), ("一二", 20), ("אב ג", 20), ("\t", 0),
    ("a\tb", 15), ("a\u{200D}b", 10), ("a\u{0}b", 10), ("abc\u{AD}d", 20),
  ])
  func naturalWidth(text: String, width: Double) {
    #expect(boxes.shape(text).width(at: 10) == Points(width))
  }

  @Test func letterSpacingFollowsEveryCluster() {
    #expect(boxes.shape("abc").width(at: 10, letterSpacing: 2) == 21)
    #expect(boxes.shape("abc").width(at: 10, letterSpacing: -1) == 12)
  }

  @Test func widthsAreRoundedUp() {
    #expect(boxes.shape("a").width(at: 10.01) == Points(5.015625))
    #expect(boxes.shape("abc").lineHeight(at: 10) == 12)
  }

  @Test(arguments: [
    ("aaa bb cccc", 25.0, "aaa |bb |cccc"), ("aaa bb cccc", 30, "aaa bb |cccc"), ("aaa bb cccc", 29.9, "aaa |bb |cccc"),
    ("aaa  bb", 15, "aaa  |bb"), ("aaaaaaa bb", 20, "aaaa/aaa |bb"), ("bb aaaaaaa", 20, "bb |aaaa/aaa"),
    ("aaaaaa bb", 20, "aaaa/aa |bb"), ("aaaaa b", 20, "aaaa/a b"), ("A", 5, "A"), ("AB", 5, "A/B"), ("ab", 0, "a/b"),
    ("a\n\nb", 100, "a\n|\n|b"), ("a\n", 100, "a\n|"), ("一二三", 20, "一二|三"), ("e\u{AD}f", 10, "e\u{AD}f"),
    ("ee\u{AD}ff", 15, "ee\u{AD}|ff"), ("ee\u{AD}ff", 14, "ee\u{AD}/ff"), ("", 10, ""),
    ("ab\tcd", 10, "ab\t|cd"), ("ab\t\t\t", 10, "ab\t\t\t"), ("   ab", 15, "   |ab"), ("     ", 0, "     "),
    ("a\r\nb\rc\u{85}d", 100, "a\r\n|b\r|c\u{85}|d"), ("a\u{A0}b c", 15, "a\u{A0}b |c"), ("\n\n", 5, "\n|\n|"),
    ("aa\u{AD}bb\u{AD}cc", 25, "aa\u{AD}bb\u{AD}|cc"), ("aa \u{301}b", 10, "aa/ \u{301}b"),
    ("aa\u{3000}bb", 10, "aa\u{3000}|bb"), ("well-known", 25, "well-|known"), ("aaaaaaaaa", 10, "aa/aa/aa/aa/a"),
  ])
  func lines(text: String, width: Double, expected: String) {
    let shaped = boxes.shape(text)
    let wrapped = shaped.wrap(at: 10, width: Points(width), lineLimit: nil, truncation: .tail)
    #expect(wrapped.marked == expected)
    #expect(wrapped.neededLines == wrapped.lines.count)
    #expect(!wrapped.isTruncated)
    #expect(wrapped.visible == text)
  }

  /// What is drawn as one letter stays on one line, unless nothing else is on it.
  @Test(arguments: ["គគ្គគ្គគ", "កក្កក"])
  func conjunctsStayWhole(text: String) {
    let shaped = boxes.shape(text)
    var broken = 0
    for width in stride(from: 5, through: 40, by: 5) {
      let wrapped = shaped.wrap(at: 10, width: Points(Double(width)), lineLimit: nil, truncation: .tail)
      broken += wrapped.lines.count - 1
      for line in wrapped.lines.dropLast() {
        let start = shaped.offsets.firstIndex(of: Int32(line.range.lowerBound))!
        let end = shaped.offsets.firstIndex(of: Int32(line.range.upperBound))!
        #expect(!shaped.isConjunct(at: end) || end == start + 1)
      }
      #expect(wrapped.lines.map { String(decoding: shaped.units[$0.range], as: UTF16.self) }.joined() == text)
    }
    #expect(broken > 4)
    #expect((0..<shaped.clusterCount).contains(where: shaped.isConjunct))
  }

  @Test func lineWidthsHaveNoTrailingSpace() {
    let wrapped = boxes.shape("aaa bb Cc").wrap(at: 10, width: 30, lineLimit: nil, truncation: .tail)
    #expect(wrapped.lines.map(\.width) == [30, 15])
    #expect(wrapped.lines.map(\.range) == [0..<7, 7..<9])
    #expect(wrapped.width == 30)
  }

  @Test(
    arguments: [(String, Int, TextBox.Truncation, Double, String, Int)]([
      ("aaaa bbbb cccc", 1, .tail, 30, "aaaa…", 3), ("aaaa bbbb cccc", 1, .tail, 40, "aaaa b…", 3),
      ("aaaa bbbb cccc", 2, .tail, 25, "aaaa bbb…", 3), ("aaaa bbbb cccc", 1, .head, 40, "…b cccc", 3),
      ("aaaa bbbb cccc", 1, .middle, 40, "aaa…ccc", 3), ("aaaa bbbb", 1, .tail, 2, "…", 8),
      ("aa\nbb", 1, .tail, 100, "aa…", 2), ("aaaa bbbb cccc", 0, .tail, 40, "aaaa b…", 3),
      ("aaaa bbbb cccc", 2, .head, 25, "aaaa …ccc", 3), ("aaaa bbbb cccc", .min, .tail, 200, "aaaa bbbb cccc", 1),
    ]))
  func truncation(
    text: String, limit: Int, end: TextBox.Truncation, width: Double, visible: String, needed: Int
  ) {
    let wrapped = boxes.shape(text).wrap(at: 10, width: Points(width), lineLimit: limit, truncation: end)
    #expect(wrapped.visible == visible)
    #expect(wrapped.neededLines == needed)
    #expect(wrapped.lines.count == min(needed, max(limit, 1)))
    #expect(wrapped.isTruncated == (needed > max(limit, 1)))
    if width >= 10 { #expect(wrapped.width.value <= width) }
  }

  @Test(
    arguments: [(String, Int?, Double)]([
      ("aaaa bbbb cccc", nil, 20), ("aaaa bbbb cccc", 1, 70), ("aaaa bbbb cccc", 2, 45), ("aaaa bbbb cccc", 3, 20),
      ("aaaa bbbb cccc", 9, 20), ("a\nbb", 1, 10), ("", 1, 0), ("aaaaaaaaa b", 2, 45), ("aa b", 0, 20),
      ("eee\u{AD}ff", nil, 20), ("eee\u{AD}ff", 1, 25), ("e\u{AD}f", nil, 10), ("A\u{AD}\u{AD}B", 2, 15),
    ]))
  func narrowestWidth(text: String, limit: Int?, width: Double) {
    #expect(boxes.shape(text).narrowestWidth(at: 10, lineLimit: limit) == Points(width))
  }

  @Test func narrowestWidthIsTheLeastThatFits() {
    var generator = SeededGenerator(seed: 20_240_611)
    for _ in 0..<400 {
      let words = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        String(repeating: "a", count: Int.random(in: 1...12, using: &generator))
      }
      let shaped = boxes.shape(words.joined(separator: " "))
      let limit = Int.random(in: 1...5, using: &generator)
      let size = Points(Double.random(in: 7...60, using: &generator))
      let width = shaped.narrowestWidth(at: size, lineLimit: limit)
      let wide = shaped.wrap(at: size, width: width, lineLimit: limit, truncation: .tail)
      #expect(!wide.isTruncated && !wide.breaksMidWord, "\(words) \(limit) \(size.value)")
      let less = width - Points(1.0 / 32)
      let narrow = shaped.wrap(at: size, width: less, lineLimit: limit, truncation: .tail)
      #expect(narrow.isTruncated || narrow.breaksMidWord || narrow.width > less, "\(words) \(limit) \(size.value)")
    }
  }

  @Test func missingGlyphsAreNamedOnce() {
    let shaped = boxes.shape("aéae\u{301}\u{302}é")
    #expect(shaped.missingGlyphs == ["é", "e\u{301}\u{302}"])
    #expect(shaped.fontsUsed == ["Box"])
    #expect(!shaped.isSubstituted)
    #expect(boxes.shape("abc").missingGlyphs.isEmpty)
  }

  @Test func anAbsentFamilyIsSubstituted() {
    let shaped = boxes.measurer.paragraph(
      "abc", font: FontRequest(family: "Nowhere", weight: 400), locale: boxes.english)
    #expect(shaped.isSubstituted)
    #expect(shaped.missingGlyphs == ["a", "b", "c"])
    #expect(shaped.width(at: 10) == 0)
  }

  @Test func clustersAreNeverSplit() {
    let shaped = boxes.shape("👨‍👩‍👧‍👦👨‍👩‍👧‍👦")
    let wrapped = shaped.wrap(at: 10, width: 1, lineLimit: nil, truncation: .tail)
    #expect(wrapped.lines.map(\.range.count) == [11, 11])
  }

  @Test func longTextsAreLinear() {
    let shaped = boxes.shape(String(repeating: "ab ", count: 100_000))
    let wrapped = shaped.wrap(at: 10, width: 1, lineLimit: 3, truncation: .middle)
    #expect(wrapped.neededLines == 200_000)
    #expect(wrapped.lines.count == 3)
  }
}
