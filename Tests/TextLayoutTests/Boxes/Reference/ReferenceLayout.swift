import DesignTokens

@testable import TextLayout

/// SwiftUI's layout, written a second time: plain, slow, and without a line of the first.
///
/// Each rule is a function of a box, what is proposed to it and the size that it took. It follows the published
/// reconstruction of SwiftUI's stacks, layers, frames and modifiers (OpenSwiftUI); where that says nothing, or
/// something else than Apple's documentation, the comment at the rule says so.
struct ReferenceLayout {
  struct Placed {
    let box: ReferenceBox
    let x: Double
    let y: Double
    let size: Size
  }

  /// A child where it stands in its parent, and what it is proposed there.
  struct Geometry {
    let child: ReferenceBox
    let x: Double
    let y: Double
    let proposal: Proposal
  }

  private struct Question: Hashable {
    let number: Int
    let proposal: Proposal
  }

  private let texts: [String: ShapedText]
  private let textSize: DynamicTypeSize
  private var sizes: [Question: Size] = [:]

  init(texts: [String: ShapedText], textSize: DynamicTypeSize) {
    self.texts = texts
    self.textSize = textSize
  }

  /// All boxes of a tree where they stand, each behind what it stands in front of and before what it holds.
  static func boxes(
    _ root: ReferenceBox, texts: [String: ShapedText], size: DynamicTypeSize, in proposal: Proposal
  ) -> [Placed] {
    var layout = ReferenceLayout(texts: texts, textSize: size)
    var placed: [Placed] = []
    layout.place(root, x: 0, y: 0, in: proposal, into: &placed)
    return placed
  }

  private mutating func place(
    _ box: ReferenceBox, x: Double, y: Double, in proposal: Proposal, into placed: inout [Placed]
  ) {
    let size = self.size(of: box, in: proposal)
    if box.isOfTree { placed.append(Placed(box: box, x: x, y: y, size: size)) }
    if case .hidden = box.box.kind { return }
    for child in geometries(of: box, size: size, in: proposal) {
      place(child.child, x: x + child.x, y: y + child.y, in: child.proposal, into: &placed)
    }
  }

  /// The size that a box takes.
  mutating func size(of box: ReferenceBox, in proposal: Proposal) -> Size {
    let question = Question(number: box.number, proposal: proposal)
    if let known = sizes[question] { return known }
    let size = worked(box, in: proposal)
    sizes[question] = size
    return size
  }

  private mutating func worked(_ box: ReferenceBox, in proposal: Proposal) -> Size {
    switch box.box.kind {
    case .text(let text): return textSize(text, in: proposal)
    case .icon(let icon): return Size(width: icon.width.value, height: icon.height.value)
    case .spacer(let minimum):
      return Size(
        width: box.axis == .vertical ? 0 : max(minimum.value, proposal.width ?? 0),
        height: box.axis == .horizontal ? 0 : max(minimum.value, proposal.height ?? 0))
    case .padding(let insets):
      let inner = size(of: box.children[0], in: inset(proposal, by: insets))
      return Size(
        width: max(0, inner.width + insets.leading.value + insets.trailing.value),
        height: max(0, inner.height + insets.top.value + insets.bottom.value))
    case .frame(let frame): return frameSize(frame, box.children[0], in: proposal)
    case .stack(let stack):
      if box.isItsChild { return size(of: box.children[0], in: proposal) }
      guard let axis = stack.axis else { return layersSize(box.children, in: proposal) }
      return lined(box.children, stack, along: axis, in: proposal).size
    case .fixedSize(let axes): return size(of: box.children[0], in: proposal.unspecified(along: axes))
    case .aspectRatio(let shape): return size(of: box.children[0], in: shaped(shape, box.children[0], in: proposal))
    case .fitting(let axes):
      let child = chosen(of: box.children, axes, in: proposal)
      return size(of: child, in: proposal)
    case .columns(let columns):
      return grid(columns, box.children, in: proposal.width).size
    case .scroll(let axes):
      // Apple's documentation alone: it takes what is proposed along its axes.
      let content = size(of: box.children[0], in: proposal.unspecified(along: axes))
      return Size(
        width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
        height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    case .assumed, .empty: return .zero
    default: return size(of: box.children[0], in: proposal)
    }
  }

  /// How long a box is along an axis: what stacks ask with nothing and with infinity.
  ///
  /// A text that is asked how narrow it can be says 0, though its letters are wider; others around it ask for its size.
  mutating func length(of box: ReferenceBox, along axis: Axis, in proposal: Proposal) -> Double {
    switch box.box.kind {
    case .text where axis == .horizontal && proposal.width == 0: return 0
    case .surface, .attachment, .hidden, .button: return length(of: box.children[0], along: axis, in: proposal)
    case .stack where box.isItsChild: return length(of: box.children[0], along: axis, in: proposal)
    default: return size(of: box, in: proposal).length(along: axis)
    }
  }

  /// A text without any width is as wide as its widest letter; how wide one is that is cut off there, nobody knows.
  private func textSize(_ box: TextBox, in proposal: Proposal) -> Size {
    if proposal == Proposal(width: 0, height: 0) { return .zero }
    var size = fitted(box, in: proposal).size(in: proposal)
    if proposal.width == 0 {
      var whole = box
      whole.lineLimit = nil
      size.width = fitted(whole, in: Proposal(width: 0, height: nil)).width.value
    }
    return size
  }

  func fitted(_ box: TextBox, in proposal: Proposal) -> FittedText {
    guard let text = texts[box.slot] else { preconditionFailure("a text that is not there has no box") }
    return FittedText(box, text, at: textSize, in: proposal)
  }

  func fittedText(of box: TextBox) -> ShapedText? { texts[box.slot] }

  /// A rectangle of the shape: a length that is given alone decides, of both the first that is reached, or the last.
  mutating func shaped(_ shape: AspectRatio, _ child: ReferenceBox, in proposal: Proposal) -> Proposal {
    let ideal = size(of: child, in: Proposal(width: nil, height: nil))
    let ratio = shape.ratio ?? ideal.width / ideal.height
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      let isByWidth = (width <= height * ratio) == (shape.mode == .fit)
      return isByWidth
        ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
    }
  }

  /// Apple's documentation alone: the first whose ideal size along the axes is within the proposal, else the last.
  mutating func chosen(of boxes: [ReferenceBox], _ axes: AxisSet, in proposal: Proposal) -> ReferenceBox {
    for box in boxes.dropLast() {
      let ideal = size(of: box, in: proposal.unspecified(along: axes))
      let isTooWide = axes.contains(.horizontal) && ideal.width > (proposal.width ?? .infinity) + 1e-6
      let isTooHigh = axes.contains(.vertical) && ideal.height > (proposal.height ?? .infinity) + 1e-6
      if !isTooWide, !isTooHigh { return box }
    }
    return boxes[boxes.count - 1]
  }

  func inset(_ proposal: Proposal, by insets: EdgeInsets) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - insets.leading.value - insets.trailing.value) },
      height: proposal.height.map { max(0, $0 - insets.top.value - insets.bottom.value) })
  }
}
