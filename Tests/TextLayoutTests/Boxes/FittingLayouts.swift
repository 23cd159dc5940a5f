import DesignTokens
import Testing

/// Fixed sizes, views that fit, scrolling.
@Suite struct FittingLayouts {
  private static func either(_ axes: AxisSet, _ boxes: Box...) -> Box { Box(.fitting(axes), boxes) }

  private static let wide = Box.row(5, [.words("aaaa bbbb"), .words("cccc dddd")])
  private static let high = Box.column(0, .leading, [.words("aaaa bbbb"), .words("cccc dddd")])

  static let fixedSizes: [LayoutCase] = [
    // 20 is passed over: one line of 45.
    LayoutCase(
      "fixed in both directions", Box.words("aaaa bbbb").fixed(), in: 20, is: (45, 12), Leaf("aaaa bbbb", 0, 0, 45, 12)),
    // The width holds, the height is free: two lines in a frame of one. (12 - 24) / 2 = -6.
    LayoutCase(
      "fixed in height", Box.words("aaaa bbbb").fixed(.vertical).framed(height: 12), in: 25, is: (20, 12),
      Leaf("aaaa bbbb", 0, -6, 20, 24)),
    // Without it the frame cuts: "aaa…" is 25.
    LayoutCase(
      "not fixed in height", Box.words("aaaa bbbb").framed(height: 12), in: 25, is: (25, 12),
      Leaf("aaaa bbbb", 0, 0, 25, 12)),
    // A fixed row gives its children their ideal widths: 45 + 5 + 45.
    LayoutCase(
      "a fixed row", wide.fixed(.horizontal), in: 50, is: (95, 12), Leaf("aaaa bbbb", 0, 0, 45, 12),
      Leaf("cccc dddd", 50, 0, 45, 12)),
    // A fixed frame with an infinite maximum is as wide as its content.
    LayoutCase(
      "a fixed fill", Box.words("aaaa").framed(maxWidth: .infinity).fixed(), in: 100, is: (20, 12),
      Leaf("aaaa", 0, 0, 20, 12)),
  ]

  static let shapes: [LayoutCase] = [
    // As wide as what is offered, and half as high: the texts of layers are in the middle of 60 × 30.
    LayoutCase(
      "by the width that is offered", .layers([Box.fill.shaped(2), .words("aaaa")]), in: 60, is: (60, 30),
      Leaf("space", 0, 0, 60, 30), Leaf("aaaa", 20, 9, 20, 12)),
    // In 60 × 20 the height decides: 40 × 20; around it the width: 60 × 30.
    LayoutCase(
      "within both", .layers([Box.fill.shaped(2), .words("aaaa")]), in: 60, height: 20, is: (40, 20),
      Leaf("space", 0, 0, 40, 20), Leaf("aaaa", 10, 4, 20, 12)),
    LayoutCase(
      "around both", .layers([Box.fill.shaped(2, .fill), .words("aaaa")]), in: 60, height: 20, is: (60, 30),
      Leaf("space", 0, 0, 60, 30), Leaf("aaaa", 20, 9, 20, 12)),
    // 30 × 10 is thrice as wide as high.
    LayoutCase(
      "of its ideal size",
      .layers([
        .fill.framed(idealWidth: 30, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity).shaped(),
        .words("aaaa"),
      ]),
      in: 60, is: (60, 20), Leaf("space", 0, 0, 60, 20), Leaf("aaaa", 20, 4, 20, 12)),
    // Nothing is offered: the text has the size that it likes.
    LayoutCase(
      "where nothing is offered", Box.words("aaaa bbbb").shaped(1).fixed(), in: 20, is: (45, 12),
      Leaf("aaaa bbbb", 0, 0, 45, 12)),
    // In 25 the shape offers 25 × 12.5, one line: "aaa…" is 25.
    LayoutCase(
      "of a text", Box.words("aaaa bbbb").shaped(2), in: 25, is: (25, 12), Leaf("aaaa bbbb", 0, 0, 25, 12)),
  ]

  private static let cells = ["aaaa bbbb", "cc", "dddd"].map { Box.words($0) }

  static let grids: [LayoutCase] = [
    // Of 100 less a fixed 20 and a spacing of 4 the other column has 76. "cc" is 10 wide: 24 + (76 - 10) / 2 = 57. The
    // text of two words needs 45 of 20, two lines of 20 × 12 each.
    LayoutCase(
      "a fixed column, and one with the rest",
      .grid([.init(.init(fixed: 20)), .init(.init(maximum: .infinity))], 4, 6, cells), in: 100, is: (100, 42),
      Leaf("aaaa bbbb", 0, 0, 20, 24), Leaf("cc", 57, 6, 10, 12), Leaf("dddd", 0, 30, 20, 12)),
    // (104 + 4) / (50 + 4) = 2 columns of 50 each.
    LayoutCase(
      "as many columns as fit", .grid([.init(.init(minimum: 50), isAdaptive: true)], 4, 0, cells), in: 104,
      is: (104, 24), Leaf("aaaa bbbb", 2.5, 0, 45, 12), Leaf("cc", 74, 0, 10, 12), Leaf("dddd", 15, 12, 20, 12)),
    // 103 has room for one column alone, which is no wider than 60.
    LayoutCase(
      "one column where two do not fit", .grid([.init(.init(minimum: 50, maximum: 60), isAdaptive: true)], 4, 0, cells),
      in: 103, is: (60, 36), Leaf("aaaa bbbb", 7.5, 0, 45, 12), Leaf("cc", 25, 12, 10, 12), Leaf("dddd", 20, 24, 20, 12)
    ),
  ]

  static let fitting: [LayoutCase] = [
    // The row needs 95 of 95.
    LayoutCase(
      "the first that fits", either(.horizontal, wide, high), in: 95, is: (95, 12), Leaf("aaaa bbbb", 0, 0, 45, 12),
      Leaf("cccc dddd", 50, 0, 45, 12)),
    // 95 > 94: the column.
    LayoutCase(
      "the next where the first does not", either(.horizontal, wide, high), in: 94, is: (45, 24),
      Leaf("aaaa bbbb", 0, 0, 45, 12), Leaf("cccc dddd", 0, 12, 45, 12)),
    // Neither fits 40: the last, which wraps: 2 × 24 high.
    LayoutCase(
      "the last where none does", either(.horizontal, wide, high), in: 40, is: (20, 48),
      Leaf("aaaa bbbb", 0, 0, 20, 24), Leaf("cccc dddd", 0, 24, 20, 24)),
    // Only the height counts, at the width that is proposed: three lines in 25 are 36 > 30.
    LayoutCase(
      "by height", either(.vertical, .words("aaaa bbbb cccc"), .words("dd")), in: 25, height: 30, is: (10, 12),
      Leaf("dd", 0, 0, 10, 12)),
    // By both, one line of 70 > 25: the next, though in 25 its three lines would be within 40.
    LayoutCase(
      "by both", either(.both, .words("aaaa bbbb cccc"), .words("dd")), in: 25, height: 40, is: (10, 12),
      Leaf("dd", 0, 0, 10, 12)),
    // The ideal width 120 is what must fit: 120 > 100, though the text would.
    LayoutCase(
      "by the ideal width", either(.horizontal, .words("aa").framed(idealWidth: 120, maxWidth: 200), .words("bb")),
      in: 100, is: (10, 12), Leaf("bb", 0, 0, 10, 12)),
    // Without one the ideal width is that of the content; chosen, the frame fills 100. (100 - 10) / 2 = 45.
    LayoutCase(
      "chosen by its ideal width, laid out in what there is",
      either(.horizontal, .words("aa").framed(maxWidth: .infinity), .words("bb")), in: 100, is: (100, 12),
      Leaf("aa", 45, 0, 10, 12)),
    // Nothing proposed: anything fits.
    LayoutCase(
      "of ideal size", either(.both, wide, high), is: (95, 12), Leaf("aaaa bbbb", 0, 0, 45, 12),
      Leaf("cccc dddd", 50, 0, 45, 12)),
    // Between 45 (at 0 the column takes nothing) and 95: asked after the icon, with 60 - 10 = 50: the column.
    LayoutCase(
      "in a row", .row(0, .top, [.symbol(10, 10), either(.horizontal, wide, high)]), in: 60, is: (55, 24),
      Leaf("icon", 0, 0, 10, 10), Leaf("aaaa bbbb", 10, 0, 45, 12), Leaf("cccc dddd", 10, 12, 45, 12)),
  ]

  static let scrolling: [LayoutCase] = [
    // As high as is proposed, as wide as its content; the text has all its lines.
    LayoutCase(
      "a scroll", Box.words("aaaa bbbb cccc").scrolling(), in: 25, height: 30, is: (20, 30),
      Leaf("aaaa bbbb cccc", 0, 0, 20, 36)),
    LayoutCase(
      "a scroll of free height", Box.words("aaaa bbbb cccc").scrolling(), in: 25, is: (20, 36),
      Leaf("aaaa bbbb cccc", 0, 0, 20, 36)),
    // From right to left it begins at the right: 30 - 45 = -15.
    LayoutCase(
      "a horizontal scroll", Box.words("aaaa bbbb").scrolling(.horizontal), in: 30, is: (30, 12),
      Leaf("aaaa bbbb", 0, 0, 45, 12)),
    // Less content than room: at the top.
    LayoutCase(
      "a scroll with room", Box.words("aa").scrolling(), in: 25, height: 30, is: (10, 30), Leaf("aa", 0, 0, 10, 12)),
    // Inside, a spacer has its least length.
    LayoutCase(
      "a spacer in a scroll", Box.column(0, .leading, [.words("aa"), .space(8)]).scrolling(), in: 25, height: 60,
      is: (10, 60), Leaf("aa", 0, 0, 10, 12), Leaf("space", 0, 12, 0, 8)),
  ]

  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test(arguments: grids) func gridsAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }

  @Test(arguments: shapes) func shapesAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }

  @Test(arguments: fixedSizes) func fixedSizesAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }

  @Test(arguments: fitting) func fittingAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }

  @Test(arguments: scrolling) func scrollingAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }
}
