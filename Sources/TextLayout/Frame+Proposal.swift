import DesignTokens

extension Frame {
  /// The proposal that a frame hands to its content.
  func proposal(for proposal: Proposal) -> Proposal {
    Proposal(width: width.proposal(for: proposal.width), height: height.proposal(for: proposal.height))
  }

  /// The size of a frame around its content.
  func size(around content: Size, in proposal: Proposal) -> Size {
    Size(
      width: width.length(around: content.width, in: proposal.width),
      height: height.length(around: content.height, in: proposal.height))
  }
}

extension Frame.Bounds {
  /// “The size proposed to this view is the size proposed to the frame, limited by any constraints specified, and with
  /// any ideal dimensions specified replacing any corresponding unspecified dimensions in the proposal” (SwiftUI).
  fileprivate func proposal(for proposed: Double?) -> Double? {
    if let fixed { return BoxTree.length(fixed) }
    if let length = proposed ?? ideal?.value { return clamped(length) }
    guard let maximum, maximum.value.isFinite else { return nil }
    return clamped(maximum.value)
  }

  /// A minimum alone never makes the frame larger than content or proposal ask; a maximum lets it take what is
  /// proposed.
  fileprivate func length(around content: Double, in proposed: Double?) -> Double {
    if let fixed { return BoxTree.length(fixed) }
    let proposed = (proposed ?? ideal?.value).map(clamped)
    var length = content
    if let minimum { length = max(minimum.value, min(length, proposed ?? length)) }
    if let maximum { length = min(maximum.value, max(length, proposed ?? length)) }
    return max(0, length)
  }

  private func clamped(_ length: Double) -> Double {
    max(0, min(max(length, minimum?.value ?? 0), max(maximum?.value ?? .infinity, minimum?.value ?? 0)))
  }
}
