import DesignTokens
import Testing

/// Rows: the least flexible child is asked first, with an equal share of what is left.
@Suite struct RowLayouts {
  static let sharing: [LayoutCase] = [
    // 10 + 5 + 20; the higher icon makes the height, the other stands at (20 - 10) / 2.
    LayoutCase(
      "icons in a row", .row(5, [.symbol(10, 10), .symbol(20, 20)]), in: 100, is: (35, 20),
      Leaf("icon", 0, 5, 10, 10), Leaf("icon", 15, 0, 20, 20)),
    // Both texts fit: 10 + 5 + 20.
    LayoutCase(
      "texts with room", .row(5, [.words("aa"), .words("bbbb")]), in: 100, is: (35, 12), Leaf("aa", 0, 0, 10, 12),
      Leaf("bbbb", 15, 0, 20, 12)),
    // (100 - 10) / 2 = 45 each; texts at (45 - 10) / 2 = 17.5 and 55 + (45 - 20) / 2 = 67.5.
    LayoutCase(
      "two infinite maxima share",
      .row(10, [.words("aa").framed(maxWidth: .infinity), .words("bbbb").framed(maxWidth: .infinity)]), in: 100,
      is: (100, 12), Leaf("aa", 17.5, 0, 10, 12), Leaf("bbbb", 67.5, 0, 20, 12)),
    // Neither has an end: the one that needs 200 takes them of its half, 150, and leaves 100. (100 - 10) / 2 = 45,
    // 100 + (200 - 10) / 2 = 195.
    LayoutCase(
      "of endless ones the largest minimum first",
      .row(
        0, [.words("aa").framed(maxWidth: .infinity), .words("bb").framed(minWidth: 200, maxWidth: .infinity)]),
      in: 300, is: (300, 12), Leaf("aa", 45, 0, 10, 12), Leaf("bb", 195, 0, 10, 12)),
    // The icon first: 20. The frame takes 100 - 20 = 80: text at (80 - 10) / 2 = 35.
    LayoutCase(
      "an infinite maximum beside an icon", .row(0, [.words("aa").framed(maxWidth: .infinity), .symbol(20, 12)]),
      in: 100, is: (100, 12), Leaf("aa", 35, 0, 10, 12), Leaf("icon", 80, 0, 20, 12)),
    // The text is less flexible (20) than the frame: it takes 20 of its half; the frame the other 80.
    LayoutCase(
      "an infinite maximum beside a text", .row(0, [.words("aa").framed(maxWidth: .infinity), .words("bbbb")]),
      in: 100, is: (100, 12), Leaf("aa", 35, 0, 10, 12), Leaf("bbbb", 80, 0, 20, 12)),
    // Flexibility 100 before infinity: 75 of 150, then 75 is less than the minimum 100: 175 in all.
    LayoutCase(
      "the less flexible is asked first", .row(0, [Box.fill.framed(maxWidth: 100), Box.fill.framed(minWidth: 100)]),
      in: 150, is: (175, 0), Leaf("space", 0, 0, 75, 0), Leaf("space", 75, 0, 100, 0)),
    // Each takes a third.
    LayoutCase(
      "equal fills share", .row(0, [.fill, .fill, .fill]), in: 300, height: 10, is: (300, 10),
      Leaf("space", 0, 0, 100, 10), Leaf("space", 100, 0, 100, 10), Leaf("space", 200, 0, 100, 10)),
    // The maximum 40 is taken of 50, the rest is 60.
    LayoutCase(
      "a small maximum leaves more", .row(0, [Box.fill.framed(maxWidth: 40), .fill]), in: 100, height: 10,
      is: (100, 10), Leaf("space", 0, 0, 40, 10), Leaf("space", 40, 0, 60, 10)),
    // The text, flexibility 45, is offered a third, 30, and wraps to 20; the fills share 70. The row is 24 high and
    // offers that to its children.
    LayoutCase(
      "a text between fills wraps", .row(0, [.fill, .words("aaaa bbbb"), .fill]), in: 90, is: (90, 24),
      Leaf("space", 0, 0, 35, 24), Leaf("aaaa bbbb", 35, 0, 20, 24), Leaf("space", 55, 0, 35, 24)),
    // Equally flexible texts in their order: 30 for the first, wrapped to 20; 40 for the second, of which 20.
    LayoutCase(
      "equal texts in their order", .row(0, [.words("aaaa aaaa"), .words("bbbb bbbb")]), in: 60, is: (40, 24),
      Leaf("aaaa aaaa", 0, 0, 20, 24), Leaf("bbbb bbbb", 20, 0, 20, 24)),
    // Icons first: 50 + 50 > 80, nothing is left for the text: its letters stand one below the other, 4 × 12.
    LayoutCase(
      "more than there is", .row(0, [.symbol(50, 10), .words("aaaa"), .symbol(50, 10)]), in: 80, is: (105, 48),
      Leaf("icon", 0, 19, 50, 10), Leaf("aaaa", 50, 0, 5, 48), Leaf("icon", 55, 19, 50, 10)),
    // Minimum frames do not stretch: flexibility 30 - 30 = 0; 60 in 40.
    LayoutCase(
      "minimum frames overflow", .row(0, [.words("a").framed(minWidth: 30), .words("b").framed(minWidth: 30)]), in: 40,
      is: (60, 12), Leaf("a", 12.5, 0, 5, 12), Leaf("b", 42.5, 0, 5, 12)),
    // The fixed text, flexibility 0, takes 45 of 75; 30 are left: two lines of 20. (24 - 12) / 2 = 6.
    LayoutCase(
      "a fixed text beside a flexible one", .row(5, [Box.words("aaaa bbbb").fixed(), .words("cccc dddd")]), in: 80,
      is: (70, 24), Leaf("aaaa bbbb", 0, 6, 45, 12), Leaf("cccc dddd", 50, 0, 20, 24)),
    // Nothing proposed: ideal sizes, 20 + 5 + 10.
    LayoutCase(
      "a row of ideal size", .row(5, [.words("aaaa").framed(maxWidth: .infinity), .words("bb")]), is: (35, 12),
      Leaf("aaaa", 0, 0, 20, 12), Leaf("bb", 25, 0, 10, 12)),
    LayoutCase(
      "a row of one", .row(50, [.words("aaaa bbbb")]), in: 25, is: (20, 24), Leaf("aaaa bbbb", 0, 0, 20, 24)),
    // Spacing counts between children without size, too: 0 + 5 + 0.
    LayoutCase(
      "a row of nothing", .row(5, [.symbol(0, 0), .symbol(0, 0)]), in: 100, is: (5, 0), Leaf("icon", 0, 0, 0, 0),
      Leaf("icon", 5, 0, 0, 0)),
    // The spacing is more than there is: each text is offered nothing.
    LayoutCase(
      "spacing larger than the proposal", .row(30, [.words("aa"), .words("bb")]), in: 20, is: (40, 24),
      Leaf("aa", 0, 0, 5, 24), Leaf("bb", 35, 0, 5, 24)),
  ]

  static let spacers: [LayoutCase] = [
    // Texts first: "bb" (flexibility 10), then "aaaa"; 100 - 30 = 70 for the spacer. Its height in a row is 0.
    LayoutCase(
      "a spacer pushes", .row(0, [.words("aaaa"), .space(), .words("bb")]), in: 100, is: (100, 12),
      Leaf("aaaa", 0, 0, 20, 12), Leaf("space", 20, 6, 70, 0), Leaf("bb", 90, 0, 10, 12)),
    // The spacer's least length, 8, is kept; the text has 52: 45 and a second line. The spacer takes 60 - 45.
    LayoutCase(
      "a text before a spacer takes the row", .row(0, [.words("aaaa bbbb cccc"), .space(8)]), in: 60, is: (60, 24),
      Leaf("aaaa bbbb cccc", 0, 0, 45, 24), Leaf("space", 45, 12, 15, 0)),
    // 10 kept, 50 for two texts: the less flexible (30) is offered 25 and cut to "ccc…"; then 25: "aaa…".
    LayoutCase(
      "two texts cut around a spacer",
      .row(0, [.words("aaaa bbbb", limit: 1), .space(10), .words("cccccc", limit: 1)]), in: 60, is: (60, 12),
      Leaf("aaaa bbbb", 0, 0, 25, 12), Leaf("space", 25, 6, 10, 0), Leaf("cccccc", 35, 0, 25, 12)),
    LayoutCase(
      "two spacers share", .row(0, [.space(), .symbol(20, 10), .space()]), in: 100, is: (100, 10),
      Leaf("space", 0, 5, 40, 0), Leaf("icon", 40, 0, 20, 10), Leaf("space", 60, 5, 40, 0)),
    // 100 - 2 × 5 of spacing - 20 = 70.
    LayoutCase(
      "spacing holds around a spacer", .row(5, [.symbol(10, 10), .space(), .symbol(10, 10)]), in: 100, is: (100, 10),
      Leaf("icon", 0, 0, 10, 10), Leaf("space", 15, 5, 70, 0), Leaf("icon", 90, 0, 10, 10)),
    // Nothing proposed: its least length.
    LayoutCase(
      "a spacer of ideal size", .row(0, [.words("aa"), .space(8), .words("bb")]), is: (28, 12),
      Leaf("aa", 0, 0, 10, 12), Leaf("space", 10, 6, 8, 0), Leaf("bb", 18, 0, 10, 12)),
    // Outside of a stack it takes both directions.
    LayoutCase(
      "a spacer on its own", .space(8), in: 100, height: 50, is: (100, 50), Leaf("space", 0, 0, 100, 50)),
    LayoutCase("a spacer of ideal size on its own", .space(8), is: (8, 8), Leaf("space", 0, 0, 8, 8)),
    // Modifiers hand on the direction and the low priority: the text is asked first, 100 - 2 × 3 - 20 = 74.
    LayoutCase(
      "a padded spacer", .row(0, [Box.space().padded(3), .words("aaaa")]), in: 100, is: (100, 12),
      Leaf("space", 3, 6, 74, 0), Leaf("aaaa", 80, 0, 20, 12)),
    // A fixed frame makes the spacer a gap of 15.
    LayoutCase(
      "a spacer in a frame", .row(0, [.words("aa"), Box.space().framed(width: 15), .words("bb")]), in: 100,
      is: (35, 12), Leaf("aa", 0, 0, 10, 12), Leaf("space", 10, 6, 15, 0), Leaf("bb", 25, 0, 10, 12)),
  ]

  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test(arguments: sharing) func sharingAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }

  @Test(arguments: spacers) func spacersAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }
}
