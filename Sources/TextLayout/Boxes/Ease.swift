import DesignTokens

/// Whether a layout in which everything fits shows that everything fits at smaller text sizes and in more room too.
///
/// Usually it does: smaller letters, offered no less room, need no more lines; that holds for San Francisco too, whose
/// letters stand further apart where they are small. It does not where a box may get *less* room then. A row serves
/// its least flexible child first with an equal share, so that a text which no longer wraps may take what its
/// neighbour had; `ViewThatFits` turns to another child; an overlay is offered what its smaller primary takes; a text
/// that has shrunk grows back. Layouts with such boxes are never at ease, unless every child of a row has its ideal
/// length within an equal share: then each keeps it, in whatever order they are served.
///
/// A random test lays trees out at smaller sizes and in wider containers and compares.
struct Ease {
  private(set) var holds = true

  mutating func end() { holds = false }

  mutating func note(_ text: TextPlacement) {
    // Of a family that is absent nothing is claimed, at whatever size.
    let isRight = text.verdict == .fits || text.source.isSubstituted && !text.source.hasMissingGlyphs && !text.isCut
    if !isRight || text.fitted.pointSize < text.fitted.fullPointSize { holds = false }
  }

  /// Notes a box that is placed in another proposal than its size came from: in a length of its parent's own, which
  /// shrinks with its texts.
  mutating func note(_ node: Int, sized: Proposal, placed: Proposal, _ plan: BoxPlan) {
    if holds, sized != placed, plan.holdsText(node) { holds = false }
  }

  /// Notes a row or column that shares the length that it is placed in.
  mutating func note(
    _ node: Int, along axis: Axis, _ spacing: Double, in proposal: Proposal, _ sizer: inout BoxSizer
  ) {
    guard holds else { return }
    let children = sizer.plan.children(of: node)
    guard let length = proposal.length(along: axis), length.isFinite else { return }
    let served = children.filter { sizer.plan.nodes[$0].priority > -.infinity }
    guard served.count > 1 else { return }
    // In a column of a given height texts change their heights with its width.
    if axis == .vertical, children.contains(where: sizer.plan.holdsText) { return end() }
    guard served.allSatisfy({ sizer.plan.nodes[$0].priority == sizer.plan.nodes[served[served.startIndex]].priority })
    else { return end() }
    let spacers = children.reduce(0) { sum, child in
      sizer.plan.nodes[child].priority > -.infinity
        ? sum : sum + sizer.size(of: child, in: proposal.replacing(axis, with: 0)).length(along: axis)
    }
    let share = (length - spacing * Double(children.count - 1) - spacers) / Double(served.count)
    var flexible = 0
    var keepsIdeal = true
    for child in served {
      let ideal = sizer.size(of: child, in: proposal.replacing(axis, with: nil)).length(along: axis)
      if ideal > share { keepsIdeal = false }
      let least = sizer.size(of: child, in: proposal.replacing(axis, with: 0)).length(along: axis)
      let most = sizer.size(of: child, in: proposal.replacing(axis, with: .infinity)).length(along: axis)
      if least < most { flexible += 1 }
    }
    // What a single flexible child gets is what the rigid ones leave.
    if !keepsIdeal, flexible > 1 { end() }
  }
}

extension BoxPlan {
  func holdsText(_ node: Int) -> Bool {
    nodes[node].sizing.isText || children(of: node).contains(where: holdsText)
  }
}
