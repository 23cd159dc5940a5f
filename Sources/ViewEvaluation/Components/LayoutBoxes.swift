import DesignTokens

/// Makes the boxes of a layout from those of a view.
///
/// What is not known never makes a verdict certain. A box of unknown size is as small as can be where nothing is
/// assumed, so that what does not fit beside it fits in no case. A text is marked where its own look is not known, or
/// that of a box around it, or where an unknown size decides over its room.
struct LayoutBoxes: Sendable {
  /// The name of the view.
  let component: String
  let placeName: @Sendable (CodePlace) -> String
  /// What stands at the place of a key.
  let text: @Sendable (ViewBox) -> ViewText
  var slots = SlotNames()

  mutating func box(of boxes: [ViewBox]) -> Box {
    let written = self.boxes(boxes[...], .written, unknown: nil)
    return written.count == 1
      ? written[0] : Box(.stack(Stack(direction: .vertical, spacing: 8, alignment: .center)), written)
  }

  private mutating func boxes(
    _ views: ArraySlice<ViewBox>, _ reading: AssumptionReading, unknown: Assumption?
  ) -> [Box] {
    var boxes: [Box] = []
    for view in views { boxes.append(box(view, reading, unknown: unknown)) }
    return boxes
  }

  /// - Parameter unknown: Why no verdict on texts in the box is certain.
  private mutating func box(_ view: ViewBox, _ reading: AssumptionReading, unknown: Assumption?) -> Box {
    let own = view.unknown.map(assumption) ?? (view.isRepetition ? repetitionAssumption(view) : nil)
    let unknown = unknown ?? own
    let isSample = view.isText && isSample(view)
    guard own != nil || isSample || view.assumed != nil else { return plain(view, reading, unknown) }
    guard reading == .written else { return held(view, reading, unknown, isOpen: own != nil || isSample) }
    let reasons = [own, isSample ? sampleAssumption(view) : nil, view.assumed.map { assumption($0, of: view) }]
    return Box(
      .assumed(
        reasons.compactMap { $0 }, released: held(view, .released, unknown, isOpen: own != nil || isSample),
        strained: held(view, .strained, unknown, isOpen: own != nil || isSample)),
      held(view, .written, unknown, isOpen: own != nil || isSample))
  }

  /// A box of which something is not known, in a frame that stands for it.
  private mutating func held(
    _ view: ViewBox, _ reading: AssumptionReading, _ unknown: Assumption?, isOpen: Bool
  ) -> Box {
    let inner = plain(view, reading, unknown)
    guard isOpen else { return inner }
    // A length that nobody knows is no part of what there is; what scrolls has any.
    if reading == .written, view.unknown != nil, !view.holdsText, !view.takesOffer {
      return Box(.fixedSize(AxisSet.both.subtracting(view.scrolledAxes)), inner)
    }
    let length: Points? = reading == .released ? 0 : nil
    return Box(.frame(Frame(width: .init(fixed: length), height: .init(fixed: length))), inner)
  }

  private mutating func plain(_ view: ViewBox, _ reading: AssumptionReading, _ unknown: Assumption?) -> Box {
    var unknown = unknown
    switch view.kind {
    case .text(var text):
      let stands = self.text(view)
      text.slot = slots.name(of: text, stands, at: view.keyPlace ?? view.place)
      text.unknown = unknown
      return Box(view.assumed == nil ? .text(text) : Box.Kind.text(text).read(reading))
    case .empty: return Box(.icon(Icon(width: 0, height: 0, isDecorative: true)))
    case .icon, .padding:
      guard view.assumed != nil else { break }
      return Box(view.kind.read(reading), boxes(view.children[...], reading, unknown: unknown))
    case .attachment(let attachment):
      // What lies over or under a box of unknown size has unknown room.
      guard let base = view.children.first else { break }
      let room = unknown == nil ? reason(inside: base) : unknown
      let first = box(base, reading, unknown: unknown)
      let boxes = [first] + boxes(view.children.dropFirst(), reading, unknown: room)
      // A base that is as high as the screen lets it be leaves what lies over it as much.
      guard base.stretches else { return Box(view.kind, boxes) }
      let layers = attachment.place == .overlay ? boxes : boxes.reversed()
      return Box(.stack(Stack(direction: .overlay, spacing: 0, alignment: attachment.alignment)), layers)
    case .fitting where unknown == nil: unknown = reason(inside: view)
    default: break
    }
    return Box(view.kind, boxes(view.children[...], reading, unknown: unknown))
  }

  /// Why the size of a box is not known; `nil` where it is.
  private func reason(inside view: ViewBox) -> Assumption? {
    if let unknown = view.unknown { return assumption(unknown) }
    switch view.kind {
    case .frame(let frame) where frame.width.fixed != nil && frame.height.fixed != nil: return nil
    case .attachment: return view.children.first.flatMap { reason(inside: $0) }
    case .text: return isSample(view) ? sampleAssumption(view) : nil
    default: return view.children.lazy.compactMap { reason(inside: $0) }.first
    }
  }

  /// Whether a text, or a part of it, is known at run time alone.
  private func isSample(_ view: ViewBox) -> Bool { view.shown?.rest == .sample || text(view).isSample }

  private func assumption(_ unknown: EvaluatedView.Unknown) -> Assumption {
    Assumption(unknown: unknown.name, of: component, at: placeName(unknown.place), reason: unknown.reason)
  }

  private func assumption(_ what: String, of view: ViewBox) -> Assumption {
    Assumption(
      unknown: what, of: component, at: placeName(view.place), reason: "the system decides it, and does not publish it")
  }

  private func repetitionAssumption(_ view: ViewBox) -> Assumption {
    Assumption(
      unknown: "a further element", of: component, at: placeName(view.place),
      reason: "how many there are is known at run time alone")
  }

  private func sampleAssumption(_ view: ViewBox) -> Assumption {
    Assumption(
      unknown: "a text", of: component, at: placeName(view.place), reason: "the text is known at run time alone")
  }
}

extension ViewBox {
  /// Whether it takes all the height that it is offered, so that the height is not known where that is free.
  fileprivate var stretches: Bool {
    switch kind {
    case .frame(let frame):
      if frame.height.fixed != nil { return false }
      if let most = frame.height.maximum { return !most.value.isFinite }
      return children.contains(where: \.stretches)
    case .spacer, .scroll: return true
    // Its width decides.
    case .aspectRatio, .columns: return false
    case .fixedSize(let axes): return !axes.contains(.vertical) && children.contains(where: \.stretches)
    case .attachment: return children.first?.stretches ?? false
    default: return children.contains(where: \.stretches)
    }
  }

  /// Along which axes something in it scrolls.
  fileprivate var scrolledAxes: AxisSet {
    let own: AxisSet = if case .scroll(let axes) = kind { axes } else { [] }
    return children.reduce(own) { $0.union($1.scrolledAxes) }
  }

  fileprivate var isText: Bool { if case .text = kind { true } else { false } }
}

extension Box.Kind {
  /// A kind whose lengths are assumed: none where nothing is assumed, longer where all of it is strained. A text is as
  /// much smaller as it may be larger.
  fileprivate func read(_ reading: AssumptionReading) -> Box.Kind {
    let factor: Double
    switch reading {
    case .written: return self
    case .released: factor = 0
    case .strained: factor = 1 + AssumptionReading.tolerance
    }
    switch self {
    case .text(var text):
      text.appearance = text.appearance.scaled(by: factor > 0 ? factor : 1 - AssumptionReading.tolerance)
      return .text(text)
    case .icon(var icon):
      icon = Icon(
        name: icon.name, width: icon.width * factor, height: icon.height * factor, color: icon.color,
        isDecorative: icon.isDecorative)
      return .icon(icon)
    case .padding(let sides):
      return .padding(
        EdgeInsets(
          top: sides.top * factor, leading: sides.leading * factor, bottom: sides.bottom * factor,
          trailing: sides.trailing * factor))
    default: return self
    }
  }
}
