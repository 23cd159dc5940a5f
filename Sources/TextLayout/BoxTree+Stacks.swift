import DesignTokens

extension Stack {
  /// Along which its children follow one another; `nil` where they lie one over the other.
  var axis: Axis? {
    switch direction {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .overlay: nil
    }
  }
}

extension BoxTree {
  /// A child of a stack with what the stack proposes to it and the size it answers.
  struct Part {
    let node: Int
    var proposal: Proposal
    var size: Size
    /// From the top to the baseline of its first text; only for a row that is aligned by it.
    var baseline = 0.0
  }

  /// Shares the length of a stack among its children, as SwiftUI does: the least flexible child is asked first, with
  /// an equal share of what is left.
  mutating func parts(of stack: Stack, children: [Int], in proposal: Proposal) -> [Part] {
    var parts = children.map { Part(node: $0, proposal: proposal, size: .zero) }
    if let axis = stack.axis, let length = proposal.length(along: axis), length.isFinite, parts.count > 1 {
      var left = max(0, length - Self.length(stack.spacing) * Double(parts.count - 1))
      var order: [(part: Int, flexibility: Double)] = []
      for index in parts.indices {
        order.append((index, flexibility(of: parts[index].node, along: axis, in: proposal)))
      }
      order.sort { ($0.flexibility, $0.part) < ($1.flexibility, $1.part) }
      for (done, item) in order.enumerated() {
        let share = proposal.replacing(axis, with: left / Double(parts.count - done))
        let size = size(of: parts[item.part].node, in: share)
        parts[item.part].proposal = share
        parts[item.part].size = size
        left = max(0, left - size.length(along: axis))
      }
    } else {
      for index in parts.indices { parts[index].size = size(of: parts[index].node, in: proposal) }
    }
    if stack.direction == .horizontal, stack.alignment == .firstTextBaseline {
      for index in parts.indices {
        parts[index].baseline = baseline(of: parts[index].node, in: parts[index].proposal)
      }
    }
    return parts
  }

  /// The size of a stack around its parts.
  func extent(of stack: Stack, parts: [Part]) -> Size {
    let spacing = Self.length(stack.spacing) * Double(parts.count - 1)
    let width = parts.map(\.size.width)
    let height = parts.map(\.size.height)
    if stack.direction == .overlay { return Size(width: width.max() ?? 0, height: height.max() ?? 0) }
    guard stack.direction == .horizontal else {
      return Size(width: width.max() ?? 0, height: height.reduce(spacing, +))
    }
    let tops = tops(of: stack, parts: parts)
    return Size(width: width.reduce(spacing, +), height: zip(tops, height).map { $0 + $1 }.max() ?? 0)
  }

  /// How far below the highest part of a row each one begins, by baseline; 0 for other alignments.
  private func tops(of stack: Stack, parts: [Part]) -> [Double] {
    guard stack.alignment == .firstTextBaseline else { return parts.map { _ in 0 } }
    let lowest = parts.map(\.baseline).max() ?? 0
    return parts.map { lowest - $0.baseline }
  }

  /// Returns where the parts of a stack begin, from its upper left corner.
  func origins(of stack: Stack, parts: [Part], size: Size) -> [(x: Double, y: Double)] {
    if stack.direction == .overlay { return overlayOrigins(of: stack, parts: parts, size: size) }
    let tops = tops(of: stack, parts: parts)
    var next = 0.0
    return parts.indices.map { index in
      let part = parts[index].size
      let start = next
      next += Self.length(stack.spacing)
      if stack.direction == .horizontal {
        next += part.width
        switch stack.alignment {
        case .top: return (start, 0)
        case .bottom: return (start, size.height - part.height)
        case .firstTextBaseline: return (start, tops[index])
        case .leading, .center, .trailing: return (start, (size.height - part.height) / 2)
        }
      }
      next += part.height
      switch stack.alignment {
      case .leading: return (0, start)
      case .trailing: return (size.width - part.width, start)
      case .top, .center, .bottom, .firstTextBaseline: return ((size.width - part.width) / 2, start)
      }
    }
  }

  private func overlayOrigins(of stack: Stack, parts: [Part], size: Size) -> [(x: Double, y: Double)] {
    parts.map { part in
      let (x, y) = (size.width - part.size.width, size.height - part.size.height)
      switch stack.alignment {
      case .leading: return (0, y / 2)
      case .trailing: return (x, y / 2)
      case .top: return (x / 2, 0)
      case .bottom: return (x / 2, y)
      case .center, .firstTextBaseline: return (x / 2, y / 2)
      }
    }
  }

  /// The length that a child can take less the length that it must take.
  private mutating func flexibility(of node: Int, along axis: Axis, in proposal: Proposal) -> Double {
    let most = size(of: node, in: proposal.replacing(axis, with: .infinity)).length(along: axis)
    let least = size(of: node, in: proposal.replacing(axis, with: 0)).length(along: axis)
    return most.isFinite ? most - least : .infinity
  }

  /// From the top of a box to the baseline of its first line of text; the bottom of a box without text.
  private mutating func baseline(of node: Int, in proposal: Proposal) -> Double {
    switch content(of: node) {
    case .text(_, let text):
      guard let fitted = fitted(node, in: proposal) else { return 0 }
      return (fitted.pitch - text.lineHeight * fitted.pointSize) / 2 + text.ascent * fitted.pointSize
    case .icon(let size):
      return size.height
    case .spacer:
      return size(of: node, in: proposal).height
    case .padding(let insets, let child):
      return Self.length(insets.top) + baseline(of: child, in: insets.inset(proposal))
    case .frame(let frame, let child):
      let inner = frame.proposal(for: proposal)
      let top = (size(of: node, in: proposal).height - size(of: child, in: inner).height) / 2
      return top + baseline(of: child, in: inner)
    case .stack(let stack, let children):
      let parts = parts(of: stack, children: children, in: proposal)
      let origins = origins(of: stack, parts: parts, size: extent(of: stack, parts: parts))
      guard let part = parts.first, let origin = origins.first else { return 0 }
      return origin.y + baseline(of: part.node, in: part.proposal)
    }
  }
}
