import DesignTokens

@testable import TextLayout

/// A box of a tree that is there, prepared for the reference layout.
struct ReferenceBox {
  /// Tells the boxes of a tree apart.
  let number: Int
  let box: Box
  /// The boxes that it holds and that are there.
  let children: [ReferenceBox]
  /// Along which a spacer takes space: that of the innermost stack or layers around it.
  let axis: Axis?
  let depth: Int
  /// Whether the box is one of the tree, and not a half of one that stands for two modifiers.
  let isOfTree: Bool

  /// A stack, or layers, that are written around one child are that child.
  var isItsChild: Bool {
    guard case .stack(let stack) = box else { return false }
    return stack.children.count == 1
  }

  /// What stacks and layers serve first.
  ///
  /// Paddings and frames hide the priority of what they hold; `fixedSize`, overlays and what changes no layout do not.
  var priority: Double {
    switch box {
    case .priority(let priority, _): priority
    case .spacer: -.infinity
    case .fixedSize, .surface, .hidden, .button: children[0].priority
    case .attachment: children[0].priority
    case .stack: isItsChild ? children[0].priority : 0
    case .text, .icon, .padding, .frame, .fitting, .scroll, .assumed, .empty: 0
    }
  }
}

/// Makes a tree of reference boxes.
struct ReferenceTree {
  private let slots: Set<String>
  private var count = 0

  private init(slots: Set<String>) { self.slots = slots }

  /// - Returns: `nil` where nothing of the box is there.
  static func root(_ box: Box, slots: Set<String>) -> ReferenceBox? {
    var tree = ReferenceTree(slots: slots)
    return tree.make(box, axis: nil, depth: 0)
  }

  private mutating func make(_ box: Box, axis: Axis?, depth: Int) -> ReferenceBox? {
    switch box {
    case .empty: return nil
    case .assumed(_, let content, released: _): return make(content, axis: axis, depth: depth)
    case .text(let text): return slots.contains(text.slot) ? made(box, [], axis, depth) : nil
    case .icon, .spacer: return made(box, [], axis, depth)
    case .stack(let stack):
      return list(box, stack.children, axis: stack.axis, outer: axis, depth)
    case .fitting(_, let boxes): return list(box, boxes, axis: axis, outer: axis, depth)
    case .attachment(let attachment, let content):
      guard let primary = make(content, axis: axis, depth: depth + 1) else { return nil }
      return made(box, [primary] + [make(attachment.box, axis: axis, depth: depth + 1)].compactMap { $0 }, axis, depth)
    case .frame(let frame, let content):
      return self.frame(frame, content, axis: axis, depth)
    case .scroll(let axes, let content):
      let inside: Axis? = axes == .both ? nil : axes == .horizontal ? .horizontal : .vertical
      return make(content, axis: inside, depth: depth + 1).map { made(box, [$0], axis, depth) }
    case .padding(_, let content), .surface(_, let content), .fixedSize(_, let content), .priority(_, let content),
      .hidden(let content), .button(_, let content):
      return make(content, axis: axis, depth: depth + 1).map { made(box, [$0], axis, depth) }
    }
  }

  private mutating func list(
    _ box: Box, _ boxes: [Box], axis: Axis?, outer: Axis?, _ depth: Int
  ) -> ReferenceBox? {
    let children = boxes.compactMap { make($0, axis: axis, depth: depth + 1) }
    return children.isEmpty ? nil : made(box, children, outer, depth)
  }

  /// A frame with a fixed length along one axis and bounds along the other is two modifiers, the fixed one inside.
  private mutating func frame(_ frame: Frame, _ content: Box, axis: Axis?, _ depth: Int) -> ReferenceBox? {
    guard let child = make(content, axis: axis, depth: depth + 1) else { return nil }
    let hasFixed = frame.width.fixed != nil || frame.height.fixed != nil
    guard hasFixed, frame.width.isBounded || frame.height.isBounded else {
      return made(.frame(frame, content), [child], axis, depth)
    }
    var (inner, outer) = (frame, frame)
    (inner.width, inner.height) = (.init(fixed: frame.width.fixed), .init(fixed: frame.height.fixed))
    if frame.width.fixed != nil { outer.width = .init() }
    if frame.height.fixed != nil { outer.height = .init() }
    let half = made(.frame(inner, content), [child], axis, depth, isOfTree: false)
    return made(.frame(outer, content), [half], axis, depth)
  }

  private mutating func made(
    _ box: Box, _ children: [ReferenceBox], _ axis: Axis?, _ depth: Int, isOfTree: Bool = true
  ) -> ReferenceBox {
    count += 1
    return ReferenceBox(
      number: count, box: box, children: children, axis: axis, depth: depth, isOfTree: isOfTree)
  }
}

extension Frame.Bounds {
  /// Whether it has any bound of a flexible frame.
  var isBounded: Bool { fixed == nil && (minimum != nil || ideal != nil || maximum != nil) }
}
