import DesignTokens
import Testing

@testable import TextLayout

/// What is larger than what should hold it, in the synthetic font: 5 points a letter at 10 points.
@Suite("Content that sticks out")
struct OverhangTests {
  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  private static let text = Box.words("aaaa bbbb cccc")

  private static func frame(width: Points? = nil, height: Points? = nil, _ box: Box) -> Box {
    Box(.frame(Frame(width: .init(fixed: width), height: .init(fixed: height))), box)
  }

  private func layout(_ box: Box, width: Points, height: Points? = nil, rightToLeft: Bool = false) -> ComponentLayout {
    let texts = Dictionary(box.slots.map { ($0, boxes.shape($0)) }) { first, _ in first }
    return ComponentLayout.layout(
      box, texts: texts, size: .large, available: width, height: height, rightToLeft: rightToLeft)
  }

  @Test(
    "is told with its holder and by how much",
    arguments: [
      // 70 points of text that does not wrap, in 50.
      ("a text of its own size", Box(.fixedSize(.both), text), Overhang.Holder.container, 20.0, 0.0),
      ("in a frame", frame(width: 40, Box(.fixedSize(.both), text)), .frame, 30, 0),
      (
        "a row that does not shrink", .row(5, .center, [.symbol(30, 10), .symbol(30, 10), .words("a")]), .container, 25,
        0
      ),
      ("a line higher than its frame", frame(height: 9, .words("aaaa", limit: 1)), .frame, 0, 3),
      (
        "an overlay wider than all there is",
        Box(.attachment(Attachment(.overlay)), .symbol(20, 20), Box(.fixedSize(.both), text)), .container, 50, 0
      ),
      (
        "a badge around a symbol",
        Box(.attachment(Attachment(.overlay)), .symbol(20, 20), Box(.fixedSize(.both), .words("aaaa aa"))), .component,
        15, 0
      ),
    ] as [(String, Box, Overhang.Holder, Double, Double)])
  func told(name: String, box: Box, holder: Overhang.Holder, width: Double, height: Double) throws {
    for rightToLeft in [false, true] {
      let found = layout(box, width: 50, rightToLeft: rightToLeft).overhangs
      let overhang = try #require(found.last)
      #expect(found.count == 1 && overhang.holder == holder && overhang.verdict == .overhangs)
      #expect(overhang.excess.width.value == width && overhang.excess.height.value == height)
      #expect(overhang.slot != nil)
    }
  }

  @Test("a screen of a given height is told what it cannot hold")
  func height() {
    let column = Box.column(0, .leading, [.symbol(10, 40), .words("aaaa bbbb"), .symbol(10, 40)])
    #expect(layout(column, width: 100, height: 80).overhangs.map(\.excess.height) == [12])
    #expect(layout(column, width: 100, height: 100).overhangs.isEmpty)
    #expect(layout(column, width: 100).overhangs.isEmpty)
  }

  @Test(
    "what fits, scrolls or is no text is not",
    arguments: [
      text, frame(width: 40, text), Box(.scroll(.horizontal), Box(.fixedSize(.both), text)),
      frame(width: 10, .symbol(40, 10)),
      // Only the margin, the picture, the space beside the text is beyond the frame.
      frame(height: 20, Box(.padding(EdgeInsets(top: 8, bottom: 8)), .words("aaaa", limit: 1))),
      frame(width: 40, .row(0, .center, [.symbol(30, 10), .words("aa"), .symbol(30, 10)])),
      .row(0, .center, [frame(width: 40, .symbol(60, 10)), .words("aa")]),
    ])
  func nothing(box: Box) { #expect(layout(box, width: 50).overhangs.isEmpty) }
}
