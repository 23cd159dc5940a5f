import DesignTokens
import StringFormats
import Testing

@testable import Project

@Suite("Limits of texts")
struct TextLimitTests {
  @Test(
    "a comment states them",
    arguments: [
      ("@limit(20 characters)", [LengthLimit(20, .characters)]),
      ("@limit(1 character)", [LengthLimit(1, .characters)]),
      (
        "The tab. @limit( 160 bytes , 20 characters )", [LengthLimit(160, .bytes(.utf8)), LengthLimit(20, .characters)]
      ),
      ("@limit(119.5 points)", [LengthLimit(119.5, .points)]),
      ("@Tab.title @limit(9 pt)\n@limit(3 characters)", [LengthLimit(9, .points), LengthLimit(3, .characters)]),
      ("me@limit(2 characters)", []), ("@limit", []), ("@limit (2 characters)", []), ("@limit(2 characters", []),
    ])
  func comments(comment: String, limits: [LengthLimit]) {
    let annotation = CommentAnnotation(comment)
    #expect(annotation.limits.map(\.length) == limits)
    #expect(annotation.unreadLimits.isEmpty)
  }

  @Test(
    "what is no limit is named",
    arguments: [
      "", "x", "20", "-1 characters", "20 words", "20 characters,", "font: A 3", "nan points", "9 pt, font: A",
    ])
  func unread(text: String) {
    let annotation = CommentAnnotation("@limit(\(text))")
    #expect(annotation.limits.isEmpty)
    #expect(annotation.unreadLimits == ["@limit(\(text))"])
  }

  @Test("a slot and samples stand beside them")
  func beside() throws {
    let annotation = CommentAnnotation(#"@Tab.title(size: small) @limit(9 pt, font: Inter 14) %@ = "Max""#)
    #expect(annotation.slot?.slot == "title")
    #expect(annotation.samples == SampleArguments([1: .text("Max")]))
    let font = try #require(annotation.limits.first?.font)
    #expect(font == TextAppearance(family: "Inter", weight: 400, size: 14, scaling: .fixed))
  }

  @Test(
    "a font is written as messages write it",
    arguments: [
      ("Urbanist SemiBold 14 pt", "Urbanist", 600.0, 14.0), ("Urbanist semibold 14", "Urbanist", 600, 14),
      ("SF Pro 17", "SF Pro", 400, 17), ("SF Pro 350 17.5 pt", "SF Pro", 350, 17.5), ("Black 12", "Black", 400, 12),
    ])
  func fonts(text: String, family: String, weight: Double, size: Double) throws {
    let font = try #require(TextAppearance(described: text))
    #expect(font == TextAppearance(family: family, weight: weight, size: Points(size), scaling: .fixed))
    #expect(TextAppearance(described: font.description) == font)
  }

  @Test(
    "a font without a family or a size is none", arguments: ["", "pt", "14", "14 pt", "Urbanist", "A 0", "A 1e9 pt"])
  func noFont(text: String) {
    #expect(TextAppearance(described: text) == nil)
  }

  @Test(
    "a length is counted in its unit",
    arguments: [
      (LengthLimit(1, .characters), 3.0, 2), (LengthLimit(1, .codePoints), 8, 3),
      (LengthLimit(3, .bytes(.utf8)), 22, 2),
      (LengthLimit(0, .bytes(.utf16)), 22, 3), (LengthLimit(4, .bytes(.utf32)), 32, 3),
      (LengthLimit(1, .codePoints, normalization: .nfc), 7, 2), (LengthLimit(100, .characters), 3, 0),
    ])
  func counts(limit: LengthLimit, length: Double, excess: Int) {
    // e with an acute accent in two code points, a family of three in five, and a letter of one.
    let text = CountedText("e\u{301}\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}n")
    #expect(text.length(in: limit) == length)
    #expect(text.excess(over: limit) == excess)
  }

  @Test(
    "tags of XLIFF are no part of a text",
    arguments: [
      ("Hi <g id=\"1\">you</g>", "Hi you"), ("a<x id='1'/>b", "ab"), ("a<ph id='1'>%d</ph>b", "ab"),
      ("a<ph id='1'/>b", "ab"), ("<bpt id='1'>&lt;b></bpt>x<ept id='1'>&lt;/b></ept>", "x"), ("1 < 2", "1 < 2"),
      ("<em>so</em>", "<em>so</em>"), ("<em startRef='1'/>so", "so"), ("<b>so</b>", "<b>so</b>"), ("<g", "<g"),
      ("", ""),
      ("</ph>a", "a"),
    ])
  func markup(text: String, visible: String) {
    #expect(InlineMarkup.text(of: text) == visible)
  }
}
