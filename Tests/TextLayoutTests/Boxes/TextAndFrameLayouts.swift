import DesignTokens
import Testing

typealias Leaf = LayoutCase.Leaf

/// Texts, icons, paddings and frames: what is proposed inwards, what is answered outwards.
@Suite struct TextAndFrameLayouts {
  static let texts: [LayoutCase] = [
    // 6 small letters and a space: 35.
    LayoutCase("a text takes what it needs", .words("aaaa bb"), in: 100, is: (35, 12), Leaf("aaaa bb", 0, 0, 35, 12)),
    // 45 > 25: breaks at the space, which hangs: lines of 20 and 20.
    LayoutCase("a text wraps", .words("aaaa bbbb"), in: 25, is: (20, 24), Leaf("aaaa bbbb", 0, 0, 20, 24)),
    // Nothing proposed: the ideal size is one line.
    LayoutCase("a text of ideal size", .words("aaaa bbbb"), is: (45, 12), Leaf("aaaa bbbb", 0, 0, 45, 12)),
    // Zero proposed: its letters stand one below the other, four lines of 12.
    LayoutCase("a text without width", .words("aaaa"), in: 0, is: (5, 48), Leaf("aaaa", 0, 0, 5, 48)),
    LayoutCase("a text without any room", .words("aaaa"), in: 0, height: 0, is: (0, 0), Leaf("aaaa", 0, 0, 0, 0)),
    // 30 high has room for two lines of 12; the second ends in the ellipsis: 5 + 10 + … = "bb…" is 20, "bbb…" 25.
    LayoutCase(
      "a height takes lines away", .words("aaaa bbbb cccc"), in: 25, height: 30, is: (25, 24),
      Leaf("aaaa bbbb cccc", 0, 0, 25, 24)),
    LayoutCase("an icon ignores the proposal", .symbol(24, 16), in: 10, is: (24, 16), Leaf("icon", 0, 0, 24, 16)),
    // 40 - 2 × 10 = 20 for the text: two lines of 20; outside 20 + 20 and 24 + 20.
    LayoutCase(
      "padding takes from the proposal", .words("aaaa bbbb").padded(10), in: 40, is: (40, 44),
      Leaf("aaaa bbbb", 10, 10, 20, 24)),
    // 40 - 60 < 0: nothing is left for the text; outside 5 + 60 and 48 + 60.
    LayoutCase(
      "padding larger than the proposal", .words("aaaa").padded(30), in: 40, is: (65, 108),
      Leaf("aaaa", 30, 30, 5, 48)),
    // Leading 2, trailing 8: the text begins at 2, from right to left at 20 - 2 - 10 = 8.
    LayoutCase(
      "padding by side", .words("aa").padded(top: 1, leading: 2, bottom: 4, trailing: 8), in: 100, is: (20, 17),
      Leaf("aa", 2, 1, 10, 12)),
    // 3 + 7 at each side: 20 + 20 wide, the text at 10.
    LayoutCase(
      "paddings add up", .words("aaaa").padded(3).padded(7), in: 100, is: (40, 32), Leaf("aaaa", 10, 10, 20, 12)),
  ]

  static let fixedFrames: [LayoutCase] = [
    // (60 - 20) / 2 = 20.
    LayoutCase(
      "a frame centres", .words("aaaa").framed(width: 60), in: 200, is: (60, 12), Leaf("aaaa", 20, 0, 20, 12)),
    // 10 for a word of 20: two lines of two letters.
    LayoutCase(
      "a frame narrower than a word", .words("aaaa").framed(width: 10), in: 200, is: (10, 24),
      Leaf("aaaa", 0, 0, 10, 24)),
    LayoutCase(
      "aligned at its leading top", .words("aaaa").framed(width: 60, height: 40, .topLeading), in: 200, is: (60, 40),
      Leaf("aaaa", 0, 0, 20, 12)),
    // 60 - 20 = 40, 40 - 12 = 28.
    LayoutCase(
      "aligned at its trailing bottom", .words("aaaa").framed(width: 60, height: 40, .bottomTrailing), in: 200,
      is: (60, 40), Leaf("aaaa", 40, 28, 20, 12)),
    // The frame has its baseline at its bottom, 40, the text at 8: y = 32.
    LayoutCase(
      "aligned by the baseline", .words("aaaa").framed(width: 60, height: 40, .leadingFirstTextBaseline), in: 200,
      is: (60, 40), Leaf("aaaa", 0, 32, 20, 12)),
    // 20 high: one line; "aaa…" is 15 + 10 = 25. (20 - 12) / 2 = 4.
    LayoutCase(
      "a height of less than two lines", .words("aaaa bbbb").framed(height: 20), in: 25, is: (25, 20),
      Leaf("aaaa bbbb", 0, 4, 25, 12)),
    // The icon is wider than its frame: (10 - 30) / 2 = -10.
    LayoutCase(
      "content wider than its frame", Box.symbol(30, 10).framed(width: 10), in: 200, is: (10, 10),
      Leaf("icon", -10, 0, 30, 10)),
  ]

  static let flexibleFrames: [LayoutCase] = [
    // Maximum alone: takes the 100 that are proposed. (100 - 20) / 2 = 40.
    LayoutCase(
      "an infinite maximum fills", .words("aaaa").framed(maxWidth: .infinity), in: 100, is: (100, 12),
      Leaf("aaaa", 40, 0, 20, 12)),
    // 100 limited to 50. (50 - 20) / 2 = 15.
    LayoutCase(
      "a maximum limits", .words("aaaa").framed(maxWidth: 50), in: 100, is: (50, 12), Leaf("aaaa", 15, 0, 20, 12)),
    // Nothing proposed: the frame is as wide as its content.
    LayoutCase(
      "an infinite maximum of ideal size", .words("aaaa").framed(maxWidth: .infinity), is: (20, 12),
      Leaf("aaaa", 0, 0, 20, 12)),
    // Minimum alone: the content, 20, raised to 44. (44 - 20) / 2 = 12.
    LayoutCase(
      "a minimum raises", .words("aaaa").framed(minWidth: 44), in: 200, is: (44, 12), Leaf("aaaa", 12, 0, 20, 12)),
    // The minimum is proposed in place of 10.
    LayoutCase(
      "a minimum above the proposal", .words("aaaa").framed(minWidth: 44), in: 10, is: (44, 12),
      Leaf("aaaa", 12, 0, 20, 12)),
    // 44 is proposed to a text of 45: two lines of 20.
    LayoutCase(
      "a minimum is proposed", .words("aaaa bbbb").framed(minWidth: 44), in: 10, is: (44, 24),
      Leaf("aaaa bbbb", 12, 0, 20, 24)),
    // Both bounds: the proposal alone counts. (30 - 45) / 2 = -7.5.
    LayoutCase(
      "both bounds take the proposal", Box.words("aaaa bbbb").fixed().framed(minWidth: 0, maxWidth: .infinity), in: 30,
      is: (30, 12), Leaf("aaaa bbbb", -7.5, 0, 45, 12)),
    // A maximum alone never makes the frame less than its content.
    LayoutCase(
      "a maximum is not below the content", Box.words("aaaa bbbb").fixed().framed(maxWidth: .infinity), in: 30,
      is: (45, 12), Leaf("aaaa bbbb", 0, 0, 45, 12)),
    // The ideal width stands for the missing proposal: 45 > 25, two lines; the frame is 25 all the same.
    LayoutCase(
      "an ideal width is proposed and taken", .words("aaaa bbbb").framed(idealWidth: 25), is: (25, 24),
      Leaf("aaaa bbbb", 2.5, 0, 20, 24)),
    // (40 - 12) / 2 = 14.
    LayoutCase(
      "an ideal height at a free height", .words("aa").framed(idealHeight: 40), in: 100, is: (10, 40),
      Leaf("aa", 0, 14, 10, 12)),
    // The maximum is no less than the ideal, 50: of 100 the frame takes 50. (50 - 20) / 2 = 15.
    LayoutCase(
      "an ideal width above the maximum", .words("aaaa").framed(idealWidth: 50, maxWidth: 30), in: 100, is: (50, 12),
      Leaf("aaaa", 15, 0, 20, 12)),
    // With a maximum the frame takes its ideal width. (30 - 20) / 2 = 5.
    LayoutCase(
      "an ideal width with a maximum", .words("aaaa").framed(idealWidth: 30, maxWidth: 50), is: (30, 12),
      Leaf("aaaa", 5, 0, 20, 12)),
    // A proposal of 100 overrides the ideal width.
    LayoutCase(
      "an ideal width is not for a proposal", .words("aaaa bbbb").framed(idealWidth: 25), in: 100, is: (45, 12),
      Leaf("aaaa bbbb", 0, 0, 45, 12)),
    // Three lines, 36, are more than 30; placed in 20 × 30 the text shows two: "aaaa", "bb…". (30 - 24) / 2 = 3.
    LayoutCase(
      "a maximum height cuts", .words("aaaa bbbb cccc").framed(maxHeight: 30), in: 25, is: (20, 30),
      Leaf("aaaa bbbb cccc", 0, 3, 20, 24)),
    // The minimum height is offered to a content that can fill it: 44. (44 - 12) / 2 = 16.
    LayoutCase(
      "a minimum height is filled", .words("aa").framed(maxHeight: .infinity).framed(minHeight: 44), in: 100,
      is: (10, 44), Leaf("aa", 0, 16, 10, 12)),
    // Contradiction: 250 is proposed, and the frame is as wide as its content.
    LayoutCase(
      "a minimum above the maximum", .words("aaaa").framed(minWidth: 300, maxWidth: 250), in: 200, is: (20, 12),
      Leaf("aaaa", 0, 0, 20, 12)),
    // The row is 60 + 40, and so is the frame, which offers it just that: half for the less flexible part, of which
    // its padding leaves nothing: 5 × 24 for its letters. 95 × 74 in 100 × 62: 2.5 and -6; 55 + 2.5, 37 - 6 - 6.
    LayoutCase(
      "a flexible frame offers its own width",
      Box.row(0, [.words("aa").padded(25), .words("bbbbbbbb")]).framed(minHeight: 20), in: 200, is: (100, 62),
      Leaf("aa", 27.5, 19, 5, 24), Leaf("bbbbbbbb", 57.5, 25, 40, 12)),
    // The inner frame answers 50, the outer fills 100 and puts it at the end: 100 - 50 + (50 - 20) / 2 = 65.
    LayoutCase(
      "frames in frames", .words("aaaa").framed(width: 50).framed(maxWidth: .infinity, .trailing), in: 100,
      is: (100, 12), Leaf("aaaa", 65, 0, 20, 12)),
  ]

  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test(arguments: texts) func textsAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }

  @Test(arguments: fixedFrames) func fixedFramesAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }

  @Test(arguments: flexibleFrames) func flexibleFramesAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }
}
