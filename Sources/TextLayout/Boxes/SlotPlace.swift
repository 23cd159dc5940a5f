import DesignTokens

/// A component on one screen at one text size whose text is offered the same room whatever it says.
///
/// That holds where everything between the component and the text is a modifier, or a stack that holds nothing else:
/// a text is then measured without a look at the boxes.
public struct SlotPlace: Sendable {
  private enum Link {
    case padding(EdgeInsets)
    case frame(width: FrameLimits, height: FrameLimits, in: Proposal, flexible: AxisSet)
    case button(minimum: Points?)
  }

  /// What a text becomes in its place.
  public struct Result: Sendable {
    public let verdict: Verdict
    /// Lines that are shown.
    public let lineCount: Int
    /// As ``ComponentLayout/smallestTouchTarget``, but for its place.
    public let touchTarget: TouchTarget
  }

  private let box: TextBox
  private let size: DynamicTypeSize
  private let proposal: Proposal
  /// From the text outwards; what changes no size is left out.
  private let links: [Link]

  /// - Parameters:
  ///   - width: Offered to the component; infinity asks for its ideal width.
  ///   - height: Offered to the component; `nil` is free.
  /// - Returns: `nil` where the room of the text may depend on the text.
  public init?(_ plan: ComponentPlan, width: Points, height: Points?) {
    let boxes = plan.boxes
    guard var node = boxes.root, boxes.slots.count == 1 else { return nil }
    func offered(_ length: Points) -> Double? { length.value.isFinite ? BoxPlan.length(length) : nil }
    var proposal = Proposal(width: offered(width), height: height.flatMap(offered))
    var links: [Link] = []
    while true {
      switch boxes.nodes[node].kind {
      case .text(let box, _):
        self.box = box
        size = boxes.size
        self.proposal = proposal.width == 0 ? Proposal(width: 0, height: 0) : proposal
        self.links = links.reversed()
        // Without any width a text answers its stack otherwise.
        if proposal.width == 0 { return nil }
        return
      case .padding(let insets):
        links.append(.padding(insets))
        proposal = insets.inset(proposal)
      case .frame(_, let width, let height):
        links.append(
          .frame(width: width, height: height, in: proposal, flexible: boxes.nodes[boxes.child(of: node)].flexible))
        proposal = Proposal(width: width.proposal(for: proposal.width), height: height.proposal(for: proposal.height))
      case .button(let minimum): links.append(.button(minimum: minimum))
      case .fixedSize(let axes): proposal = proposal.unspecified(along: axes)
      case .surface, .priority: break
      case .stack(let stack, _):
        guard boxes.children(of: node).count == 1, let axis = stack.axis else { return nil }
        let across = axis.other
        if proposal.length(along: across) == nil, boxes.nodes[node].flexible.contains(across.set) { return nil }
      case .icon, .spacer, .attachment, .fitting, .scroll, .hidden: return nil
      }
      node = boxes.child(of: node)
    }
  }

  /// Sets a text in its place.
  ///
  /// - Returns: `nil` where a frame offers the text another room when it places it, as a frame does that the text is
  ///   too large for.
  /// - Complexity: O(*n*) in the places where a line may end, usually much less.
  public func fit(_ text: ShapedText) -> Result? {
    let fitted = FittedText(box, text, at: size, in: proposal)
    var outer = fitted.size(in: proposal)
    var target: TouchTarget?
    for link in links {
      switch link {
      case .padding(let insets):
        outer = Size(width: outer.width + insets.horizontal, height: outer.height + insets.vertical)
      case .frame(let width, let height, let proposal, let flexible):
        let content = outer
        outer = Size(
          width: width.length(around: content.width, in: proposal.width),
          height: height.length(around: content.height, in: proposal.height))
        let placedWidth = width.placingProposal(
          for: proposal.width, length: outer.width, content: content.width, isFlexible: flexible.contains(.horizontal))
        let placedHeight = height.placingProposal(
          for: proposal.height, length: outer.height, content: content.height,
          isFlexible: flexible.contains(.vertical))
        if placedWidth != width.proposal(for: proposal.width) || placedHeight != height.proposal(for: proposal.height) {
          return nil
        }
      case .button(let minimum):
        let button = TouchTarget(outer, minimum: minimum)
        if button.shorterSide <= target?.shorterSide ?? .infinity { target = button }
      }
    }
    return Result(
      verdict: fitted.verdict, lineCount: fitted.lineCount, touchTarget: target ?? TouchTarget(outer, minimum: nil))
  }

  /// Whether a text that fits here in one line does so there, at a smaller size, and is no larger there.
  ///
  /// Its letters are no larger there, and it is offered no less room.
  public func impliesFit(in other: SlotPlace) -> Bool {
    guard box.appearance == other.box.appearance, other.size <= size, box.minimumScaleFactor >= 1,
      box.appearance.letterSpacing.value >= 0,
      other.box.appearance.pointSize(at: other.size) <= box.appearance.pointSize(at: size)
    else { return false }
    return (other.proposal.width ?? .infinity) >= (proposal.width ?? .infinity)
      && (other.proposal.height ?? .infinity) >= (proposal.height ?? .infinity)
  }
}

extension TouchTarget {
  fileprivate init(_ size: Size, minimum: Points?) {
    self.init(
      frame: Rectangle(x: 0, y: 0, width: Points(size.width), height: Points(size.height)), minimum: minimum)
  }
}
