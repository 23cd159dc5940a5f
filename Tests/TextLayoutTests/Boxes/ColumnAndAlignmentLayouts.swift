import DesignTokens
import Testing

/// Columns, and how children stand across a stack.
@Suite struct ColumnAndAlignmentLayouts {
  static let columns: [LayoutCase] = [
    // As wide as the wider: 20; 12 + 4 + 12.
    LayoutCase(
      "leading", .column(4, .leading, [.words("aa"), .words("bbbb")]), in: 60, is: (20, 28),
      Leaf("aa", 0, 0, 10, 12), Leaf("bbbb", 0, 16, 20, 12)),
    LayoutCase(
      "centred", .column(4, [.words("aa"), .words("bbbb")]), in: 60, is: (20, 28), Leaf("aa", 5, 0, 10, 12),
      Leaf("bbbb", 0, 16, 20, 12)),
    LayoutCase(
      "trailing", .column(4, .trailing, [.words("aa"), .words("bbbb")]), in: 60, is: (20, 28),
      Leaf("aa", 10, 0, 10, 12), Leaf("bbbb", 0, 16, 20, 12)),
    // Each child is offered the whole width.
    LayoutCase(
      "texts wrap by themselves", .column(0, .leading, [.words("aaaa bbbb"), .words("cccc")]), in: 25, is: (20, 36),
      Leaf("aaaa bbbb", 0, 0, 20, 24), Leaf("cccc", 0, 24, 20, 12)),
    // 100 - 12 - 12 = 76 for the spacer, which is 0 wide in a column.
    LayoutCase(
      "a spacer in a column", .column(0, .leading, [.words("aa"), .space(), .words("bb")]), in: 50, height: 100,
      is: (10, 100), Leaf("aa", 0, 0, 10, 12), Leaf("space", 0, 12, 0, 76), Leaf("bb", 0, 88, 10, 12)),
    // A free height: the spacer has its least length.
    LayoutCase(
      "a spacer in a free height", .column(0, .leading, [.words("aa"), .space(8), .words("bb")]), in: 50, is: (10, 32),
      Leaf("aa", 0, 0, 10, 12), Leaf("space", 0, 12, 0, 8), Leaf("bb", 0, 20, 10, 12)),
    // 36 for both: the short text (flexibility 0) first, 12; then 24 of the 36 that the long one needs: 2 lines.
    LayoutCase(
      "a column without room", .column(0, .leading, [.words("aaaa bbbb cccc"), .words("dd")]), in: 20, height: 36,
      is: (20, 36), Leaf("aaaa bbbb cccc", 0, 0, 20, 24), Leaf("dd", 0, 24, 10, 12)),
    // The widths 20 and 45 are ideal; placed, each is offered the column's 45. (45 - 20) / 2 = 12.5.
    LayoutCase(
      "children as wide as the widest",
      Box.column(
        0, [.words("aaaa").framed(maxWidth: .infinity), .words("bbbb cccc").framed(maxWidth: .infinity)]
      ).fixed(), in: 200, is: (45, 24), Leaf("aaaa", 12.5, 0, 20, 12), Leaf("bbbb cccc", 0, 12, 45, 12)),
    // The row is 24 high for the wrapped text; the other frame fills that: (24 - 12) / 2 = 6, and at its top 0.
    LayoutCase(
      "children as high as the highest",
      .row(
        0,
        [
          .words("aaaa bbbb").framed(width: 25), .words("cc").framed(maxHeight: .infinity),
          .words("dd").framed(maxHeight: .infinity, .top),
        ]), in: 200, is: (45, 24), Leaf("aaaa bbbb", 2.5, 0, 20, 24), Leaf("cc", 25, 6, 10, 12),
      Leaf("dd", 35, 0, 10, 12)),
  ]

  static let acrossRows: [LayoutCase] = [
    LayoutCase(
      "at the top", .row(0, .top, [.symbol(10, 30), .words("aa")]), in: 60, is: (20, 30), Leaf("icon", 0, 0, 10, 30),
      Leaf("aa", 10, 0, 10, 12)),
    // 30 - 12 = 18.
    LayoutCase(
      "at the bottom", .row(0, .bottom, [.symbol(10, 30), .words("aa")]), in: 60, is: (20, 30),
      Leaf("icon", 0, 0, 10, 30), Leaf("aa", 10, 18, 10, 12)),
    // At 20 pt the baseline is at 16, at 10 pt at 8: 16 - 8 = 8. A small letter of 20 pt is 10 wide.
    LayoutCase(
      "by the first baseline", .row(5, .firstTextBaseline, [.words("aa", size: 20), .words("bb")]), in: 60,
      is: (35, 24), Leaf("aa", 0, 0, 20, 24), Leaf("bb", 25, 8, 10, 12)),
    // "cc" takes 10 of 17.5, then 25 for the other: two lines, the last baseline at 12 + 8 = 20; 20 - 8 = 12.
    LayoutCase(
      "by the last baseline", .row(5, .lastTextBaseline, [.words("aaaa bbbb"), .words("cc")]), in: 40, is: (35, 24),
      Leaf("aaaa bbbb", 0, 0, 20, 24), Leaf("cc", 25, 12, 10, 12)),
    // The first baseline of the same texts: 8 and 8.
    LayoutCase(
      "two lines by the first baseline", .row(5, .firstTextBaseline, [.words("aaaa bbbb"), .words("cc")]), in: 40,
      is: (35, 24), Leaf("aaaa bbbb", 0, 0, 20, 24), Leaf("cc", 25, 0, 10, 12)),
    // An icon stands with its bottom, 20, on the baseline: 20 - 8 = 12; below it the text has 4.
    LayoutCase(
      "an icon on the baseline", .row(0, .firstTextBaseline, [.symbol(10, 20), .words("aa")]), in: 60, is: (20, 24),
      Leaf("icon", 0, 0, 10, 20), Leaf("aa", 10, 12, 10, 12)),
    // The column's first baseline is that of its text, 10 + 2 + 8 = 20, though an icon comes first; 20 - 8 = 12.
    LayoutCase(
      "the baseline of a column",
      .row(0, .firstTextBaseline, [.column(2, [.symbol(10, 10), .words("aa")]), .words("bb")]), in: 60, is: (20, 24),
      Leaf("icon", 0, 0, 10, 10), Leaf("aa", 0, 12, 10, 12), Leaf("bb", 10, 12, 10, 12)),
    // The last baseline of the column: 12 + 8 = 20.
    LayoutCase(
      "the last baseline of a column",
      .row(0, .lastTextBaseline, [.column(0, [.words("aa"), .words("bb")]), .words("cc")]), in: 60, is: (20, 24),
      Leaf("aa", 0, 0, 10, 12), Leaf("bb", 0, 12, 10, 12), Leaf("cc", 10, 12, 10, 12)),
    // Padding 7 and frame 40: baselines at 7 + 8 = 15 and 14 + 8 = 22. 22 - 15 = 7, 22 - 8 = 14.
    LayoutCase(
      "baselines through modifiers",
      .row(
        0, .firstTextBaseline,
        [Box.words("aa").padded(top: 7), Box.words("bb").framed(height: 40), .words("cc")]), in: 60, is: (30, 40),
      Leaf("aa", 0, 14, 10, 12), Leaf("bb", 10, 14, 10, 12), Leaf("cc", 20, 14, 10, 12)),
  ]

  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test(arguments: columns) func columnsAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }

  @Test(arguments: acrossRows) func acrossRowsAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }
}
