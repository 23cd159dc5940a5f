import DesignTokens

/// A component's boxes as a flat list, each with the sizes that it has answered to proposals.
///
/// Stacks ask their children several times; without the answers kept, nested stacks would take exponential time.
struct BoxTree {
  enum Content {
    case text(TextBox, ShapedText)
    case icon(Size)
    case padding(EdgeInsets, child: Int)
    case frame(Frame, child: Int)
    case stack(Stack, children: [Int])
    /// Along the stack that it stands in; `nil` outside of rows and columns, where it takes all.
    case spacer(minimum: Double, along: Axis?)
  }

  private struct Node {
    let content: Content
    var sizes: [(proposal: Proposal, size: Size)] = []
    var fitted: [(proposal: Proposal, text: FittedText)] = []
  }

  /// Boxes that are nested deeper than this are left out; no component comes near it.
  private static let deepest = 64

  let textSize: DynamicTypeSize
  /// `nil` when no text of the component is there.
  private(set) var root: Int?
  private var nodes: [Node] = []

  /// - Parameter texts: By slot. A box whose slot has none is left out, as SwiftUI does with an absent view.
  init(_ box: Box, texts: [String: ShapedText], size: DynamicTypeSize) {
    textSize = size
    root = add(box, texts: texts, depth: 0)
  }

  /// - Parameter axis: That of the row or column that the box stands in.
  private mutating func add(_ box: Box, texts: [String: ShapedText], depth: Int, along axis: Axis? = nil) -> Int? {
    guard depth < Self.deepest else { return nil }
    let content: Content
    switch box {
    case .text(let box):
      guard let text = texts[box.slot] else { return nil }
      content = .text(box, text)
    case .icon(let width, let height):
      content = .icon(Size(width: Self.length(width), height: Self.length(height)))
    case .padding(let insets, let box):
      guard let child = add(box, texts: texts, depth: depth + 1) else { return nil }
      content = .padding(insets, child: child)
    case .frame(let frame, let box):
      guard let child = add(box, texts: texts, depth: depth + 1) else { return nil }
      content = .frame(frame, child: child)
    case .stack(var stack):
      let children = stack.children.compactMap { add($0, texts: texts, depth: depth + 1, along: stack.axis) }
      guard !children.isEmpty else { return nil }
      stack.children = []
      content = .stack(stack, children: children)
    case .spacer(let minimum): content = .spacer(minimum: Self.length(minimum), along: axis)
    case .surface(_, let box): return add(box, texts: texts, depth: depth + 1, along: axis)
    }
    nodes.append(Node(content: content))
    return nodes.count - 1
  }

  static func length(_ points: Points) -> Double { points.value > 0 ? points.value : 0 }

  func content(of node: Int) -> Content { nodes[node].content }

  /// Returns the text of a node in a proposal, laid out once.
  mutating func fitted(_ node: Int, in proposal: Proposal) -> FittedText? {
    guard case .text(let box, let text) = nodes[node].content else { return nil }
    if let known = nodes[node].fitted.first(where: { $0.proposal == proposal }) { return known.text }
    let fitted = FittedText(box, text, at: textSize, in: proposal)
    nodes[node].fitted.append((proposal, fitted))
    return fitted
  }

  /// Returns the size that a box takes when its parent proposes one.
  mutating func size(of node: Int, in proposal: Proposal) -> Size {
    if let known = nodes[node].sizes.first(where: { $0.proposal == proposal }) { return known.size }
    let size: Size
    switch nodes[node].content {
    case .text:
      // A stack asks with nothing how little a text can take: nothing, for then it shows its ellipsis at most.
      if proposal.width == 0 {
        let line = fitted(node, in: Proposal(width: nil, height: 0))?.pitch ?? 0
        size = Size(width: 0, height: line)
      } else {
        size = fitted(node, in: proposal)?.size(in: proposal) ?? .zero
      }
    case .icon(let icon):
      size = icon
    case .padding(let insets, let child):
      let inner = self.size(of: child, in: insets.inset(proposal))
      size = Size(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    case .frame(let frame, let child):
      let inner = self.size(of: child, in: frame.proposal(for: proposal))
      size = frame.size(around: inner, in: proposal)
    case .spacer(let minimum, let axis):
      size = Size(
        width: axis == .vertical ? 0 : max(minimum, proposal.width ?? minimum),
        height: axis == .horizontal ? 0 : max(minimum, proposal.height ?? minimum))
    case .stack(let stack, let children):
      size = extent(of: stack, parts: parts(of: stack, children: children, in: proposal))
    }
    nodes[node].sizes.append((proposal, size))
    return size
  }
}

extension EdgeInsets {
  var horizontal: Double { BoxTree.length(leading) + BoxTree.length(trailing) }
  var vertical: Double { BoxTree.length(top) + BoxTree.length(bottom) }

  func inset(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - horizontal) }, height: proposal.height.map { max(0, $0 - vertical) })
  }
}
