import DesignTokens
import TextLayout

/// A component with a text in one slot, prepared for the twelve text sizes.
struct SlotPlans: Sendable {
  /// The text box of the slot; the first one where a slot is shown twice, `nil` where it is not shown.
  let text: TextBox?
  /// By the pixels per point of screens, which lengths that follow the text size are rounded to, then by text size.
  private let plans: [(scale: Double, bySize: [ComponentPlan])]
  private let make: @Sendable (DynamicTypeSize, Double) -> ComponentPlan

  /// - Throws: ``AxisError`` for an unknown axis or value.
  init(_ component: Component, axes: [String: String], slot: String) throws(AxisError) {
    let drawing = try component.drawing(axes: axes)
    self.init(drawing, slot: slot, scales: component.followsTextSize ? [1, 2, 3] : [1]) { size, scale in
      guard component.followsTextSize else { return drawing }
      return (try? component.drawing(axes: axes, at: size, scale: scale)) ?? drawing
    }
  }

  /// A text by itself.
  init(_ text: TextBox) {
    self.init(.text(text), slot: text.slot, scales: [1]) { _, _ in .text(text) }
  }

  private init(
    _ box: Box, slot: String, scales: [Double], drawing: @escaping @Sendable (DynamicTypeSize, Double) -> Box
  ) {
    text = box.text(inSlot: slot)
    let make: @Sendable (DynamicTypeSize, Double) -> ComponentPlan = { size, scale in
      ComponentPlan(drawing(size, scale), slots: [slot], size: size)
    }
    plans = scales.map { scale in (scale, DynamicTypeSize.allCases.map { make($0, scale) }) }
    self.make = make
  }

  func plan(at size: DynamicTypeSize, scale: Double) -> ComponentPlan {
    if plans.count == 1 { return plans[0].bySize[size.index] }
    return plans.first { $0.scale == scale }?.bySize[size.index] ?? make(size, scale)
  }
}

extension Box {
  /// The text box of a slot; the first one where a slot is shown twice.
  fileprivate func text(inSlot slot: String) -> TextBox? {
    if case .text(let text) = self { return text.slot == slot ? text : nil }
    return contents.lazy.compactMap { $0.text(inSlot: slot) }.first
  }
}
