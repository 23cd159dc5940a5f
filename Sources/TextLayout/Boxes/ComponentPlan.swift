import DesignTokens

/// A component prepared for many layouts: its boxes at one text size, with texts in the same slots.
public struct ComponentPlan: Sendable {
  let boxes: BoxPlan

  /// - Parameters:
  ///   - slots: The slots with a text; boxes of the others are left out.
  ///   - size: The reader's text size. It scales the texts; the lengths of `box` are taken as they are.
  /// - Complexity: O(*n*) in the nodes of the tree.
  public init(_ box: Box, slots: Set<String>, size: DynamicTypeSize) {
    boxes = BoxPlan(box, slots: slots, size: size)
  }

  /// Every box that a layout may place, in the order of ``ComponentLayout/boxes``; those that a fitting box chooses
  /// among are all there.
  ///
  /// - Complexity: O(*n*) in the boxes.
  public var parts: [Part] {
    var parts: [Part] = []
    var open = boxes.root.map { [$0] } ?? []
    while let number = open.popLast() {
      let node = boxes.nodes[number]
      var part = Part(path: node.path)
      var children = Array(boxes.children(of: number))
      switch node.kind {
      case .text(let text, _): part.textColor = text.color
      case .icon(let icon, _): part.icon = icon
      case .surface(let surface): part.surface = surface
      case .attachment(.background, _): children.reverse()
      case .hidden: children = []
      default: break
      }
      parts.append(part)
      open += children.reversed()
    }
    return parts
  }

  /// What a box paints.
  public struct Part: Sendable {
    /// As ``PlacedBox/path``.
    public let path: String
    public internal(set) var surface: Surface?
    public internal(set) var icon: Icon?
    public internal(set) var textColor: ColorValue?
  }

  /// Lays the component out with texts in its slots.
  ///
  /// - Parameters:
  ///   - texts: The shaped texts by slot; one for each slot of the plan.
  ///   - width: Offered to the component; infinity, or what is no number, asks for its ideal width.
  ///   - height: Offered to the component; `nil` is free, as in a view that scrolls.
  ///   - rightToLeft: Mirrors the component; leading is then right.
  ///   - notesBoxes: Whether the layout holds every box, and not the texts and touch targets alone.
  /// - Complexity: O(*b* log *b*) in the boxes for usual nesting, and a wrapping of each text for a few widths.
  public func layout(
    _ texts: [String: ShapedText], width: Points, height: Points? = nil, rightToLeft: Bool, notesBoxes: Bool = false
  ) -> ComponentLayout {
    let shaped = boxes.slots.compactMap { texts[$0] }
    guard let root = boxes.root, shaped.count == boxes.slots.count else { return ComponentLayout() }
    func offered(_ length: Points) -> Double? { length.value.isFinite ? BoxPlan.length(length) : nil }
    let proposal = Proposal(width: offered(width), height: height.flatMap(offered))
    var sizer = BoxSizer(boxes, texts: shaped)
    let whole = sizer.size(of: root, in: proposal)
    var placer = BoxPlacer(sizer, notesBoxes: notesBoxes, mirrorWidth: rightToLeft ? whole.width : nil)
    placer.place(root, x: 0, y: 0, in: proposal)
    placer.noteOverhang(of: whole, beyond: proposal)
    return ComponentLayout(
      width: Points(whole.width), height: Points(whole.height), texts: placer.texts, boxes: placer.boxes,
      touchTargets: placer.touchTargets, overhangs: placer.overhangs, isAtEase: placer.ease.holds)
  }
}
