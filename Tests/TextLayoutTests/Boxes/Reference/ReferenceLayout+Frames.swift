import DesignTokens

@testable import TextLayout

/// The bounds of a flexible frame along one axis, in order: the ideal is no less than the minimum, the maximum no
/// less than the ideal.
private struct OrderedBounds {
  let minimum: Double?
  let ideal: Double?
  let maximum: Double?

  init(_ bounds: Frame.Bounds) {
    let minimum = bounds.minimum.map { max($0.value, 0) }
    let ideal = bounds.ideal.map { max(minimum ?? 0, $0.value) }
    self.minimum = minimum
    self.ideal = ideal
    maximum = bounds.maximum.map { max(ideal ?? 0, $0.value) }
  }

  /// Both bounds, where they do not contradict each other.
  var range: ClosedRange<Double>? {
    guard let minimum, let maximum, minimum <= maximum else { return nil }
    return minimum...maximum
  }

  func proposal(_ proposed: Double?) -> Double? {
    guard let length = proposed ?? ideal else { return nil }
    return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }

  /// The length that needs no look at the content.
  func ownLength(_ proposed: Double?) -> Double? {
    guard let proposed else { return ideal }
    return range.map { min(max(proposed, $0.lowerBound), $0.upperBound) }
  }

  func length(around content: Double, proposed: Double?) -> Double {
    if let own = ownLength(proposed) { return own }
    if let range { return min(max(range.lowerBound, content), range.upperBound) }
    switch (minimum, maximum) {
    case (let minimum?, nil): return max(min(proposal(proposed) ?? .infinity, content), minimum)
    case (nil, let maximum?): return min(max(proposal(proposed) ?? -.infinity, content), maximum)
    default: return content
    }
  }

  /// What the content is proposed in a frame of a length.
  func placing(_ proposed: Double?, length: Double) -> Double? {
    let isBetween = minimum ?? -.infinity < length && length < maximum ?? .infinity
    return ideal == nil && proposed == nil && isBetween ? nil : length
  }
}

extension ReferenceLayout {
  private func isFlexible(_ frame: Frame) -> Bool { frame.width.isBounded || frame.height.isBounded }

  mutating func frameSize(_ frame: Frame, _ child: ReferenceBox, in proposal: Proposal) -> Size {
    if !isFlexible(frame) {
      let content = size(of: child, in: fixedProposal(frame, proposal))
      return Size(
        width: frame.width.fixed?.value ?? content.width, height: frame.height.fixed?.value ?? content.height)
    }
    let (width, height) = (OrderedBounds(frame.width), OrderedBounds(frame.height))
    let content = size(
      of: child, in: Proposal(width: width.proposal(proposal.width), height: height.proposal(proposal.height)))
    return Size(
      width: width.length(around: content.width, proposed: proposal.width),
      height: height.length(around: content.height, proposed: proposal.height))
  }

  private func fixedProposal(_ frame: Frame, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: frame.width.fixed?.value ?? proposal.width, height: frame.height.fixed?.value ?? proposal.height)
  }

  /// A fixed frame hands on what is proposed to it, a flexible one proposes its own size.
  mutating func framed(_ frame: Frame, _ child: ReferenceBox, size: Size, in proposal: Proposal) -> Geometry {
    let offered =
      isFlexible(frame)
      ? Proposal(
        width: OrderedBounds(frame.width).placing(proposal.width, length: size.width),
        height: OrderedBounds(frame.height).placing(proposal.height, length: size.height))
      : fixedProposal(frame, proposal)
    let own = self.size(of: child, in: offered)
    let x = defaultGuide(.horizontal, frame.alignment, in: size)
    let y = defaultGuide(.vertical, frame.alignment, in: size)
    return Geometry(
      child: child, x: x - guide(of: child, .horizontal, frame.alignment, size: own, in: offered),
      y: y - guide(of: child, .vertical, frame.alignment, size: own, in: offered), proposal: offered)
  }
}
