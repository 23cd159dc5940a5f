import DesignTokens

/// One layout: the sizes that the boxes of a plan have answered to proposals.
///
/// Stacks ask their children several times; without the answers kept, nested stacks would take exponential time.
struct BoxSizer {
  let plan: BoxPlan
  private let texts: [ShapedText]
  private var sizes: ProposalMemo<Size>
  private var fittedTexts: ProposalMemo<FittedText>
  /// From the top of a box to the first baseline of its texts.
  var firstBaselines: ProposalMemo<Double?>
  var lastBaselines: ProposalMemo<Double?>
  /// So many sizes are worked out, those known before not counted.
  private(set) var evaluations = 0
  private let probingLimit: Int

  /// - Parameter texts: In the order of the plan's slots.
  init(_ plan: BoxPlan, texts: [ShapedText]) {
    self.plan = plan
    self.texts = texts
    let count = plan.nodes.count
    sizes = ProposalMemo(count: count)
    fittedTexts = ProposalMemo(count: count)
    firstBaselines = ProposalMemo(count: count)
    lastBaselines = ProposalMemo(count: count)
    probingLimit = 20_000 + 64 * plan.nodes.count
  }

  /// Whether stacks still ask how flexible their children are.
  ///
  /// Rows in columns in rows of a fixed height ask ever more: past a bound that no real component reaches, children
  /// count as equally flexible, so that a layout always ends.
  var mayProbe: Bool { evaluations < probingLimit }

  func text(_ number: Int) -> ShapedText { texts[number] }

  /// Returns the text of a node in a proposal, laid out once.
  mutating func fitted(_ node: Int, _ place: TextPlace, in proposal: Proposal) -> FittedText {
    if let known = fittedTexts.value(of: node, in: proposal) { return known }
    let fitted = FittedText(place.box, texts[place.number], at: plan.size, in: proposal)
    fittedTexts.set(fitted, of: node, in: proposal)
    return fitted
  }

  /// Returns the size that a box takes when its parent proposes one.
  mutating func size(of node: Int, in proposal: Proposal) -> Size {
    var proposal = proposal
    switch plan.nodes[node].sizing {
    case .text:
      // To a text all the room there is and its own wish are one.
      if proposal.width == .infinity { proposal.width = nil }
      if proposal.height == .infinity { proposal.height = nil }
    case .fixed(let size): return size
    case .spacer(let minimum, let axis):
      return Size(
        width: axis == .vertical ? 0 : max(minimum, proposal.width ?? minimum),
        height: axis == .horizontal ? 0 : max(minimum, proposal.height ?? minimum))
    case .content, .priority: return size(of: plan.child(of: node), in: proposal)
    case .fixedSize(let axes): return size(of: plan.child(of: node), in: proposal.unspecified(along: axes))
    default: break
    }
    if let known = sizes.value(of: node, in: proposal) { return known }
    evaluations += 1
    let size = evaluatedSize(of: node, in: proposal)
    sizes.set(size, of: node, in: proposal)
    return size
  }

  private mutating func evaluatedSize(of node: Int, in proposal: Proposal) -> Size {
    switch plan.nodes[node].sizing {
    case .text(let place): return textSize(of: node, place, in: proposal)
    case .padding(let insets):
      let inner = size(of: plan.child(of: node), in: insets.inset(proposal))
      return Size(width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
    case .frame(let width, let height, _):
      if let width = width.ownLength(in: proposal.width), let height = height.ownLength(in: proposal.height) {
        return Size(width: width, height: height)
      }
      let inner = Proposal(width: width.proposal(for: proposal.width), height: height.proposal(for: proposal.height))
      let content = size(of: plan.child(of: node), in: inner)
      return Size(
        width: width.length(around: content.width, in: proposal.width),
        height: height.length(around: content.height, in: proposal.height))
    case .stack(let axis, let spacing, let alignment):
      guard let axis else { return layersSize(of: node, in: proposal) }
      let parts = parts(of: node, along: axis, alignment, spacing, in: proposal)
      return Self.stackSize(of: parts, along: axis, spacing)
    case .fitting(let axes): return size(of: fittingChild(of: node, axes, in: proposal), in: proposal)
    case .columns(let columns): return cells(of: node, columns, in: proposal).size
    case .scroll(let axes):
      let content = size(of: plan.child(of: node), in: proposal.unspecified(along: axes))
      return Size(
        width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
        height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    case .aspectRatio(let shape): return size(of: plan.child(of: node), in: offer(of: node, shape, in: proposal))
    case .fixed, .spacer, .fixedSize, .priority, .content: preconditionFailure("these have their size at once")
    }
  }

  /// What a box that keeps a shape offers to its child.
  mutating func offer(of node: Int, _ shape: AspectRatio, in proposal: Proposal) -> Proposal {
    if proposal.width == nil, proposal.height == nil { return proposal }
    let ideal = shape.ratio == nil ? size(of: plan.child(of: node), in: Proposal(width: nil, height: nil)) : .zero
    let (width, height) = shape.ratio.map { ($0, 1) } ?? (ideal.width, ideal.height)
    guard width > 0, height > 0 else { return proposal }
    let scales = [proposal.width.map { $0 / width }, proposal.height.map { $0 / height }].compactMap(\.self)
    let scale = (shape.mode == .fit ? scales.min() : scales.max()) ?? 1
    return Proposal(width: width * scale, height: height * scale)
  }

  /// The first child whose ideal size along `axes` is within the proposal, else the last.
  mutating func fittingChild(of node: Int, _ axes: AxisSet, in proposal: Proposal) -> Int {
    let children = plan.children(of: node)
    for child in children.dropLast() {
      let ideal = size(of: child, in: proposal.unspecified(along: axes))
      let fitsWidth = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + Self.noise
      let fitsHeight = !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + Self.noise
      if fitsWidth && fitsHeight { return child }
    }
    return children[children.endIndex - 1]
  }

  /// What sums of lengths may differ by.
  static let noise = 1e-6
}
