import DesignTokens

extension BoxSizer {
  /// A child of a row or column with what it is proposed and the size that it answers.
  struct Part {
    let node: Int
    var proposal: Proposal
    var size: Size
    /// From its start across the stack to the line that the children are aligned by.
    var guide = 0.0
  }

  /// Shares the length of a stack among its children, as SwiftUI does.
  ///
  /// Those of the highest priority come first, with all that is left less the least lengths of the others; among them
  /// the least flexible is asked first, with an equal share.
  mutating func parts(
    of node: Int, along axis: Axis, _ alignment: Stack.Alignment, _ spacing: Double, in proposal: Proposal
  ) -> [Part] {
    var parts = plan.children(of: node).map { Part(node: $0, proposal: proposal, size: .zero) }
    if let length = proposal.length(along: axis), length.isFinite {
      share(max(0, length - spacing * Double(parts.count - 1)), along: axis, among: &parts, in: proposal)
    } else {
      for index in parts.indices { parts[index].size = size(of: parts[index].node, in: proposal) }
    }
    let across = axis.other
    // An infinite part is not aligned, it takes all; nothing is drawn of it.
    if parts.allSatisfy({ $0.size.length(along: across).isFinite }) {
      for index in parts.indices {
        let part = parts[index]
        parts[index].guide =
          axis == .horizontal
          ? guide(of: part.node, alignment.vertical, in: part.proposal, size: part.size)
          : part.size.width * alignment.horizontal.fraction
      }
    }
    return parts
  }

  private struct Turn {
    let part: Int
    let priority: Double
    let least: Double
    let flexibility: Double
  }

  private mutating func share(_ length: Double, along axis: Axis, among parts: inout [Part], in proposal: Proposal) {
    var turns: [Turn] = []
    turns.reserveCapacity(parts.count)
    for index in parts.indices {
      let node = parts[index].node
      var (least, flexibility) = (0.0, 0.0)
      if parts.count > 1, mayProbe {
        let most = self.length(of: node, along: axis, in: proposal.replacing(axis, with: .infinity))
        least = self.length(of: node, along: axis, in: proposal.replacing(axis, with: 0))
        flexibility = most.isFinite ? most - least : .infinity
      }
      turns.append(
        Turn(part: index, priority: plan.nodes[node].priority, least: least, flexibility: flexibility))
    }
    turns.sort { first, second in
      if first.priority != second.priority { return first.priority > second.priority }
      if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
      // Of those that take all there is, the one that needs most comes first.
      if first.flexibility == .infinity, first.least != second.least { return first.least > second.least }
      return first.part < second.part
    }
    var left = length
    var reserved = turns.reduce(0) { $0 + $1.least }
    var next = 0
    while next < turns.count {
      let end = turns[next...].firstIndex { $0.priority != turns[next].priority } ?? turns.count
      reserved -= turns[next..<end].reduce(0) { $0 + $1.least }
      for turn in turns[next..<end] {
        let share = max(0, left - reserved) / Double(end - next)
        next += 1
        let proposal = proposal.replacing(axis, with: share)
        let size = size(of: parts[turn.part].node, in: proposal)
        parts[turn.part].proposal = proposal
        parts[turn.part].size = size
        left = max(0, left - size.length(along: axis))
      }
    }
  }

  /// The size of a row or column around its parts.
  static func stackSize(of parts: [Part], along axis: Axis, _ spacing: Double) -> Size {
    var length = spacing * Double(parts.count - 1)
    var (before, after) = (0.0, 0.0)
    for part in parts {
      length += part.size.length(along: axis)
      before = max(before, part.guide)
      after = max(after, part.size.length(along: axis.other) - part.guide)
    }
    length = max(0, length)
    return axis == .horizontal
      ? Size(width: length, height: before + after) : Size(width: before + after, height: length)
  }
}
