import DesignTokens

extension BoxPlan {
  /// How a box finds its size: what of its kind a layout asks, with lengths that its arithmetic can bear.
  enum Sizing: Sendable {
    /// A text place, and the number of its text.
    case text(TextPlace)
    case fixed(Size)
    /// Along the stack that it stands in; `nil` outside of rows and columns, where it takes all.
    case spacer(minimum: Double, along: Axis?)
    case padding(EdgeInsets)
    indirect case frame(width: FrameLimits, height: FrameLimits, Stack.Alignment)
    /// A row, a column or, without an axis, layers.
    case stack(along: Axis?, spacing: Double, Stack.Alignment)
    case fixedSize(AxisSet)
    case aspectRatio(AspectRatio)
    case fitting(AxisSet)
    case columns(Columns)
    case scroll(AxisSet)
    /// The size of its first child, which stacks serve by a priority.
    case priority(Double)
    /// In everything as its first child.
    case content
  }

  /// `nil` where the box is not there.
  ///
  /// - Parameters:
  ///   - isEmpty: Whether nothing is there of what it holds.
  ///   - axis: That of the row or column around it.
  mutating func sizing(of box: Box, isEmpty: Bool, in axis: Axis?, _ slots: Set<String>) -> Sizing? {
    switch box.kind {
    case .text(let text): slots.contains(text.slot) ? .text(TextPlace(text, number(ofSlot: text.slot))) : nil
    case .icon(let icon): .fixed(Size(width: Self.length(icon.width), height: Self.length(icon.height)))
    case .spacer(let minimum): .spacer(minimum: Self.length(minimum), along: axis)
    case .assumed, .empty: nil
    case _ where isEmpty: nil
    case .padding(let insets): .padding(insets.bounded)
    case .frame(let frame): .frame(width: FrameLimits(frame.width), height: FrameLimits(frame.height), frame.alignment)
    // A stack, or layers, written around one child: SwiftUI makes it that child.
    case .stack where box.children.count == 1: .content
    case .stack(let stack): .stack(along: stack.axis, spacing: Self.distance(stack.spacing), stack.alignment)
    case .fixedSize(let axes): .fixedSize(axes)
    case .aspectRatio(let shape): .aspectRatio(shape)
    case .priority(let priority): .priority(priority.isNaN ? 0 : priority)
    case .fitting(let axes): .fitting(axes)
    case .columns(let columns): .columns(columns)
    case .scroll(let axes): .scroll(axes)
    case .surface, .attachment, .hidden, .button: .content
    }
  }
}

extension BoxPlan.Sizing {
  var isText: Bool { if case .text = self { true } else { false } }
  /// Whether it may be higher in more room, or hold fewer texts in a row in less.
  var growsWithWidth: Bool {
    switch self {
    case .aspectRatio, .columns: true
    default: false
    }
  }

  /// Modifiers that are no layouts of their own hand on the priority of what they hold; paddings and frames do not. A
  /// spacer comes last.
  func priority(of content: Double?) -> Double {
    switch self {
    case .priority(let priority): priority
    case .spacer: -.infinity
    case .text, .fixed, .padding, .frame, .aspectRatio, .stack, .fitting, .columns, .scroll: 0
    case .fixedSize, .content: content ?? 0
    }
  }

  func response(of contents: [BoxResponse]) -> BoxResponse {
    let inner = contents.first ?? BoxResponse()
    return switch self {
    case .text: BoxResponse()
    case .fixed: .rigid
    case .spacer(_, let axis): .spacer(along: axis)
    case .frame(let width, let height, _): inner.framed(width: width, height: height)
    case .fixedSize(let axes): inner.fixed(along: axes)
    case .stack(let axis, _, let alignment): .stack(along: axis, alignment, contents)
    case .aspectRatio, .fitting, .columns: BoxResponse(decides: .both)
    case .scroll(let axes): inner.scrolling(along: axes)
    case .padding, .priority, .content: inner
    }
  }
}

extension Box.Kind {
  /// Along which a spacer in the box takes space: modifiers hand on the axis of the stack around them.
  func axis(in outer: Axis?) -> Axis? {
    switch self {
    case .stack(let stack): stack.axis
    case .columns: nil
    case .scroll(let axes): axes == .both ? nil : axes == .horizontal ? .horizontal : .vertical
    default: outer
    }
  }
}

extension EdgeInsets {
  /// Insets that the arithmetic of a layout can bear: what a negative one holds reaches beyond the box.
  fileprivate var bounded: EdgeInsets {
    func distance(_ points: Points) -> Points { Points(BoxPlan.distance(points)) }
    return EdgeInsets(
      top: distance(top), leading: distance(leading), bottom: distance(bottom), trailing: distance(trailing))
  }
}
