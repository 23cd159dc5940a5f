import DesignTokens
import Testing

@testable import TextLayout

/// Real structures: cards, rows of lists, dialogs.
@Suite struct NestedLayouts {
  /// An icon, two lines of text that take the room, a badge.
  private static let listRow = Box.row(
    8,
    [
      .symbol(24, 24),
      Box.column(2, .leading, [.words("aaaa bbbb"), .words("cc")]).framed(maxWidth: .infinity, .leading),
      Box.words("9").padded(3),
    ]
  ).padded(10)

  static let cases: [LayoutCase] = [
    // 200 - 20 = 180; less spacing 164. Icon 24, badge 11, then 164 - 35 = 129 for the texts: 12 + 2 + 12 high.
    // Text at 10 + 24 + 8 = 42; badge at 42 + 129 + 8 = 179, its text at 182, (26 - 18) / 2 + 3 = 7 lower.
    LayoutCase(
      "a row of a list", listRow, in: 200, is: (200, 46), Leaf("icon", 10, 11, 24, 24),
      Leaf("aaaa bbbb", 42, 10, 45, 12), Leaf("cc", 42, 24, 10, 12), Leaf("9", 182, 17, 5, 12)),
    // 100 - 20 - 16 = 64 less 35: 29 for the texts, the first wraps: 24 + 2 + 12 = 38 high.
    LayoutCase(
      "a narrow row of a list", listRow, in: 100, is: (100, 58), Leaf("icon", 10, 17, 24, 24),
      Leaf("aaaa bbbb", 42, 10, 20, 24), Leaf("cc", 42, 36, 10, 12), Leaf("9", 82, 23, 5, 12)),
    // Two buttons share 100 - 10: 45 each; the text of 30 is centred in its half, "cc" at 55 + 17.5.
    LayoutCase(
      "two buttons",
      .column(
        6,
        [
          .words("aaaa"),
          .row(
            10,
            [.words("bbbbbb").framed(maxWidth: .infinity), .words("cc").framed(maxWidth: .infinity)]),
        ]), in: 100, is: (100, 30), Leaf("aaaa", 40, 0, 20, 12), Leaf("bbbbbb", 7.5, 18, 30, 12),
      Leaf("cc", 72.5, 18, 10, 12)),
    // A row that fills a screen's height: 100 - 12 = 88 for the spacer; the texts at both ends.
    LayoutCase(
      "columns beside one another",
      .row(0, .top, [.column(0, [.words("aa"), .space()]), .column(0, [.space(), .words("bb")])]), in: 60,
      height: 100, is: (20, 100), Leaf("aa", 0, 0, 10, 12), Leaf("space", 5, 12, 0, 88),
      Leaf("space", 15, 0, 0, 88), Leaf("bb", 10, 88, 10, 12)),
    // Two lines of 48 and six of 12, 168 in all, at a free height. The row offers the column that height: half, 84,
    // for the less flexible text (48 < 60), one line cut to "aaa…", 100 wide; the other has its 72. The column is 120
    // high then, at the top; the icon is centred beside it.
    LayoutCase(
      "a text cut in a column beside an icon",
      .row(
        0,
        [
          .symbol(10, 10),
          .column(
            0,
            [
              .words("aaaa bbbb", size: 40),
              .words(Array(repeating: "cccccccccccccccc", count: 6).joined(separator: " ")),
            ]),
        ]), in: 110, is: (90, 168), Leaf("icon", 0, 55, 10, 10), Leaf("aaaa bbbb", 10, 0, 100, 48),
      Leaf(Array(repeating: "cccccccccccccccc", count: 6).joined(separator: " "), 20, 48, 80, 72)),
    // The inner row is asked with half, 50: its text takes 45. Then 55 for the other row: 20.
    LayoutCase(
      "rows in a row", .row(0, [.row(0, [.words("aaaa bbbb")]), .row(0, [.words("cc"), .words("dd")])]), in: 100,
      is: (65, 12), Leaf("aaaa bbbb", 0, 0, 45, 12), Leaf("cc", 45, 0, 10, 12), Leaf("dd", 55, 0, 10, 12)),
  ]

  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test(arguments: cases) func casesAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }

  struct Mirrored: Sendable {
    let box: Box
    let leaves: [Leaf]

    init(_ box: Box, _ leaves: Leaf...) {
      self.box = box
      self.leaves = leaves
    }
  }

  /// From right to left, worked out from the right side of the component.
  static let mirrored: [Mirrored] = [
    // The leading icon ends at the right, 35; the text ends 5 before it, at 20: it begins at 0.
    Mirrored(.row(5, [.symbol(10, 10), .words("aaaa")]), Leaf("icon", 25, 1, 10, 10), Leaf("aaaa", 0, 0, 20, 12)),
    // Leading 2 is at the right: the text ends at 20 - 2 and begins at 8.
    Mirrored(Box.words("aa").padded(leading: 2, trailing: 8), Leaf("aa", 8, 0, 10, 12)),
    // The leading side of a frame is its right one: 60 - 20.
    Mirrored(Box.words("aaaa").framed(width: 60, .leading), Leaf("aaaa", 40, 0, 20, 12)),
    Mirrored(Box.words("aaaa").framed(width: 60, .trailing), Leaf("aaaa", 0, 0, 20, 12)),
    // A column aligned at its leading side ends at the right.
    Mirrored(
      .column(0, .leading, [.words("aa"), .words("bbbb")]), Leaf("aa", 10, 0, 10, 12), Leaf("bbbb", 0, 12, 20, 12)),
    // The badge in the trailing corner is at the left.
    Mirrored(
      Box.symbol(40, 20).overlaid(.topTrailing, .symbol(8, 8)), Leaf("icon", 0, 0, 40, 20), Leaf("icon", 0, 0, 8, 8)),
    // The spacer keeps its 70 in the middle: the first text is at the right.
    Mirrored(
      .row(0, [.words("aaaa"), .space(), .words("bb")]), Leaf("aaaa", 80, 0, 20, 12), Leaf("space", 10, 6, 70, 0),
      Leaf("bb", 0, 0, 10, 12)),
    // A text that hangs out of the trailing side of its frame hangs out at the left.
    Mirrored(Box.words("aaaa bbbb").fixed().framed(width: 30, .leading), Leaf("aaaa bbbb", -15, 0, 45, 12)),
  ]

  @Test(arguments: mirrored) func rightToLeft(mirrored: Mirrored) {
    let layout = LayoutCase("", mirrored.box, in: 100, is: (0, 0)).layout(with: boxes, rightToLeft: true)
    #expect(LayoutCase.leaves(of: layout) == mirrored.leaves)
  }
}
