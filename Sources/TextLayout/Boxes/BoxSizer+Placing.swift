import DesignTokens

extension BoxSizer {
  /// What a box is proposed where it is placed.
  ///
  /// That is what its parent proposes there, or still what its size came from, where it would answer the same and
  /// place its parts the same.
  ///
  /// - Parameters:
  ///   - sized: What its size came from.
  ///   - size: That size.
  ///   - placed: What SwiftUI's parent proposes when it places it.
  mutating func settled(_ node: Int, sized: Proposal, size: Size, placed: Proposal) -> Proposal {
    if sized == placed { return sized }
    let isIndifferent =
      isIndifferent(node, along: .horizontal, sized: sized, size: size, placed: placed)
      && isIndifferent(node, along: .vertical, sized: sized, size: size, placed: placed)
    return isIndifferent ? sized : placed
  }

  private mutating func isIndifferent(
    _ node: Int, along axis: Axis, sized: Proposal, size: Size, placed: Proposal
  ) -> Bool {
    let indifference = plan.nodes[node].response.indifference(
      along: axis, sized: sized.length(along: axis), answer: size.length(along: axis),
      placed: placed.length(along: axis))
    switch indifference {
    case .total: return true
    case .none: return false
    // Parts that never grow, and are as long together, are as long one by one.
    case .ifAnswersAgree: return answers(node, size, in: placed)
    case .ifNothingIsCut:
      return answers(node, size, in: sized.replacing(axis, with: nil)) && answers(node, size, in: placed)
    }
  }

  private mutating func answers(_ node: Int, _ size: Size, in proposal: Proposal) -> Bool {
    let other = self.size(of: node, in: proposal)
    return abs(other.width - size.width) <= Self.noise && abs(other.height - size.height) <= Self.noise
  }

  /// What a frame proposes to its content when it places it, and where the content stands in it.
  ///
  /// A fixed frame hands on what is proposed to it; a flexible one proposes its own size.
  mutating func placedContent(
    of node: Int, _ width: FrameLimits, _ height: FrameLimits, _ alignment: Stack.Alignment, in proposal: Proposal
  ) -> (proposal: Proposal, x: Double, y: Double) {
    let child = plan.child(of: node)
    let own = size(of: node, in: proposal)
    var offered = Proposal(width: width.proposal(for: proposal.width), height: height.proposal(for: proposal.height))
    var inner = size(of: child, in: offered)
    if width.isBounded || height.isBounded {
      let placed = Proposal(
        width: width.placing(proposal.width, length: own.width),
        height: height.placing(proposal.height, length: own.height))
      offered = settled(child, sized: offered, size: inner, placed: placed)
      inner = size(of: child, in: offered)
    }
    let line =
      switch alignment.vertical {
      case .top: 0.0
      case .center: own.height / 2
      case .bottom, .firstTextBaseline, .lastTextBaseline: own.height
      }
    let y = line - guide(of: child, alignment.vertical, in: offered, size: inner)
    return (offered, (own.width - inner.width) * alignment.horizontal.fraction, y)
  }

  /// The children of a row or column where they stand, from its upper left corner.
  ///
  /// A row that is offered no height offers its own to its children when it places them, and a column its own width:
  /// that is how children with an infinite maximum become equally high or wide, and how texts in a column beside other
  /// things may be cut off though the column was as high as it liked.
  mutating func placedParts(
    of node: Int, along axis: Axis, _ alignment: Stack.Alignment, _ spacing: Double, in proposal: Proposal
  ) -> [(part: Part, x: Double, y: Double)] {
    var parts = parts(of: node, along: axis, alignment, spacing, in: proposal)
    let across = axis.other
    if proposal.length(along: across) == nil {
      let own = size(of: node, in: proposal).length(along: across)
      let changes = parts.contains { part in
        settled(part.node, sized: part.proposal, size: part.size, placed: part.proposal.replacing(across, with: own))
          != part.proposal
      }
      if changes {
        let placed = proposal.replacing(across, with: own)
        parts = self.parts(of: node, along: axis, alignment, spacing, in: placed)
        for index in parts.indices {
          let free = parts[index].proposal.replacing(across, with: nil)
          let size = size(of: parts[index].node, in: free)
          parts[index].proposal = settled(
            parts[index].node, sized: free, size: size, placed: parts[index].proposal)
        }
      }
    }
    let line = parts.reduce(0) { max($0, $1.guide) }
    var next = 0.0
    return parts.map { part in
      let start = next
      next += part.size.length(along: axis) + spacing
      return axis == .horizontal ? (part, start, line - part.guide) : (part, line - part.guide, start)
    }
  }
}
