import DesignTokens
import TextLayout

/// A component with texts in some slots, prepared for text sizes and screens as they are asked for; one per thread.
final class SizedPlans {
  private let drawing: (DynamicTypeSize, Double) -> Box
  let followsTextSize: Bool
  private let slots: Set<String>
  /// By pixels per point, 0 where no length depends on them: a plan for each text size.
  private var known: [Double: [ComponentPlan?]] = [:]

  /// - Returns: `nil` for a choice that the component does not offer.
  init?(_ component: Component, axes: [String: String], slots: Set<String>) {
    guard let usual = try? component.drawing(axes: axes) else { return nil }
    followsTextSize = component.followsTextSize
    drawing =
      followsTextSize ? { (try? component.drawing(axes: axes, at: $0, scale: $1)) ?? usual } : { _, _ in usual }
    self.slots = slots
  }

  /// A text by itself.
  init(_ text: TextBox) {
    followsTextSize = false
    drawing = { _, _ in Box(.text(text)) }
    slots = [text.slot]
  }

  /// - Complexity: O(*n*) in the boxes when it is first asked.
  func plan(at size: DynamicTypeSize, scale: Double) -> ComponentPlan {
    let scale = followsTextSize ? scale : 0
    if let plan = known[scale]?[size.index] { return plan }
    let plan = ComponentPlan(drawing(size, scale), slots: slots, size: size)
    known[scale, default: [ComponentPlan?](repeating: nil, count: DynamicTypeSize.allCases.count)][size.index] = plan
    return plan
  }
}
