import DesignTokens

extension BoxPlan {
  /// What is assumed of the room of a text: of its box and of those that it stands in, and of those beside it in a row,
  /// which take their width from it. Where that is nothing, what is assumed of all boxes.
  ///
  /// - Complexity: O(*n*) in the boxes when it is first asked of a text.
  func assumptions(around text: Int) -> [Assumption] {
    foundAssumptions.of(text) { assumptions(near: text) }
  }

  private func assumptions(near text: Int) -> [Assumption] {
    // A box stands behind those in it.
    var isAround = [Bool](repeating: false, count: nodes.count)
    for node in nodes.indices { isAround[node] = node == text || children(of: node).contains { isAround[$0] } }
    var isNear = isAround
    for node in nodes.indices.reversed() {
      for child in children(of: node) where !isAround[child] {
        isNear[child] = isAround[node] ? nodes[node].isRow : isNear[node]
      }
    }
    let near = assumptions.filter { isNear[$0.node] }
    return (near.isEmpty ? assumptions : near).flatMap(\.assumptions)
  }
}

extension BoxPlan.Node {
  fileprivate var isRow: Bool { if case .stack(.horizontal, _, _) = sizing { true } else { false } }
}

extension BoxPlan {
  /// What is not known of the text of a node.
  fileprivate func unknown(_ node: Int) -> Assumption? {
    if case .text(let text) = nodes[node].kind { text.unknown } else { nil }
  }
}

extension ComponentLayout {
  /// Makes the verdicts uncertain on texts of which something is not known, and on what sticks out with them.
  mutating func doubt(of plan: BoxPlan) {
    for index in texts.indices {
      guard let unknown = plan.unknown(texts[index].node) else { continue }
      texts[index].doubt(unknown)
      for overhang in overhangs.indices where overhangs[overhang].slot == texts[index].slot {
        overhangs[overhang].assumptions = [unknown]
        overhangs[overhang].verdict = .uncertain
      }
    }
  }

  /// The same text in another reading of the boxes, in which it mostly has the same number.
  private func text(like text: TextPlacement, at index: Int) -> TextPlacement? {
    func isLike(_ other: TextPlacement) -> Bool { other.node == text.node && other.slot == text.slot }
    if texts.indices.contains(index), isLike(texts[index]) { return texts[index] }
    return texts.first(where: isLike)
  }

  /// Makes the verdicts uncertain that are others where nothing is assumed, and what sticks out only because of it.
  mutating func weigh(against free: ComponentLayout, in plan: BoxPlan) {
    for index in texts.indices {
      let text = texts[index]
      let other = free.text(like: text, at: index)
      texts[index].weigh(against: other, assuming: plan.assumptions(around: text.node))
    }
    for index in overhangs.indices where !free.overhangs.contains(where: { $0.path == overhangs[index].path }) {
      let text = texts.first { $0.slot == overhangs[index].slot }
      overhangs[index].assumptions =
        text.map { plan.assumptions(around: $0.node) } ?? plan.assumptions.flatMap(\.assumptions)
      overhangs[index].verdict = .uncertain
    }
  }

  /// Makes the verdicts of texts uncertain that would not fit if what is assumed were more.
  mutating func strain(against strained: ComponentLayout, in plan: BoxPlan) {
    for index in texts.indices where texts[index].verdict == .fits {
      let text = texts[index]
      let other = strained.text(like: text, at: index)
      if other?.verdict == .fits || other?.nominalVerdict == .fits { continue }
      texts[index].weigh(against: other, assuming: plan.assumptions(around: text.node))
    }
  }
}
