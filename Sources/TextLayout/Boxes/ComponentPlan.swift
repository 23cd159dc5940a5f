import DesignTokens

/// A component prepared for many layouts: its boxes at one text size, with texts in the same slots.
package struct ComponentPlan: Sendable {
  let boxes: BoxPlan
  /// The same boxes without what is assumed of them, and with more of it; `nil` where nothing is.
  private let others: (released: BoxPlan, strained: BoxPlan)?
  /// Whether the room of the whole is assumed: without it the component is as large as it likes.
  private let isContainerAssumed: Bool

  /// - Parameters:
  ///   - slots: The slots with a text; boxes of the others are left out.
  ///   - size: The reader's text size. It scales the texts; the lengths of `box` are taken as they are.
  /// - Complexity: O(*n*) in the nodes of the tree.
  package init(_ box: Box, slots: Set<String>, size: DynamicTypeSize) {
    boxes = BoxPlan(box, slots: slots, size: size)
    let assumptions = boxes.assumptions
    func reading(_ reading: AssumptionReading) -> BoxPlan {
      BoxPlan(box, slots: slots, size: size, reading: reading)
    }
    others = assumptions.isEmpty ? nil : (reading(.released), reading(.strained))
    isContainerAssumed = assumptions.contains { $0.assumptions.contains(where: \.isContainer) }
  }

  /// What is assumed of the boxes that are there, and decides how large they are.
  package var assumptions: [Assumption] { boxes.assumptions.flatMap(\.assumptions) }

  /// Every box that a layout may place, in the order of ``ComponentLayout/boxes``; those that a fitting box chooses
  /// among are all there.
  ///
  /// - Complexity: O(*n*) in the boxes.
  package var parts: [Part] {
    var parts: [Part] = []
    var open = boxes.root.map { [$0] } ?? []
    while let number = open.popLast() {
      let node = boxes.nodes[number]
      var part = Part(path: node.path)
      var children = Array(boxes.children(of: number))
      switch node.kind {
      case .text(let text): part.textColor = text.color
      case .icon(let icon): part.icon = icon
      case .surface(let surface): part.surface = surface
      case .attachment(let attachment) where attachment.place == .background: children.reverse()
      case .hidden: children = []
      default: break
      }
      parts.append(part)
      open += children.reversed()
    }
    return parts
  }

  /// What a box paints.
  package struct Part: Sendable {
    /// As ``PlacedBox/path``.
    package let path: String
    package internal(set) var surface: Surface?
    package internal(set) var icon: Icon?
    package internal(set) var textColor: ColorValue?
  }

  /// Lays the component out with texts in its slots.
  ///
  /// - Parameters:
  ///   - texts: The shaped texts by slot; one for each slot of the plan.
  ///   - width: Offered to the component; infinity, or what is no number, asks for its ideal width.
  ///   - height: Offered to the component; `nil` is free, as in a view that scrolls.
  ///   - strainedWidth: Offered where that is less and the room of the component is assumed; `nil` is the same.
  ///   - rightToLeft: Mirrors the component; leading is then right.
  ///   - notesBoxes: Whether the layout holds every box, and not the texts and touch targets alone.
  ///   - asWritten: Whether what is assumed is taken as it is, for what no verdict rests on.
  ///
  /// Where something is assumed of the boxes, the verdict of a text is certain if it is the same without it, and where
  /// the text fits, also with more of it: see ``AssumptionReading``.
  ///
  /// - Complexity: O(*b* log *b*) in the boxes for usual nesting, and a wrapping of each text for a few widths; three
  ///   times that where something is assumed.
  package func layout(
    _ texts: [String: ShapedText], width: Points, height: Points? = nil, strainedWidth: Points? = nil,
    rightToLeft: Bool, notesBoxes: Bool = false, asWritten: Bool = false
  ) -> ComponentLayout {
    let (layout, _) = Self.layout(boxes, texts, width, height, rightToLeft, notesBoxes: notesBoxes)
    if asWritten { return layout }
    var whole = weighed(layout, texts, width, height, rightToLeft)
    if let others, whole.texts.contains(where: { $0.verdict == .fits }) {
      let (strained, _) = Self.layout(
        others.strained, texts, isContainerAssumed ? strainedWidth ?? width : width, height, rightToLeft,
        notesBoxes: false)
      whole.strain(against: strained, in: boxes)
    }
    return whole
  }

  /// Lays the component out, unless all of it fits with these texts at this text size and every smaller one, in this
  /// room and every larger one: see ``Ease``.
  ///
  /// What fits is not held against what is assumed: of what may fit nothing is said to be wrong.
  package func layoutUnlessAtEase(
    _ texts: [String: ShapedText], width: Points, height: Points?, rightToLeft: Bool
  ) -> ComponentLayout? {
    let (layout, isAtEase) = Self.layout(
      boxes, texts, width, height, rightToLeft, notesBoxes: false, asksEase: true)
    if isAtEase { return nil }
    let fits = layout.overhangs.isEmpty && layout.texts.allSatisfy { $0.verdict == .fits }
    return fits ? layout : weighed(layout, texts, width, height, rightToLeft)
  }

  private func weighed(
    _ layout: ComponentLayout, _ texts: [String: ShapedText], _ width: Points, _ height: Points?, _ rightToLeft: Bool
  ) -> ComponentLayout {
    var layout = layout
    layout.doubt(of: boxes)
    guard let others else { return layout }
    let (free, _) = Self.layout(
      others.released, texts, isContainerAssumed ? .infinity : width, isContainerAssumed ? nil : height, rightToLeft,
      notesBoxes: false)
    layout.weigh(against: free, in: boxes)
    return layout
  }

  private static func layout(
    _ boxes: BoxPlan, _ texts: [String: ShapedText], _ width: Points, _ height: Points?, _ rightToLeft: Bool,
    notesBoxes: Bool, asksEase: Bool = false
  ) -> (layout: ComponentLayout, isAtEase: Bool) {
    let shaped = boxes.slots.compactMap { texts[$0] }
    guard let root = boxes.root, shaped.count == boxes.slots.count else { return (ComponentLayout(), true) }
    func offered(_ length: Points) -> Double? { length.value.isFinite ? BoxPlan.length(length) : nil }
    let proposal = Proposal(width: offered(width), height: height.flatMap(offered))
    var sizer = BoxSizer(boxes, texts: shaped)
    let whole = sizer.size(of: root, in: proposal)
    var placer = BoxPlacer(
      sizer, notesBoxes: notesBoxes, mirrorWidth: rightToLeft ? whole.width : nil, asksEase: asksEase)
    placer.place(root, x: 0, y: 0, in: proposal)
    placer.noteOverhang(of: whole, beyond: proposal)
    let layout = ComponentLayout(
      width: Points(whole.width), height: Points(whole.height), texts: placer.texts, boxes: placer.boxes,
      touchTargets: placer.touchTargets, overhangs: placer.overhangs)
    return (layout, placer.ease.holds)
  }
}
