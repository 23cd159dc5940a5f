/// What a component's template becomes a box tree for: axes, text size and screen.
struct BoxContext: Sendable {
  let choice: AxisChoice
  /// The reader's text size, not above that of the component.
  let size: DynamicTypeSize
  /// Pixels per point.
  let scale: Double
  /// The largest text size that the component follows; `nil` follows all.
  let maximumSize: DynamicTypeSize?

  init(choice: AxisChoice, size: DynamicTypeSize, scale: Double, maximumSize: DynamicTypeSize?) {
    self.choice = choice
    self.size = maximumSize.map { min($0, size) } ?? size
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.maximumSize = maximumSize
  }

  /// The lesser of the component's cap and one of its parts.
  func cap(_ size: DynamicTypeSize?) -> DynamicTypeSize? {
    guard let size, let maximumSize else { return size ?? maximumSize }
    return min(size, maximumSize)
  }
}
