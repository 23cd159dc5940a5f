import DesignTokens

/// The bounds of a frame along one axis, without those that are no lengths.
struct FrameLimits {
  let fixed: Double?
  let minimum: Double?
  let ideal: Double?
  /// May be infinite.
  let maximum: Double?

  init(_ bounds: Frame.Bounds) {
    func finite(_ points: Points?) -> Double? {
      points.flatMap { $0.value.isFinite ? BoxPlan.length($0) : nil }
    }
    // As SwiftUI, which passes over a fixed length that is negative.
    fixed = bounds.fixed.flatMap { $0.value >= 0 && $0.value.isFinite ? BoxPlan.length($0) : nil }
    minimum = finite(bounds.minimum)
    ideal = finite(bounds.ideal)
    maximum = bounds.maximum.flatMap { $0.value == .infinity ? .infinity : finite($0) }
  }

  /// Whether the frame changes what is proposed to its content.
  var isFlexible: Bool { fixed == nil && (minimum != nil || ideal != nil || maximum != nil) }

  /// What the frame proposes to its content to learn its size.
  ///
  /// “The size proposed to this view is the size proposed to the frame, limited by any constraints specified, and with
  /// any ideal dimensions specified replacing any corresponding unspecified dimensions in the proposal” (SwiftUI).
  func proposal(for proposed: Double?) -> Double? { fixed ?? (proposed ?? ideal).map(clamped) }

  /// The length of the frame around its content.
  ///
  /// With both bounds it is what is proposed, within them; a minimum alone never makes the frame larger than content
  /// or proposal ask, and a maximum alone lets it take what is proposed.
  func length(around content: Double, in proposed: Double?) -> Double {
    if let fixed { return fixed }
    let proposed = (proposed ?? ideal).map(clamped)
    var length = content
    if let minimum { length = max(minimum, min(length, proposed ?? length)) }
    if let maximum { length = min(maximum, max(length, proposed ?? length)) }
    return max(0, length)
  }

  /// What the frame proposes to its content when it places it: its own length, where that is not the content's choice.
  ///
  /// - Parameters:
  ///   - length: Of the frame.
  ///   - content: The length that the content answered.
  ///   - isFlexible: Whether the content can answer another one.
  func placingProposal(for proposed: Double?, length: Double, content: Double, isFlexible: Bool) -> Double? {
    guard fixed == nil, minimum != nil || maximum != nil else { return proposal(for: proposed) }
    if let sized = proposal(for: proposed) { return max(sized, length) }
    return length < content || (length > content && isFlexible) ? length : nil
  }

  private func clamped(_ length: Double) -> Double {
    let minimum = minimum ?? 0
    return max(0, min(max(length, minimum), max(maximum ?? .infinity, minimum)))
  }
}
