import DesignTokens

/// A component's boxes as a flat list, made once for all texts that are laid out in it.
struct BoxPlan: Sendable {
  enum Kind: Sendable {
    /// A text place, and the number of its text.
    case text(TextPlace)
    indirect case icon(Icon, Size)
    case padding(EdgeInsets)
    indirect case frame(Frame, width: FrameLimits, height: FrameLimits)
    /// Its children are in ``BoxPlan/children(of:)``; the stack itself holds none.
    indirect case stack(Stack, spacing: Double)
    /// A stack, or layers, written around one child: SwiftUI makes it that child.
    case onlyChild(Stack)
    /// Along the stack that it stands in; `nil` outside of rows and columns, where it takes all.
    case spacer(minimum: Double, along: Axis?)
    indirect case surface(Surface)
    /// Its first child is the box that gives the size, its second the one that takes it.
    case attachment(Attachment.Place, Stack.Alignment)
    case fixedSize(AxisSet)
    case priority(Double)
    case fitting(AxisSet)
    case scroll(AxisSet)
    case hidden
    case button(minimum: Points?)
  }

  struct Node: Sendable {
    let kind: Kind
    let children: Range<Int>
    /// What a stack gives its space to first.
    let priority: Double
    let response: BoxResponse
    let depth: Int
    /// The names from the root on, with the places of children in lists, as in “padding/hstack/0/text”.
    let path: String
  }

  /// Boxes that are nested deeper than this are left out; no component comes near it.
  static let deepest = 64

  let size: DynamicTypeSize
  /// The slots of the texts, in the order of their numbers.
  private(set) var slots: [String] = []
  /// `nil` when nothing of the component is there.
  private(set) var root: Int?
  private(set) var nodes: [Node] = []
  private var childLists: [Int] = []
  /// What is assumed of the boxes, in the order of the tree.
  private(set) var assumptions: [(node: Int, assumptions: [Assumption])] = []
  private let isReleased: Bool

  /// - Parameters:
  ///   - slots: The slots with a text. A box whose slot has none is left out, as SwiftUI does with an absent view.
  ///   - isReleased: Whether the boxes are those without what is assumed of them.
  init(_ box: Box, slots: Set<String>, size: DynamicTypeSize, isReleased: Bool = false) {
    self.size = size
    self.isReleased = isReleased
    root = add(box, Place(), slots)
  }

  func children(of node: Int) -> ArraySlice<Int> { childLists[nodes[node].children] }

  /// The only child of a modifier.
  func child(of node: Int) -> Int { childLists[nodes[node].children.lowerBound] }

  /// A length that the arithmetic of a layout can bear: from 0 to a thousand million points.
  static func length(_ points: Points) -> Double { points.value > 0 ? min(points.value, 1e9) : 0 }

  /// Where a box stands while the list is made.
  private struct Place {
    var depth = 0
    var path = ""
    /// The axis of the row or column around the box.
    var axis: Axis?

    func inside(_ name: String, axis: Axis?) -> Place {
      Place(depth: depth + 1, path: path.isEmpty ? name : "\(path)/\(name)", axis: axis)
    }
  }

  private mutating func add(_ box: Box, _ place: Place, _ slots: Set<String>) -> Int? {
    guard place.depth < Self.deepest else { return nil }
    if case .assumed(let list, let content, let released) = box {
      guard !isReleased else { return add(released, place, slots) }
      let rank = assumptions.count
      guard let node = add(content, place, slots) else { return nil }
      assumptions.insert((node, list), at: rank)
      return node
    }
    let inside = place.inside(box.kindName, axis: box.axis(in: place.axis))
    var children: [Int] = []
    switch box {
    case .stack(let stack): children = list(stack.children, inside, slots)
    case .fitting(_, let boxes): children = list(boxes, inside, slots)
    case .attachment(let attachment, let content):
      guard let primary = add(content, inside, slots) else { return nil }
      children = [primary]
      if let secondary = add(attachment.box, inside, slots) { children.append(secondary) }
    case .text, .icon, .spacer, .empty: break
    default:
      guard let content = box.contents.first, let child = add(content, inside, slots) else { return nil }
      children = [child]
    }
    guard let kind = kind(of: box, children, place, slots) else { return nil }
    let start = childLists.count
    childLists += children
    nodes.append(
      Node(
        kind: kind, children: start..<childLists.count, priority: priority(kind, children),
        response: response(kind, children), depth: place.depth, path: inside.path))
    return nodes.count - 1
  }

  private mutating func list(_ boxes: [Box], _ place: Place, _ slots: Set<String>) -> [Int] {
    boxes.enumerated().compactMap { number, box in
      var own = place
      own.path += "/\(number)"
      return add(box, own, slots)
    }
  }

  /// `nil` where the box is not there.
  private mutating func kind(of box: Box, _ children: [Int], _ place: Place, _ slots: Set<String>) -> Kind? {
    switch box {
    case .text(let text):
      guard slots.contains(text.slot) else { return nil }
      if let number = self.slots.firstIndex(of: text.slot) { return .text(TextPlace(text, number)) }
      self.slots.append(text.slot)
      return .text(TextPlace(text, self.slots.count - 1))
    case .icon(let icon):
      return .icon(icon, Size(width: Self.length(icon.width), height: Self.length(icon.height)))
    case .padding(let insets, _): return .padding(insets.bounded)
    case .frame(let frame, _):
      return .frame(frame, width: FrameLimits(frame.width), height: FrameLimits(frame.height))
    case .stack(var stack):
      guard !children.isEmpty else { return nil }
      let isAlone = stack.children.count == 1
      stack.children = []
      return isAlone ? .onlyChild(stack) : .stack(stack, spacing: Self.length(stack.spacing))
    case .spacer(let minimum): return .spacer(minimum: Self.length(minimum), along: place.axis)
    case .surface(let surface, _): return .surface(surface)
    case .attachment(let attachment, _):
      return .attachment(attachment.place, attachment.alignment)
    case .fixedSize(let axes, _): return .fixedSize(axes)
    case .priority(let priority, _): return .priority(priority.isNaN ? 0 : priority)
    case .fitting(let axes, _): return children.isEmpty ? nil : .fitting(axes)
    case .scroll(let axes, _): return .scroll(axes)
    case .hidden: return .hidden
    case .button(let minimum, _): return .button(minimum: minimum)
    case .assumed, .empty: return nil
    }
  }

  /// Modifiers that are no layouts of their own hand on the priority of what they hold; paddings and frames do not. A
  /// spacer comes last.
  private func priority(_ kind: Kind, _ children: [Int]) -> Double {
    switch kind {
    case .priority(let priority): return priority
    case .spacer: return -.infinity
    case .text, .icon, .padding, .frame, .stack, .fitting, .scroll: return 0
    case .surface, .attachment, .fixedSize, .hidden, .button, .onlyChild:
      return children.first.map { nodes[$0].priority } ?? 0
    }
  }

  private func response(_ kind: Kind, _ children: [Int]) -> BoxResponse {
    let inner = children.first.map { nodes[$0].response } ?? BoxResponse()
    switch kind {
    case .text: return BoxResponse()
    case .icon: return .rigid
    case .spacer(_, let axis): return .spacer(along: axis)
    case .frame(_, let width, let height): return inner.framed(width: width, height: height)
    case .fixedSize(let axes): return inner.fixed(along: axes)
    case .stack(let stack, _): return .stack(stack, children.map { nodes[$0].response })
    case .fitting: return BoxResponse(decides: .both)
    case .scroll(let axes): return inner.scrolling(along: axes)
    case .padding, .surface, .attachment, .priority, .hidden, .button, .onlyChild: return inner
    }
  }
}

extension EdgeInsets {
  var horizontal: Double { leading.value + trailing.value }
  var vertical: Double { top.value + bottom.value }

  /// The insets without what is negative or no number.
  fileprivate var bounded: EdgeInsets {
    func length(_ points: Points) -> Points { Points(BoxPlan.length(points)) }
    return EdgeInsets(
      top: length(top), leading: length(leading), bottom: length(bottom), trailing: length(trailing))
  }

  func inset(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - horizontal) }, height: proposal.height.map { max(0, $0 - vertical) })
  }
}
