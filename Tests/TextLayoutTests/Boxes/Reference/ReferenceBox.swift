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
    if case .stack = box.kind { box.children.count == 1 } else { false }
  }

  /// What stacks and layers serve first.
  ///
  /// Paddings and frames hide the priority of what they hold; `fixedSize`, overlays and what changes no layout do not.
  var priority: Double {
    switch box.kind {
    case .priority(let priority): priority
    case .spacer: -.infinity
    case .stack: isItsChild ? children[0].priority : 0
    case .text, .icon, .padding, .frame, .aspectRatio, .fitting, .columns, .scroll, .assumed, .empty: 0
    default: children[0].priority
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
    switch box.kind {
    case .empty: return nil
    case .assumed: return make(box.children[0], axis: axis, depth: depth)
    case .text(let text): return slots.contains(text.slot) ? made(box, [], axis, depth) : nil
    case .icon, .spacer: return made(box, [], axis, depth)
    case .stack(let stack): return list(box, axis: stack.axis, outer: axis, depth)
    case .fitting: return list(box, axis: axis, outer: axis, depth)
    case .columns: return list(box, axis: nil, outer: axis, depth)
    case .frame(let frame): return self.frame(frame, box.children[0], axis: axis, depth)
    case .scroll(let axes):
      return modifier(
        box, axis: axes == .both ? nil : axes == .horizontal ? .horizontal : .vertical, outer: axis, depth)
    default: return modifier(box, axis: axis, outer: axis, depth)
    }
  }

  /// There where its content is, with what is attached to it, if that is there.
  private mutating func modifier(_ box: Box, axis: Axis?, outer: Axis?, _ depth: Int) -> ReferenceBox? {
    guard let content = make(box.children[0], axis: axis, depth: depth + 1) else { return nil }
    let attached = box.children.dropFirst().compactMap { make($0, axis: axis, depth: depth + 1) }
    return made(box, [content] + attached, outer, depth)
  }

  private mutating func list(_ box: Box, axis: Axis?, outer: Axis?, _ depth: Int) -> ReferenceBox? {
    let children = box.children.compactMap { make($0, axis: axis, depth: depth + 1) }
    return children.isEmpty ? nil : made(box, children, outer, depth)
  }

  /// A frame with a fixed length along one axis and bounds along the other is two modifiers, the fixed one inside.
  private mutating func frame(_ frame: Frame, _ content: Box, axis: Axis?, _ depth: Int) -> ReferenceBox? {
    guard let child = make(content, axis: axis, depth: depth + 1) else { return nil }
    let hasFixed = frame.width.fixed != nil || frame.height.fixed != nil
    guard hasFixed, frame.width.isBounded || frame.height.isBounded else {
      return made(Box(.frame(frame), content), [child], axis, depth)
    }
    var (inner, outer) = (frame, frame)
    (inner.width, inner.height) = (.init(fixed: frame.width.fixed), .init(fixed: frame.height.fixed))
    if frame.width.fixed != nil { outer.width = .init() }
    if frame.height.fixed != nil { outer.height = .init() }
    let half = made(Box(.frame(inner), content), [child], axis, depth, isOfTree: false)
    return made(Box(.frame(outer), content), [half], axis, depth)
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
