import DesignTokens
import ICU
import TestFonts
import Testing

@testable import TextLayout

/// Glyphs of the box font: a small letter is 5 pt wide, a capital and the ellipsis 10 pt; lines are 12 pt high, with
/// the baseline 8 pt below their top.
struct TextDrawingTests {
  private let measurer: TextMeasurer

  init() throws { measurer = TextMeasurer(fonts: FontLibrary(fontPaths: [try BoxFont.write()])) }

  private func draw(
    _ text: String, width: Points, locale: String = "en", lineLimit: Int? = nil,
    truncation: TextBox.Truncation = .tail, letterSpacing: Points = 0, minimumScaleFactor: Double = 1,
    alignment: Stack.Alignment = .leading
  ) throws -> TextDrawing {
    let identifier = try #require(LocaleIdentifier(locale))
    let appearance = TextAppearance(
      family: "Box", weight: 400, size: 10, letterSpacing: letterSpacing, scaling: .fixed)
    let box = TextBox(
      slot: "title", appearance: appearance, lineLimit: lineLimit, truncation: truncation,
      minimumScaleFactor: minimumScaleFactor, alignment: alignment)
    let shaped = measurer.paragraph(text, font: FontRequest(family: "Box", weight: 400), locale: identifier)
    let layout = ComponentLayout.layout(
      Box(.text(box)), texts: ["title": shaped], size: .large, available: width,
      rightToLeft: identifier.isRightToLeft)
    return try #require(layout.drawing().texts.first).drawing
  }

  /// Each line as “text@x”, glyph by glyph from left to right.
  private func glyphs(_ drawing: TextDrawing) -> [[String]] {
    let bytes = Array(drawing.text.utf8)
    return drawing.lines.map { line in
      line.runs.flatMap(\.glyphs).map { glyph in
        "\(String(decoding: bytes[glyph.range], as: UTF8.self))@\(glyph.x.text)"
      }
    }
  }

  @Test func linesAndBaselines() throws {
    let drawing = try draw("aB cd", width: 20)
    #expect(glyphs(drawing) == [["a@0", "B@5"], ["c@0", "d@5"]])
    #expect(drawing.lines.map(\.baseline) == [8, 20])
    #expect(drawing.lines.map(\.width) == [15, 10])
    #expect(drawing.lines.map(\.range) == [0..<3, 3..<5])
    let run = try #require(drawing.lines[0].runs.first)
    #expect(run.font.index == 0)
    #expect(run.font.unitsPerEm == 1_000)
    #expect(run.pointSize == 10)
    #expect(run.glyphs.map(\.y) == [8, 8])
  }

  @Test(
    arguments: [
      (Stack.Alignment.leading, "en", [0.0, 0]), (.center, "en", [0, 5]), (.trailing, "en", [0, 10]),
      (.leading, "he", [0, 10]), (.center, "he", [0, 5]), (.trailing, "he", [0, 0]),
    ])
  func alignment(alignment: Stack.Alignment, locale: String, expected: [Double]) throws {
    let text = locale == "en" ? "aaaa bb" : "אאאא בב"
    let drawing = try draw(text, width: 20, locale: locale, alignment: alignment)
    #expect(drawing.lines.map(\.x.value) == expected)
    // The lines are 20 and 10 pt wide.
    #expect(drawing.lines.map(\.width) == [20, 10])
  }

  @Test func eachLineIsReordered() throws {
    let mixed = try draw("ab אב cd", width: 100)
    #expect(glyphs(mixed) == [["a@0", "b@5", " @10", "ב@15", "א@20", " @25", "c@30", "d@35"]])
    let hebrew = try draw("אב ab", width: 100, locale: "he")
    #expect(glyphs(hebrew) == [["a@0", "b@5", " @10", "ב@15", "א@20"]])
    // Broken behind the Hebrew word, each half has an order of its own.
    let broken = try draw("ab אב גד", width: 25)
    #expect(glyphs(broken) == [["a@0", "b@5", " @10", "ב@15", "א@20"], ["ד@0", "ג@5"]])
  }

  /// Digits behind Hebrew have level 2, the letters behind them level 0: they have one direction, but do not stand
  /// side by side.
  @Test func levelsOfOneDirectionAreApart() throws {
    let drawing = try draw("אב12cd", width: 100)
    #expect(glyphs(drawing) == [["1@0", "2@5", "ב@10", "א@15", "c@20", "d@25"]])
  }

  @Test(
    arguments: [
      (TextBox.Truncation.tail, "en", ["a@0", "b@5", "cdefgh@10"]),
      (.head, "en", ["abcdef@0", "g@10", "h@15"]), (.middle, "en", ["a@0", "bcdefg@5", "h@15"]),
    ])
  func ellipsis(end: TextBox.Truncation, locale: String, expected: [String]) throws {
    let drawing = try draw("abcdefgh", width: 20, locale: locale, lineLimit: 1, truncation: end)
    #expect(glyphs(drawing) == [expected])
    #expect(drawing.lines[0].isTruncated)
    #expect(drawing.lines[0].range == 0..<8)
  }

  /// From right to left the ellipsis of a tail is at the left end.
  @Test func ellipsisInHebrew() throws {
    let drawing = try draw("אבגדהו", width: 20, locale: "he", lineLimit: 1)
    #expect(glyphs(drawing) == [["גדהו@0", "ב@10", "א@15"]])
    let latin = try draw("abcdef", width: 20, locale: "he", lineLimit: 1)
    #expect(glyphs(latin) == [["cdef@0", "a@10", "b@15"]])
  }

  @Test func hyphenAndHangingSpaces() throws {
    let drawing = try draw("aaa\u{AD}bbb   c", width: 20)
    // The soft hyphen has an invisible glyph, and stands for the hyphen.
    #expect(
      glyphs(drawing).map { $0.filter { !$0.hasPrefix("\u{AD}") } } == [
        ["a@0", "a@5", "a@10"], ["b@0", "b@5", "b@10"], ["c@0"],
      ])
    #expect(drawing.lines.map(\.width) == [20, 15, 5])
    let hyphen = try #require(drawing.lines[0].runs.last?.glyphs.last)
    #expect(hyphen.x == 15)
    #expect(drawing.lines.map(\.range) == [0..<5, 5..<11, 11..<12])
  }

  @Test func spacingFollowsAClusterInItsDirection() throws {
    #expect(glyphs(try draw("abc", width: 100, letterSpacing: 2)) == [["a@0", "b@7", "c@14"]])
    let hebrew = try draw("אבג", width: 100, locale: "he", letterSpacing: 2)
    #expect(glyphs(hebrew) == [["ג@2", "ב@9", "א@16"]])
    #expect(hebrew.lines[0].width == 21)
  }

  @Test func shrunkTextIsDrawnSmaller() throws {
    let drawing = try draw("aaaaaaaa", width: 20, lineLimit: 1, minimumScaleFactor: 0.5)
    let run = try #require(drawing.lines[0].runs.first)
    #expect(run.pointSize == 5)
    #expect(run.glyphs.map(\.x) == (0..<8).map { Points(2.5 * Double($0)) })
  }

  @Test func nothingToDraw() throws {
    #expect(try draw("", width: 20).lines.isEmpty)
    #expect(try draw("\n", width: 20).lines.map(\.runs.count) == [0, 0])
  }

  /// Where two cuts are mixed, the glyphs of the nearer one stand as far apart as was measured.
  @Test(arguments: [12.0, 17, 19, 22.5, 26, 28, 34])
  func opticalSizes(size: Double) throws {
    let measurer = TextMeasurer(fonts: FontLibrary(fontPaths: try InstalledFonts.interWithDisplay()))
    let english = try #require(LocaleIdentifier("en"))
    let shaped = measurer.paragraph("Tapestry Wave", font: FontRequest(family: "SF Pro", weight: 400), locale: english)
    let appearance = TextAppearance(family: "SF Pro", weight: 400, size: Points(size), scaling: .fixed)
    let layout = ComponentLayout.layout(
      Box(.text(TextBox(slot: "title", appearance: appearance))), texts: ["title": shaped], size: .large,
      available: 1_000,
      rightToLeft: false)
    let line = try #require(layout.drawing().texts.first?.drawing.lines.first)
    #expect(abs(line.width.value - shaped.width(at: Points(size)).value) <= 1.0 / 64)
    #expect(line.runs.allSatisfy { $0.font.path.contains("Display") == (size >= 22.5) })
    let starts = line.runs.flatMap(\.glyphs).map(\.x.value)
    #expect(starts == starts.sorted())
  }
}
