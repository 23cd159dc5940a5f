import DesignTokens
import Testing

@testable import TextLayout

/// How much work a layout is: sizes that are worked out, those known before not counted.
@Suite struct BoxCostTests {
  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  private func evaluations(_ box: Box, in proposal: Proposal) -> (count: Int, nodes: Int) {
    let plan = BoxPlan(box, slots: Set(box.slots), size: .large)
    var sizer = BoxSizer(plan, texts: plan.slots.map { boxes.shape($0) })
    guard let root = plan.root else { return (0, 0) }
    _ = sizer.size(of: root, in: proposal)
    var placer = BoxPlacer(sizer, notesBoxes: true, mirrorWidth: nil, asksEase: false)
    placer.place(root, x: 0, y: 0, in: proposal)
    return (placer.sizer.evaluations, plan.nodes.count)
  }

  /// Each row asks the next three times, and answers the same three.
  @Test(arguments: [5, 10, 20, 40, 60]) func nestedRowsAreLinear(depth: Int) {
    var box = Box.words("aaaa bbbb")
    for _ in 0..<depth { box = .row(1, [box, .symbol(1, 1)]) }
    let (count, nodes) = evaluations(box, in: Proposal(width: 300, height: nil))
    #expect(nodes == 2 * depth + 1)
    #expect(count <= 3 * (depth + 1))
  }

  /// Rows in columns in rows of a free height.
  @Test(arguments: [5, 10, 20, 30]) func rowsInColumnsAreLinear(depth: Int) {
    var box = Box.words("aaaa bbbb")
    for _ in 0..<depth { box = .row(1, [.column(1, [box, .symbol(1, 1)]), .words("cc")]) }
    let (count, nodes) = evaluations(box, in: Proposal(width: 300, height: nil))
    #expect(count <= 4 * nodes)
  }

  /// In a fixed height each level asks for ever more pairs of width and height: the bound ends it.
  @Test func rowsInColumnsOfAFixedHeightEnd() {
    var box = Box.words("aaaa bbbb")
    for _ in 0..<28 { box = .row(1, [.column(1, [box, .words("a").framed(maxHeight: .infinity)]), .words("cc")]) }
    let (count, nodes) = evaluations(box, in: Proposal(width: 300, height: 300))
    #expect(count < 40_000 + 1_000 * nodes)
  }

  /// Baselines of frames in rows in frames: each is looked for once.
  @Test func nestedBaselinesEnd() {
    var box = Box.words("aaaa bbbb")
    for _ in 0..<30 {
      box = Box.row(1, .firstTextBaseline, [box, .words("c")]).framed(height: 30, .leadingFirstTextBaseline)
    }
    let (count, nodes) = evaluations(box, in: Proposal(width: 300, height: nil))
    #expect(count <= 8 * nodes)
  }

  /// Ten thousand children: three sizes each.
  @Test func longStacksAreLinear() {
    let box = Box.row(1, (0..<10_000).map { _ in Box.symbol(1, 1).framed(maxWidth: .infinity) })
    let (count, nodes) = evaluations(box, in: Proposal(width: 30_000, height: nil))
    #expect(count <= 2 * nodes)
  }

  @Test func boxesBelowTheDeepestAreLeftOut() {
    var box = Box.words("aa")
    for _ in 0..<100 { box = box.padded(1) }
    #expect(evaluations(box, in: Proposal(width: 300, height: nil)).nodes == 0)
  }

  @Test func onlyTextsAreNotedUnlessAskedFor() throws {
    let box = Box.row(0, [.words("aa").padded(1), .symbol(5, 5)])
    let layout = boxes.layout(box, ["aa": "aa"], available: 100)
    #expect(layout.boxes.isEmpty)
    #expect(layout.texts.count == 1)
    let whole = LayoutCase("", box, in: 100, is: (0, 0)).layout(with: boxes, rightToLeft: false)
    #expect(
      whole.boxes.map(\.path) == ["hstack", "hstack/0/padding", "hstack/0/padding/text", "hstack/1/icon"])
    #expect(whole.boxes.map(\.depth) == [0, 1, 2, 1])
    #expect(whole.boxes.map(\.proposedWidth) == [100, 95, 93, 50])
  }
}
