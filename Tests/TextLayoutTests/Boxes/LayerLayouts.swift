import DesignTokens
import Testing

/// Layers, overlays and backgrounds.
@Suite struct LayerLayouts {
  static let layers: [LayoutCase] = [
    // 40 × 30 around both; (40 - 10) / 2 = 15, (30 - 12) / 2 = 9.
    LayoutCase(
      "centred", .layers([.symbol(40, 30), .words("aa")]), in: 100, is: (40, 30), Leaf("icon", 0, 0, 40, 30),
      Leaf("aa", 15, 9, 10, 12)),
    LayoutCase(
      "at the trailing bottom", .layers(.bottomTrailing, [.symbol(40, 30), .words("aa")]), in: 100, is: (40, 30),
      Leaf("icon", 0, 0, 40, 30), Leaf("aa", 30, 18, 10, 12)),
    // Each is offered the whole: the text wraps in 25, the icon stays: 30 × 24.
    LayoutCase(
      "all are offered the same", .layers(.topLeading, [.symbol(30, 5), .words("aaaa bbbb")]), in: 25, is: (30, 24),
      Leaf("icon", 0, 0, 30, 5), Leaf("aaaa bbbb", 0, 0, 20, 24)),
    // Baselines 16 and 8: the small text at 8; 24 high, as wide as the wider.
    LayoutCase(
      "on one baseline", .layers(.leadingFirstTextBaseline, [.words("aa", size: 20), .words("bb")]), in: 100,
      is: (20, 24), Leaf("aa", 0, 0, 20, 24), Leaf("bb", 0, 8, 10, 12)),
    // As high as the icon, 20. Its bottom is on the baseline, 8: the text begins at 12 and sticks out by 4.
    LayoutCase(
      "an icon above a baseline", .layers(.leadingFirstTextBaseline, [.words("aa"), .symbol(10, 20)]), in: 100,
      is: (10, 20), Leaf("aa", 0, 12, 10, 12), Leaf("icon", 0, 0, 10, 20)),
    // A spacer has the lowest priority: the layers are as large as the text, and that is what the spacer is offered.
    LayoutCase(
      "a spacer does not stretch layers", .layers([.words("aa"), .space()]), in: 100, height: 50, is: (10, 12),
      Leaf("aa", 0, 0, 10, 12), Leaf("space", 0, 0, 10, 12)),
    // Nothing is offered: 40 × 30 around the icon. Placed, the frame is offered 40: 40 - 10; (30 - 12) / 2 = 9.
    LayoutCase(
      "layers offer their own size", .layers([.symbol(40, 30), .words("cc").framed(maxWidth: .infinity, .trailing)]),
      is: (40, 30), Leaf("icon", 0, 0, 40, 30), Leaf("cc", 30, 9, 10, 12)),
    // Layers of one are that one: nobody offers the text 45 × 12, the frame around it is that of the text.
    LayoutCase(
      "layers of one", .row(0, [.layers([Box.words("aaaa bbbb").prior(1)]), .words("cccc dddd")]), in: 60, is: (60, 48),
      Leaf("aaaa bbbb", 0, 18, 45, 12), Leaf("cccc dddd", 45, 0, 15, 48)),
    // Alone it does.
    LayoutCase(
      "a spacer alone in layers", .layers([.space(8)]), in: 100, height: 50, is: (100, 50),
      Leaf("space", 0, 0, 100, 50)),
  ]

  static let attachments: [LayoutCase] = [
    // 40 - 8 = 32 at the top; the size stays 40 × 20.
    LayoutCase(
      "a badge in the corner", Box.symbol(40, 20).overlaid(.topTrailing, .symbol(8, 8)), in: 100, is: (40, 20),
      Leaf("icon", 0, 0, 40, 20), Leaf("icon", 32, 0, 8, 8)),
    // The overlay is offered 25 × 30: two lines of 20. (25 - 20) / 2 = 2.5, (30 - 24) / 2 = 3.
    LayoutCase(
      "an overlay is offered the size", Box.symbol(25, 30).overlaid(.words("aaaa bbbb")), in: 100, is: (25, 30),
      Leaf("icon", 0, 0, 25, 30), Leaf("aaaa bbbb", 2.5, 3, 20, 24)),
    // (10 - 50) / 2 = -20, (12 - 50) / 2 = -19: the size stays 10 × 12.
    LayoutCase(
      "an overlay never enlarges", Box.words("aa").overlaid(.symbol(50, 50)), in: 100, is: (10, 12),
      Leaf("aa", 0, 0, 10, 12), Leaf("icon", -20, -19, 50, 50)),
    // The background fills the text with its padding: 10 + 8, 12 + 8; it comes first, since it lies behind.
    LayoutCase(
      "a background fills", Box.words("aa").padded(4).backed(.fill), in: 100, is: (18, 20),
      Leaf("space", 0, 0, 18, 20), Leaf("aa", 4, 4, 10, 12)),
    // The bottom of the icon on the baseline, 8 - 4 = 4.
    LayoutCase(
      "an overlay on the baseline", Box.words("aa").overlaid(.leadingFirstTextBaseline, .symbol(4, 4)), in: 100,
      is: (10, 12), Leaf("aa", 0, 0, 10, 12), Leaf("icon", 0, 4, 4, 4)),
    // In a row the overlay takes no part: 10 + 0 + 10. Offered 10 × 12 it is one line, cut to the ellipsis of 10.
    LayoutCase(
      "an overlay in a row", .row(0, [Box.words("aa").overlaid(.words("cccc")), .words("bb")]), in: 100, is: (20, 12),
      Leaf("aa", 0, 0, 10, 12), Leaf("cccc", 0, 0, 10, 12), Leaf("bb", 10, 0, 10, 12)),
    // The spacer stands in the row, though in an overlay: 20 wide and nothing high. 10 / 2 = 5.
    LayoutCase(
      "a spacer in an overlay", .row(0, [Box.symbol(20, 10).overlaid(.space()), .symbol(5, 5)]), in: 100, is: (25, 10),
      Leaf("icon", 0, 0, 20, 10), Leaf("space", 0, 5, 20, 0), Leaf("icon", 20, 2.5, 5, 5)),
    // What is hidden takes its space; what is absent takes neither space nor spacing.
    LayoutCase(
      "hidden and absent", .row(5, [Box(.hidden, .words("aa")), Box(.empty), .words("bb")]), in: 100, is: (25, 12),
      Leaf("hidden", 0, 0, 10, 12), Leaf("bb", 15, 0, 10, 12)),
    // A surface or a button takes no space of its own.
    LayoutCase(
      "surface and button", Box(.surface(Surface()), Box(.button(minimum: nil), .words("aa"))), in: 100, is: (10, 12),
      Leaf("aa", 0, 0, 10, 12)),
  ]

  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test(arguments: layers) func layersAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }

  @Test(arguments: attachments) func attachmentsAreWorkedOut(layout: LayoutCase) { layout.check(with: boxes) }
}
