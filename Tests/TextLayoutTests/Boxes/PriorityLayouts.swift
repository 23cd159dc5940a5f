import DesignTokens
import Testing

/// Layout priorities: the highest first, with all but what the others need at least.
@Suite struct PriorityLayouts {
  static let cases: [LayoutCase] = [
    // Offered all 90: one line of 45. The fills share 45.
    LayoutCase(
      "a text before fills", .row(0, [.fill, Box.words("aaaa bbbb").prior(1), .fill]), in: 90, is: (90, 12),
      Leaf("space", 0, 0, 22.5, 12), Leaf("aaaa bbbb", 22.5, 0, 45, 12), Leaf("space", 67.5, 0, 22.5, 12)),
    // The second is asked first though it comes later: 45 of 60; the first has 15: "aaa", "a", "bbb", "b".
    LayoutCase(
      "the later one may come first", .row(0, [.words("aaaa bbbb"), Box.words("cccc dddd").prior(1)]), in: 60,
      is: (60, 48), Leaf("aaaa bbbb", 0, 0, 15, 48), Leaf("cccc dddd", 15, 18, 45, 12)),
    // Two of priority 1 share 100: 50 and 55, each takes 45; the third has 10: four lines of two letters.
    LayoutCase(
      "ties share in their order",
      .row(0, [Box.words("aaaa bbbb").prior(1), .words("cccc dddd"), Box.words("eeee ffff").prior(1)]), in: 100,
      is: (100, 48), Leaf("aaaa bbbb", 0, 18, 45, 12), Leaf("cccc dddd", 45, 0, 10, 48),
      Leaf("eeee ffff", 55, 18, 45, 12)),
    // 30 are kept for the frame: 30 of 60 for the text, wrapped to 20. The frame takes its minimum: text at 20 + 10.
    LayoutCase(
      "the others keep their least length",
      .row(0, [Box.words("aaaa bbbb").prior(1), .words("cc").framed(minWidth: 30)]), in: 60, is: (50, 24),
      Leaf("aaaa bbbb", 0, 0, 20, 24), Leaf("cc", 30, 6, 10, 12)),
    // Below zero: after the text of priority 0, which takes 45 of 50; 5 are left: eight lines of a letter, 96.
    LayoutCase(
      "a priority below zero", .row(0, [Box.words("aaaa bbbb").prior(-1), .words("cccc dddd")]), in: 50, is: (50, 96),
      Leaf("aaaa bbbb", 0, 0, 5, 96), Leaf("cccc dddd", 5, 42, 45, 12)),
    // Spacers come after every other priority: -5 still before them.
    LayoutCase(
      "a spacer is last", .row(0, [.space(), Box.words("aaaa bbbb").prior(-5)]), in: 60, is: (60, 12),
      Leaf("space", 0, 6, 15, 0), Leaf("aaaa bbbb", 15, 0, 45, 12)),
    // A spacer with the priority of the text shares: flexibility 45 first, 30 of 60: 20; the spacer 40.
    LayoutCase(
      "a spacer of higher priority", .row(0, [Box.space().prior(0), .words("aaaa bbbb")]), in: 60, is: (60, 24),
      Leaf("space", 0, 12, 40, 0), Leaf("aaaa bbbb", 40, 0, 20, 24)),
    // The text is offered 90 - 2 × 5.
    LayoutCase(
      "a priority around padding", .row(0, [.fill, Box.words("aaaa bbbb").padded(5).prior(1)]), in: 90,
      is: (90, 22), Leaf("space", 0, 0, 35, 22), Leaf("aaaa bbbb", 40, 5, 45, 12)),
    // Padding hides it: offered half, 45 - 2 × 5, the text wraps to 20 × 24; the fill takes 90 - 30.
    LayoutCase(
      "a priority inside of padding", .row(0, [.fill, Box.words("aaaa bbbb").prior(1).padded(5)]), in: 90,
      is: (90, 34), Leaf("space", 0, 0, 60, 34), Leaf("aaaa bbbb", 65, 5, 20, 24)),
    // A frame hides it, too: offered 30 of 60, which the frame takes; the other text has as much.
    LayoutCase(
      "a priority inside of a frame",
      .row(0, [.words("aaaa bbbb"), Box.words("cccc dddd").prior(1).framed(minHeight: 30)]), in: 60,
      is: (40, 30), Leaf("aaaa bbbb", 0, 3, 20, 24), Leaf("cccc dddd", 20, 3, 20, 24)),
    // `fixedSize` and a background do not: the text is offered all 60; 15 are left for the other, four lines.
    LayoutCase(
      "a priority inside of a background",
      .row(0, [.words("aaaa bbbb"), Box.words("cccc dddd").prior(1).fixed(.vertical).backed(Box(.empty))]), in: 60,
      is: (60, 48), Leaf("aaaa bbbb", 0, 0, 15, 48), Leaf("cccc dddd", 15, 18, 45, 12)),
    // It does not pass through a stack of several: both fills are equal, 45 each.
    LayoutCase(
      "a priority inside of a stack", .row(0, [.fill, .row(0, [Box.fill.prior(1), .symbol(0, 0)])]), in: 90,
      height: 10, is: (90, 10), Leaf("space", 0, 0, 45, 10), Leaf("space", 45, 0, 45, 10), Leaf("icon", 90, 5, 0, 0)),
    // A stack of one is that one.
    LayoutCase(
      "a priority inside of a stack of one", .row(0, [.fill, .row(0, [Box.fill.prior(1)])]), in: 90, height: 10,
      is: (90, 10), Leaf("space", 0, 0, 0, 10), Leaf("space", 0, 0, 90, 10)),
    // In a column of 36: the second text, 24, first; one line is left for the other: "aaaa bbbb" in 25 is "aaa…".
    LayoutCase(
      "priorities in a column", .column(0, [.words("aaaa bbbb"), Box.words("cccc dddd").prior(1)]), in: 25,
      height: 36, is: (25, 36), Leaf("aaaa bbbb", 0, 0, 25, 12), Leaf("cccc dddd", 2.5, 12, 20, 24)),
    // Layers are as large as those of the highest priority: 40 × 30. Offered that, the text wraps: 20 × 24.
    LayoutCase(
      "a priority among layers", .layers([Box.symbol(40, 30).prior(1), .words("aaaa bbbb")]), in: 100, is: (40, 30),
      Leaf("icon", 0, 0, 40, 30), Leaf("aaaa bbbb", 10, 3, 20, 24)),
  ]

  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test(arguments: cases) func casesAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }
}
