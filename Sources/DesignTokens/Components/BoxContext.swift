/// What a component's template becomes a box tree for: axes, text size and screen.
struct BoxContext: Sendable {
  let choice: AxisChoice
  /// The reader's text size, not above that of the component.
  let size: DynamicTypeSize
  /// Pixels per point.
  let scale: Double
  /// The largest text size that the component follows; `nil` follows all.
  let maximumSize: DynamicTypeSize?
  /// The components that the template may hold, by their number.
  let nested: [Component]
  /// How boxes come where something is assumed of them.
  private(set) var reading = AssumptionReading.written
  /// The slots of the outermost component by those of this one; `nil` for the outermost itself.
  private let slots: [String: String]?
  /// The least touch target of buttons that name none; `nil` leaves it to the outermost component.
  private let touchTarget: Points?

  init(
    choice: AxisChoice, size: DynamicTypeSize, scale: Double, maximumSize: DynamicTypeSize?, nested: [Component] = []
  ) {
    self.init(
      choice: choice, size: size, scale: scale, maximumSize: maximumSize, nested: nested, slots: nil, touchTarget: nil)
  }

  private init(
    choice: AxisChoice, size: DynamicTypeSize, scale: Double, maximumSize: DynamicTypeSize?, nested: [Component],
    slots: [String: String]?, touchTarget: Points?
  ) {
    self.choice = choice
    self.size = maximumSize.map { min($0, size) } ?? size
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.maximumSize = maximumSize
    self.nested = nested
    self.slots = slots
    self.touchTarget = touchTarget
  }

  /// The same for boxes of which what is assumed is read otherwise.
  func reading(_ reading: AssumptionReading) -> BoxContext {
    var other = self
    other.reading = reading
    return other
  }

  /// The lesser of the component's cap and one of its parts.
  func cap(_ size: DynamicTypeSize?) -> DynamicTypeSize? {
    guard let size, let maximumSize else { return size ?? maximumSize }
    return min(size, maximumSize)
  }

  /// The same for a component inside, whose slots have these names here.
  func inside(_ component: Component, choice: AxisChoice, _ names: [String: String]) -> BoxContext {
    var inside = BoxContext(
      choice: choice, size: size, scale: scale, maximumSize: cap(component.maximumSize), nested: component.nested,
      slots: names.compactMapValues(slot), touchTarget: component.minimumTouchTarget ?? touchTarget)
    inside.reading = reading
    return inside
  }

  /// The outermost component's name of a slot; `nil` where it has none for it.
  func slot(_ name: String) -> String? { slots == nil ? name : slots?[name] }

  func touchTarget(_ own: Points?) -> Points? { own ?? touchTarget }
}
