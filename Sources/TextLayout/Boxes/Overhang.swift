import DesignTokens

/// Content that is larger than the box which should hold it, and is drawn beyond it.
///
/// SwiftUI cuts nothing off: a text that is higher than its fixed frame, or a row whose parts do not shrink, is drawn
/// over its neighbours, or past the edge of the screen.
package struct Overhang: Hashable, Sendable {
  /// What the content is larger than.
  package enum Holder: String, Sendable {
    /// What the component is offered: the screen less its margins, or a fixed width.
    case container
    /// A frame inside of the component.
    case frame
    /// The component itself: an overlay or a background lies beyond it.
    case component
  }

  package let holder: Holder
  /// As ``PlacedBox/path``: the frame, or the outermost box of the component.
  package let path: String
  /// The slot of the text that reaches furthest; `nil` where no text is in the content.
  package let slot: String?
  /// Lengths of the holder; infinite where it has no bound.
  package let available: Extent
  /// How far the content sticks out, on both sides together; 0 along an axis where it does not.
  package let excess: Extent
  /// ``Verdict/overhangs``, or ``Verdict/uncertain`` where a stand-in's guard band leaves it open, or what is assumed.
  package internal(set) var verdict: Verdict
  /// What it rests on; empty where it would be there without.
  package internal(set) var assumptions: [Assumption] = []

  /// A width and a height.
  package struct Extent: Hashable, Sendable {
    package let width: Points
    package let height: Points
  }

  /// Along the axis on which more sticks out.
  package var worst: (available: Points, excess: Points) {
    excess.width >= excess.height ? (available.width, excess.width) : (available.height, excess.height)
  }

  /// Less is what rounding to pixels does.
  static let tolerance = 1 / 3.0 + 1e-6
}

extension BoxPlacer {
  /// Notes what of its content sticks out of a frame, along the axes on which a text does: a margin that is larger
  /// than its frame is seen by nobody, and frames without a text are the designer's alone.
  mutating func noteOverhang(
    ofFrame node: Int, x: Double, y: Double, _ inner: Proposal, texts range: Range<Int>, in proposal: Proposal
  ) {
    guard !range.isEmpty else { return }
    let own = sizer.size(of: node, in: proposal)
    var content = sizer.size(of: sizer.plan.child(of: node), in: inner)
    guard max(content.width - own.width, content.height - own.height) > Overhang.tolerance else { return }
    let frame = rectangle(of: node, x: x, y: y, in: proposal)
    let texts = texts[range].map(\.frame)
    // Of texts without letters what counts is what the boxes around them take.
    func isTold(along axis: Axis) -> Bool {
      texts.contains { $0.sticksOut(of: frame, along: axis) || $0.height.value < Overhang.tolerance }
    }
    if !isTold(along: .horizontal) { content.width = own.width }
    if !isTold(along: .vertical) { content.height = own.height }
    note(.frame, sizer.plan.nodes[node].path, content: content, available: own, range)
  }

  /// Notes what of the component sticks out of the container that it is offered.
  mutating func noteOverhang(of whole: Size, beyond proposal: Proposal) {
    let available = Size(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    note(
      .container, sizer.plan.root.map { sizer.plan.nodes[$0].path } ?? "", content: whole, available: available,
      texts.indices)
    noteTexts(beyond: whole, available: available)
  }

  /// Notes the texts that lie beyond the component though it takes no more than it is offered: those of overlays and
  /// backgrounds, which take no space.
  private mutating func noteTexts(beyond whole: Size, available: Size) {
    for index in attachedTexts where !overhangs.contains(where: { $0.slot == texts[index].slot }) {
      let frame = texts[index].frame
      func excess(_ start: Points, _ length: Points, _ whole: Double) -> Double {
        max(0, -start.value) + max(0, start.value + length.value - whole)
      }
      let beyond = Size(
        width: excess(frame.x, frame.width, whole.width), height: excess(frame.y, frame.height, whole.height))
      let isWider = frame.width.value > available.width + Overhang.tolerance
      note(
        isWider ? .container : .component, sizer.plan.nodes[texts[index].node].path,
        content: Size(width: whole.width + beyond.width, height: whole.height + beyond.height), available: whole,
        index..<index + 1)
    }
  }

  private mutating func note(
    _ holder: Overhang.Holder, _ path: String, content: Size, available: Size, _ range: Range<Int>
  ) {
    let width = content.width - available.width
    var height = content.height - available.height
    guard max(width, height) > Overhang.tolerance else { return }
    ease.end()
    // What sticks out in the app's own fonts too, where that much is certain.
    let certain = height - texts[range].reduce(0) { $0 + $1.doubtfulHeight.value }
    if certain > Overhang.tolerance { height = certain }
    let placed = texts[range]
    let last = placed.max { edge(of: $0, isWide: width > height) < edge(of: $1, isWide: width > height) }
    func points(_ length: Double) -> Points { length > Overhang.tolerance ? Points(length) : 0 }
    overhangs.append(
      Overhang(
        holder: holder, path: path, slot: last?.slot,
        available: .init(width: Points(available.width), height: Points(available.height)),
        excess: .init(width: points(width), height: points(height)),
        verdict: isCertain(width: width, height: certain, placed) ? .overhangs : .uncertain))
  }

  /// Whether the fonts that stand in leave no doubt of it.
  private func isCertain(width: Double, height: Double, _ placed: ArraySlice<TextPlacement>) -> Bool {
    if placed.contains(where: { $0.source.hasMissingGlyphs || $0.source.isSubstituted }) { return false }
    let band = placed.reduce(0) { $0 + $1.width.value * $1.source.guardBand(atPointSize: $1.pointSize) }
    return width > band + Overhang.tolerance || height > Overhang.tolerance
  }

  /// How far a text reaches towards the trailing side, or down.
  private func edge(of text: TextPlacement, isWide: Bool) -> Points {
    if !isWide { return text.frame.y + text.frame.height }
    return mirrorWidth == nil ? text.frame.x + text.frame.width : Points(0) - text.frame.x
  }
}
