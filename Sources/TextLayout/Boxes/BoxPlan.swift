import DesignTokens

/// A component's boxes as a flat list, made once for all texts that are laid out in it.
struct BoxPlan: Sendable {
  struct Node: Sendable {
    let kind: Box.Kind
    let sizing: Sizing
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
  private let reading: AssumptionReading
  /// What is assumed of the room of texts, as it has been found.
  let foundAssumptions = FoundAssumptions()

  /// - Parameters:
  ///   - slots: The slots with a text. A box whose slot has none is left out, as SwiftUI does with an absent view.
  ///   - reading: How what is assumed of the boxes is taken.
  init(_ box: Box, slots: Set<String>, size: DynamicTypeSize, reading: AssumptionReading = .written) {
    self.size = size
    self.reading = reading
    root = add(box, Place(), slots)
  }

  func children(of node: Int) -> ArraySlice<Int> { childLists[nodes[node].children] }

  /// The only child of a modifier.
  func child(of node: Int) -> Int { childLists[nodes[node].children.lowerBound] }

  /// A length that the arithmetic of a layout can bear: from 0 to a thousand million points.
  static func length(_ points: Points) -> Double { max(distance(points), 0) }

  /// A length that may be negative, as that between avatars which overlap: 0 for what is no number.
  static func distance(_ points: Points) -> Double { points.value.isNaN ? 0 : min(max(points.value, -1e9), 1e9) }

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
    if case .assumed(let list, let released, let strained) = box.kind {
      switch reading {
      case .written: break
      case .released: return add(released, place, slots)
      case .strained: return add(strained, place, slots)
      }
      let rank = assumptions.count
      guard let content = box.children.first, let node = add(content, place, slots) else { return nil }
      assumptions.insert((node, list), at: rank)
      return node
    }
    guard let name = box.kind.name else { return nil }
    let inside = place.inside(name.rawValue, axis: box.kind.axis(in: place.axis))
    var children: [Int] = []
    switch box.kind {
    case .stack, .fitting, .columns:
      for (number, child) in box.children.enumerated() {
        var own = inside
        own.path += "/\(number)"
        if let node = add(child, own, slots) { children.append(node) }
      }
    default:
      for (number, child) in box.children.enumerated() {
        if let node = add(child, inside, slots) { children.append(node) } else if number == 0 { return nil }
      }
    }
    guard let sizing = sizing(of: box, isEmpty: children.isEmpty, in: place.axis, slots) else { return nil }
    let start = childLists.count
    childLists += children
    nodes.append(
      Node(
        kind: box.kind, sizing: sizing, children: start..<childLists.count,
        priority: sizing.priority(of: children.first.map { nodes[$0].priority }),
        response: sizing.response(of: children.map { nodes[$0].response }), depth: place.depth, path: inside.path))
    return nodes.count - 1
  }

  mutating func number(ofSlot slot: String) -> Int {
    if let number = slots.firstIndex(of: slot) { return number }
    slots.append(slot)
    return slots.count - 1
  }
}

extension EdgeInsets {
  var horizontal: Double { leading.value + trailing.value }
  var vertical: Double { top.value + bottom.value }

  func inset(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - horizontal) }, height: proposal.height.map { max(0, $0 - vertical) })
  }
}
