import DesignTokens

/// What around a box decides over the room of texts.
///
/// The size of a box that holds no text matters where a text shares a length with it: in a row the width, in a column
/// that has to end somewhere the height. In a column that scrolls, or in layers, it matters to nobody.
private struct TextRoom {
  /// The axes along which texts have all the room they ask for.
  var free: AxisSet = []
  /// The axes along which the size of the box changes the room of texts around it.
  var asked: AxisSet = []
}

extension ViewBox {
  /// What is not known of boxes below one another and of what they hold, where that can change the room of a text; all
  /// of it where there is no text.
  ///
  /// - Complexity: O(*n* · *d*) for *n* boxes that stand at most *d* deep in one another.
  static func unknowns(of boxes: [ViewBox], _ found: inout FoundUnknowns) {
    let asked: AxisSet = boxes.contains(where: \.holdsKey) ? [] : .both
    // A view by itself is as high as it asks for.
    unknowns(of: boxes, &found, along: .vertical, in: TextRoom(free: .vertical, asked: asked))
  }

  private func unknowns(_ found: inout FoundUnknowns, in room: TextRoom) {
    if let unknown { found.append(unknown) }
    var inner = room
    switch kind {
    case .frame(let frame):
      for (axis, bounds) in [(AxisSet.horizontal, frame.width), (.vertical, frame.height)] {
        // It is as long as it says, or as what there is.
        let fills = bounds.minimum != nil && bounds.maximum?.value == .infinity
        if bounds.fixed != nil || fills && room.free.isDisjoint(with: axis) { inner.asked.remove(axis) }
        if bounds.fixed != nil || bounds.maximum?.value.isFinite ?? false { inner.free.remove(axis) }
      }
      if frame.width.fixed != nil, frame.height.fixed != nil, !holdsKey, !holdsHiddenText { return }
    case .scroll(let axes):
      // It is as long as there is room.
      inner.asked.subtract(axes.subtracting(room.free))
      inner.free.formUnion(axes)
    case .fixedSize(let axes): inner.free.formUnion(axes)
    case .fitting: inner = TextRoom(asked: .both)
    case .attachment:
      let layers = children.dropFirst().filter { $0.holdsKey || $0.holdsUnknownView }
      if !layers.isEmpty { inner.asked = .both }
      children.first?.unknowns(&found, in: inner)
      // Over what takes all there is it is as free as that.
      let room = TextRoom(free: children.first?.takesAll ?? false ? room.free : [])
      for layer in layers { layer.unknowns(&found, in: room) }
      return
    case .columns:
      // Columns share the width whatever is in them.
      inner.asked.remove(.horizontal)
      return Self.unknowns(of: children, &found, along: .vertical, in: inner)
    case .stack(let stack):
      let axis: AxisSet = stack.direction == .horizontal ? .horizontal : stack.direction == .vertical ? .vertical : []
      return Self.unknowns(of: children, &found, along: axis, in: room)
    default: break
    }
    for child in children { child.unknowns(&found, in: inner) }
  }

  /// - Parameter axis: Along which they share the room; empty for layers.
  private static func unknowns(
    of boxes: [ViewBox], _ found: inout FoundUnknowns, along axis: AxisSet, in room: TextRoom
  ) {
    let shares = !axis.isEmpty && room.free.isDisjoint(with: axis)
    let holders = shares ? boxes.count(where: \.holdsKey) : 0
    for box in boxes {
      let holdsKey = box.holdsKey
      var inner = room
      if shares, holders > (holdsKey ? 1 : 0) { inner.asked.formUnion(axis) }
      if holdsKey || !inner.asked.isEmpty || box.holdsUnknownView { box.unknowns(&found, in: inner) }
    }
  }

  /// Whether a text that code looks up stands in it: whatever becomes of others is no matter of a translation.
  private var holdsKey: Bool {
    if case .text = kind { return keyPlace != nil }
    return children.contains(where: \.holdsKey)
  }

  /// Whether it is as large as what it is offered, as a colour or a reader.
  private var takesAll: Bool {
    guard case .frame(let frame) = kind else { return false }
    return frame.width.maximum == .infinity && frame.height.maximum == .infinity && frame.width.fixed == nil
      && frame.height.fixed == nil
  }

  /// Whether a view stands in it of which nothing is known, which may show texts.
  private var holdsUnknownView: Bool {
    if hidesText { return true }
    if case .empty = kind { return unknown != nil && !isForeign }
    return children.contains(where: \.holdsUnknownView)
  }

  private var holdsHiddenText: Bool { hidesText || children.contains(where: \.holdsHiddenText) }
}
