import DesignTokens

/// The bounds of a frame along one axis, without those that are no lengths, and in order.
struct FrameLimits {
  let fixed: Double?
  let minimum: Double?
  /// No less than the minimum.
  let ideal: Double?
  /// No less than the ideal length; may be infinite.
  let maximum: Double?

  init(_ bounds: Frame.Bounds) {
    func finite(_ points: Points?) -> Double? {
      points.flatMap { $0.value.isFinite ? BoxPlan.length($0) : nil }
    }
    // As SwiftUI, which passes over a fixed length that is negative.
    fixed = bounds.fixed.flatMap { $0.value >= 0 && $0.value.isFinite ? BoxPlan.length($0) : nil }
    minimum = finite(bounds.minimum)
    let ideal = finite(bounds.ideal).map { [minimum] in max($0, minimum ?? 0) }
    self.ideal = ideal
    maximum = bounds.maximum.flatMap { $0.value == .infinity ? .infinity : finite($0) }.map { max($0, ideal ?? 0) }
  }

  /// Whether the frame is SwiftUI's flexible one along this axis.
  var isBounded: Bool { fixed == nil && (minimum != nil || ideal != nil || maximum != nil) }

  /// What the frame proposes to its content to learn its size.
  ///
  /// “The size proposed to this view is the size proposed to the frame, limited by any constraints specified, and with
  /// any ideal dimensions specified replacing any corresponding unspecified dimensions in the proposal” (SwiftUI).
  func proposal(for proposed: Double?) -> Double? { fixed ?? (proposed ?? ideal).map(clamped) }

  /// The length that the frame has whatever its content is; `nil` where it depends on it.
  ///
  /// With both bounds it is what is proposed, within them; where nothing is proposed, the ideal length.
  func ownLength(in proposed: Double?) -> Double? {
    if let fixed { return fixed }
    guard let proposed else { return ideal }
    return hasRange ? clamped(proposed) : nil
  }

  /// The length of the frame around its content.
  ///
  /// A minimum alone never makes the frame larger than content or proposal ask, and a maximum alone lets it take what
  /// is proposed. A minimum above the maximum counts as neither: the frame is as long as its content.
  func length(around content: Double, in proposed: Double?) -> Double {
    if let own = ownLength(in: proposed) { return own }
    let inner = proposal(for: proposed)
    switch (minimum, maximum) {
    case (nil, nil): return content
    case (let minimum?, nil): return max(minimum, min(content, inner ?? content))
    case (nil, let maximum?): return min(maximum, max(content, inner ?? content))
    case (let minimum?, let maximum?): return hasRange ? min(maximum, max(minimum, content)) : content
    }
  }

  /// What a flexible frame of a length proposes to its content where it places it: its own length, unless nobody has
  /// said one, neither its parent nor its bounds.
  func placing(_ proposed: Double?, length: Double) -> Double? {
    if let fixed { return fixed }
    let isBetween = length > minimum ?? -.infinity && length < maximum ?? .infinity
    return proposed == nil && ideal == nil && isBetween ? nil : length
  }

  private var hasRange: Bool {
    guard let minimum, let maximum else { return false }
    return minimum <= maximum
  }

  private func clamped(_ length: Double) -> Double { min(max(length, minimum ?? 0), maximum ?? .infinity) }
}
