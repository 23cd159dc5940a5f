import DesignTokens

/// Walks a plan a second time, with the proposals that the sizes came from, and notes where its boxes land.
struct BoxPlacer {
  var sizer: BoxSizer
  /// Whether every box is noted, and not texts and buttons alone.
  let notesBoxes: Bool
  /// The width of the component where it is mirrored.
  let mirrorWidth: Double?
  private(set) var texts: [TextPlacement] = []
  private(set) var boxes: [PlacedBox] = []
  private(set) var touchTargets: [TouchTarget] = []
  var overhangs: [Overhang] = []
  var ease = Ease()
  /// Whether the height that is proposed is what a row or layers offer again, where they were offered none.
  private var isOfferedAgain = false
  /// The texts of overlays and backgrounds, which take no space.
  private(set) var attachedTexts: [Int] = []

  init(_ sizer: BoxSizer, notesBoxes: Bool, mirrorWidth: Double?, asksEase: Bool) {
    self.sizer = sizer
    self.notesBoxes = notesBoxes
    self.mirrorWidth = mirrorWidth
    // What is higher in more room leaves others less.
    if !asksEase || sizer.plan.nodes.contains(where: \.sizing.growsWithWidth) { ease.end() }
  }

  /// Places a box with its upper left corner at a point; x runs from the leading side.
  mutating func place(_ node: Int, x: Double, y: Double, in proposal: Proposal) {
    if notesBoxes { note(node, x: x, y: y, in: proposal) }
    switch sizer.plan.nodes[node].sizing {
    case .fixed, .spacer: return
    case .text(let text):
      let fitted = sizer.fitted(node, text, in: proposal).doubted(text.box, at: sizer.plan.size, in: proposal)
      let lacksHeight =
        isOfferedAgain && fitted.verdict != .fits
        && sizer.fitted(node, text, in: proposal.replacing(.vertical, with: nil)).verdict == .fits
      texts.append(
        TextPlacement(
          text, sizer.text(text.number), fitted, at: node, proposed: proposal,
          frame: rectangle(of: node, x: x, y: y, in: proposal),
          lacksHeightWherePlaced: lacksHeight))
      ease.note(texts[texts.count - 1])
    case .padding(let insets):
      let inner = insets.inset(proposal)
      place(sizer.plan.child(of: node), x: x + insets.leading.value, y: y + insets.top.value, in: inner)
    case .frame(let width, let height, let alignment):
      let content = sizer.placedContent(of: node, width, height, alignment, in: proposal)
      let first = texts.count
      ease.note(
        sizer.plan.child(of: node),
        sized: Proposal(width: width.proposal(for: proposal.width), height: height.proposal(for: proposal.height)),
        placed: content.proposal, sizer.plan)
      let isBounded = height.fixed != nil || height.maximum?.isFinite ?? false
      offering(again: isOfferedAgain && !isBounded) {
        $0.place($0.sizer.plan.child(of: node), x: x + content.x, y: y + content.y, in: content.proposal)
      }
      noteOverhang(ofFrame: node, x: x, y: y, content.proposal, texts: first..<texts.count, in: proposal)
    case .stack(let axis?, let spacing, let alignment):
      ease.note(node, along: axis, spacing, in: proposal, &sizer)
      for placed in sizer.placedParts(of: node, along: axis, alignment, spacing, in: proposal) {
        let part = placed.part
        let sized = part.proposal.replacing(axis.other, with: proposal.length(along: axis.other))
        ease.note(part.node, sized: sized, placed: part.proposal, sizer.plan)
        offering(again: isOfferedAgain || proposal.height == nil && part.proposal.height != nil) {
          $0.place(part.node, x: x + placed.x, y: y + placed.y, in: part.proposal)
        }
      }
    case .stack(nil, _, let alignment):
      for layer in sizer.placedLayers(of: node, alignment, in: proposal) {
        ease.note(layer.node, sized: proposal, placed: layer.proposal, sizer.plan)
        offering(again: isOfferedAgain || proposal.height == nil && layer.proposal.height != nil) {
          $0.place(layer.node, x: x + layer.x, y: y + layer.y, in: layer.proposal)
        }
      }
    case .fixedSize(let axes):
      place(sizer.plan.child(of: node), x: x, y: y, in: proposal.unspecified(along: axes))
    case .aspectRatio(let shape):
      place(sizer.plan.child(of: node), x: x, y: y, in: sizer.offer(of: node, shape, in: proposal))
    case .columns(let columns):
      for cell in sizer.cells(of: node, columns, in: proposal).cells {
        place(cell.node, x: x + cell.x, y: y + cell.y, in: cell.proposal)
      }
    case .scroll(let axes):
      let known = attachedTexts
      place(sizer.plan.child(of: node), x: x, y: y, in: proposal.unspecified(along: axes))
      // What scrolls is reached by scrolling.
      attachedTexts = known
    case .fitting(let axes):
      if sizer.plan.children(of: node).count > 1 { ease.end() }
      place(sizer.fittingChild(of: node, axes, in: proposal), x: x, y: y, in: proposal)
    case .priority, .content: placeContent(of: node, x: x, y: y, in: proposal)
    }
  }

  /// Places what a box holds that is in everything as its first child.
  private mutating func placeContent(of node: Int, x: Double, y: Double, in proposal: Proposal) {
    switch sizer.plan.nodes[node].kind {
    case .hidden: return
    case .attachment(let attachment): return place(attachment, node, x: x, y: y, in: proposal)
    case .button(let minimum):
      touchTargets.append(TouchTarget(frame: rectangle(of: node, x: x, y: y, in: proposal), minimum: minimum))
    default: break
    }
    place(sizer.plan.child(of: node), x: x, y: y, in: proposal)
  }

  /// The second child is proposed the size of the first and stands to it by the alignment.
  private mutating func place(_ attachment: Attachment, _ node: Int, x: Double, y: Double, in proposal: Proposal) {
    let alignment = attachment.alignment
    let children = sizer.plan.children(of: node)
    guard let primary = children.first else { return }
    // A smaller primary offers its secondary less.
    if children.dropFirst().contains(where: sizer.plan.holdsText) { ease.end() }
    if attachment.place == .overlay { place(primary, x: x, y: y, in: proposal) }
    for secondary in children.dropFirst() {
      let own = sizer.size(of: primary, in: proposal)
      let offered = Proposal(width: own.width, height: own.height)
      let size = sizer.size(of: secondary, in: offered)
      let line = sizer.guide(of: primary, alignment.vertical, in: proposal, size: own)
      let guide = sizer.guide(of: secondary, alignment.vertical, in: offered, size: size)
      let first = texts.count
      offering(again: false) {
        $0.place(
          secondary, x: x + (own.width - size.width) * alignment.horizontal.fraction, y: y + line - guide, in: offered)
      }
      attachedTexts += first..<texts.count
    }
    if attachment.place == .background { place(primary, x: x, y: y, in: proposal) }
  }

  private mutating func offering(again: Bool, place: (inout Self) -> Void) {
    let known = isOfferedAgain
    isOfferedAgain = again
    place(&self)
    isOfferedAgain = known
  }

  mutating func rectangle(of node: Int, x: Double, y: Double, in proposal: Proposal) -> Rectangle {
    let size = sizer.size(of: node, in: proposal)
    return Rectangle(
      x: Points(mirrorWidth.map { $0 - x - size.width } ?? x), y: Points(y), width: Points(size.width),
      height: Points(size.height))
  }

  private mutating func note(_ node: Int, x: Double, y: Double, in proposal: Proposal) {
    let frame = rectangle(of: node, x: x, y: y, in: proposal)
    let plan = sizer.plan.nodes[node]
    boxes.append(
      PlacedBox(
        kind: plan.kind, text: plan.sizing.isText ? texts.count : nil, path: plan.path, depth: plan.depth, frame: frame,
        proposedWidth: proposal.width.map { Points($0) }, proposedHeight: proposal.height.map { Points($0) }))
  }
}
