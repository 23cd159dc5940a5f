import DesignTokens

@testable import TextLayout

extension ReferenceLayout {
  /// The children of a box that took a size, those behind first.
  mutating func geometries(of box: ReferenceBox, size: Size, in proposal: Proposal) -> [Geometry] {
    func same(_ child: ReferenceBox, _ offered: Proposal) -> [Geometry] {
      [Geometry(child: child, x: 0, y: 0, proposal: offered)]
    }
    switch box.box.kind {
    case .text, .icon, .spacer, .assumed, .empty: return []
    case .padding(let insets):
      return [
        Geometry(
          child: box.children[0], x: insets.leading.value, y: insets.top.value, proposal: inset(proposal, by: insets))
      ]
    case .frame(let frame): return [framed(frame, box.children[0], size: size, in: proposal)]
    case .stack(let stack):
      if box.isItsChild { return same(box.children[0], proposal) }
      guard let axis = stack.axis else { return layers(box.children, stack.alignment, size: size) }
      // Across itself a stack that is proposed nothing proposes its own length.
      var offered = proposal
      if offered.length(along: axis.other) == nil {
        offered = offered.replacing(axis.other, with: size.length(along: axis.other))
      }
      return lined(box.children, stack, along: axis, in: offered).children
    case .attachment(let attachment):
      let primary = same(box.children[0], proposal)
      guard box.children.count == 2 else { return primary }
      let secondary = [attached(attachment, box, size: size, in: proposal)]
      return attachment.place == .background ? secondary + primary : primary + secondary
    case .fixedSize(let axes), .scroll(let axes):
      return same(box.children[0], proposal.unspecified(along: axes))
    case .columns(let columns): return grid(columns, box.children, in: proposal.width).children
    case .aspectRatio(let shape):
      return same(box.children[0], shaped(shape, box.children[0], in: proposal))
    case .fitting(let axes): return same(chosen(of: box.children, axes, in: proposal), proposal)
    default: return same(box.children[0], proposal)
    }
  }

  private mutating func attached(
    _ attachment: Attachment, _ box: ReferenceBox, size: Size, in proposal: Proposal
  ) -> Geometry {
    let (primary, secondary) = (box.children[0], box.children[1])
    let offered = Proposal(width: size.width, height: size.height)
    let own = self.size(of: secondary, in: offered)
    func offset(_ axis: Axis, _ layout: inout ReferenceLayout) -> Double {
      layout.guide(of: primary, axis, attachment.alignment, size: size, in: proposal)
        - layout.guide(of: secondary, axis, attachment.alignment, size: own, in: offered)
    }
    return Geometry(child: secondary, x: offset(.horizontal, &self), y: offset(.vertical, &self), proposal: offered)
  }

  /// Where the line of an alignment runs in a box.
  mutating func guide(
    of box: ReferenceBox, _ axis: Axis, _ alignment: Stack.Alignment, size: Size, in proposal: Proposal
  ) -> Double {
    let isBaseline = alignment.vertical == .firstTextBaseline || alignment.vertical == .lastTextBaseline
    if axis == .vertical, isBaseline,
      let y = baseline(of: box, isLast: alignment.vertical == .lastTextBaseline, size: size, in: proposal)
    {
      return y
    }
    return defaultGuide(axis, alignment, in: size)
  }

  func defaultGuide(_ axis: Axis, _ alignment: Stack.Alignment, in size: Size) -> Double {
    if axis == .horizontal {
      switch alignment.horizontal {
      case .leading: return 0
      case .center: return size.width / 2
      case .trailing: return size.width
      }
    }
    switch alignment.vertical {
    case .top: return 0
    case .center: return size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: return size.height
    }
  }

  /// The baseline that the texts in a box give it: of several the topmost first and the bottommost last.
  ///
  /// Both as Apple's documentation has it; the reconstruction takes the topmost of the last baselines, too, and leaves
  /// out how far a child stands from the edge of its stack.
  private mutating func baseline(of box: ReferenceBox, isLast: Bool, size: Size, in proposal: Proposal) -> Double? {
    switch box.box.kind {
    case .icon, .spacer, .scroll, .empty: return nil
    case .text(let text):
      let fitted = self.fitted(text, in: proposal)
      return fittedText(of: text).map { isLast ? fitted.lastBaseline(of: $0) : fitted.firstBaseline(of: $0) }
    default: break
    }
    var children = geometries(of: box, size: size, in: proposal)
    // An overlay or background has no say.
    if case .attachment = box.box.kind { children.removeAll { $0.child.number != box.children[0].number } }
    var found: Double?
    for child in children {
      let own = self.size(of: child.child, in: child.proposal)
      guard let inner = baseline(of: child.child, isLast: isLast, size: own, in: child.proposal) else { continue }
      found = found.map { isLast ? max($0, child.y + inner) : min($0, child.y + inner) } ?? child.y + inner
    }
    return found
  }
}
