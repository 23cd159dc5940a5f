import DesignTokens

extension BoxSizer {
  /// The size of a text, which has none where nothing is proposed to it in both directions.
  ///
  /// Without any width its letters stand one below the other: it is as wide as the widest of them.
  mutating func textSize(of node: Int, _ place: TextPlace, in proposal: Proposal) -> Size {
    if proposal.width == 0, proposal.height == 0 { return .zero }
    let fitted = fitted(node, place, in: proposal)
    let size = fitted.size(in: proposal)
    return proposal.width == 0 ? Size(width: widestLetter(place), height: size.height) : size
  }

  /// The width of a text whose letters stand one below the other, as small as it may be.
  private func widestLetter(_ place: TextPlace) -> Double {
    let (box, text) = (place.box, text(place.number))
    let least = min(max(box.minimumScaleFactor, 0.01), 1)
    let set = text.set(
      at: box.appearance.pointSize(at: plan.size) * least, letterSpacing: box.appearance.letterSpacing)
    var widest = 0.0
    for cluster in 0..<text.clusterCount where !text.isWhiteSpace(cluster: cluster) {
      widest = max(widest, set.width(cluster, cluster + 1))
    }
    return Points(widest).roundedUp.value
  }

  /// How long a box is along an axis: what a stack asks its children with nothing and with infinity.
  ///
  /// A text that is asked how narrow it can be says 0; what stands around it asks for its size.
  mutating func length(of node: Int, along axis: Axis, in proposal: Proposal) -> Double {
    switch plan.nodes[node].sizing {
    case .text where axis == .horizontal && proposal.width == 0: return 0
    case .text(let place) where axis == .vertical && proposal.height == 0 && proposal.width != 0:
      // One line, or none: that needs no other layout than the one of all lines.
      let free = proposal.replacing(.vertical, with: nil)
      let fitted = fitted(node, place, in: free)
      guard place.box.minimumScaleFactor >= 1 else { break }
      return fitted.lineCount == 0 ? 0 : fitted.fontLineHeight
    case .content: return length(of: plan.child(of: node), along: axis, in: proposal)
    case .padding(let insets) where axis == .vertical && proposal.height == 0:
      return max(0, insets.vertical + length(of: plan.child(of: node), along: axis, in: insets.inset(proposal)))
    default: break
    }
    if axis == .horizontal, proposal.width == 0 { return leastWidth(of: node, height: proposal.height) }
    return size(of: node, in: proposal).length(along: axis)
  }

  /// The width that a box takes where no width is proposed to it, without a look at the lines of its texts.
  private mutating func leastWidth(of node: Int, height: Double?) -> Double {
    let offered = Proposal(width: 0, height: height)
    switch plan.nodes[node].sizing {
    case .text(let place): return height == 0 ? 0 : widestLetter(place)
    case .content, .priority: return leastWidth(of: plan.child(of: node), height: height)
    case .padding(let insets):
      return max(0, insets.horizontal + leastWidth(of: plan.child(of: node), height: insets.inset(offered).height))
    case .frame(let width, let limits, _):
      if let own = width.ownLength(in: 0) { return own }
      guard width.proposal(for: 0) == 0 else { break }
      let content = leastWidth(of: plan.child(of: node), height: limits.proposal(for: height))
      return width.length(around: content, in: 0)
    case .stack(.horizontal?, let spacing, _):
      let children = plan.children(of: node)
      let gaps = spacing * Double(children.count - 1)
      return max(0, children.reduce(gaps) { $0 + leastWidth(of: $1, height: height) })
    case .stack(.vertical?, _, _) where height == nil:
      return plan.children(of: node).reduce(0) { max($0, leastWidth(of: $1, height: nil)) }
    default: break
    }
    return size(of: node, in: offered).width
  }
}
