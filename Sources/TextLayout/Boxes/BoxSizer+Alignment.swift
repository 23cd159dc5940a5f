import DesignTokens

extension Stack.Alignment.Horizontal {
  /// How much of a width lies before the line.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension BoxSizer {
  /// From the top of a box to the line that others are aligned with; a box without text has its baseline at its bottom.
  mutating func guide(
    of node: Int, _ alignment: Stack.Alignment.Vertical, in proposal: Proposal, size: Size
  ) -> Double {
    switch alignment {
    case .top: 0
    case .center: size.height / 2
    case .bottom: size.height
    case .firstTextBaseline: baseline(of: node, isLast: false, in: proposal) ?? size.height
    case .lastTextBaseline: baseline(of: node, isLast: true, in: proposal) ?? size.height
    }
  }

  /// From the top of a box to the highest first, or lowest last, baseline of its texts; `nil` without a text.
  private mutating func baseline(of node: Int, isLast: Bool, in proposal: Proposal) -> Double? {
    let known = isLast ? lastBaselines.value(of: node, in: proposal) : firstBaselines.value(of: node, in: proposal)
    if let known { return known }
    let y = evaluatedBaseline(of: node, isLast: isLast, in: proposal)
    if isLast { lastBaselines.set(y, of: node, in: proposal) } else { firstBaselines.set(y, of: node, in: proposal) }
    return y
  }

  private mutating func evaluatedBaseline(of node: Int, isLast: Bool, in proposal: Proposal) -> Double? {
    var found: Double?
    func note(_ y: Double, _ inner: Double?) {
      guard let inner else { return }
      found = found.map { isLast ? max($0, y + inner) : min($0, y + inner) } ?? y + inner
    }
    switch plan.nodes[node].sizing {
    case .fixed, .spacer, .scroll: return nil
    case .text(let place):
      let fitted = fitted(node, place, in: proposal)
      return isLast ? fitted.lastBaseline(of: text(place.number)) : fitted.firstBaseline(of: text(place.number))
    case .content, .priority: return baseline(of: plan.child(of: node), isLast: isLast, in: proposal)
    case .fixedSize(let axes):
      return baseline(of: plan.child(of: node), isLast: isLast, in: proposal.unspecified(along: axes))
    case .aspectRatio(let shape):
      return baseline(of: plan.child(of: node), isLast: isLast, in: offer(of: node, shape, in: proposal))
    case .fitting(let axes):
      let child = fittingChild(of: node, axes, in: proposal)
      return baseline(of: child, isLast: isLast, in: proposal)
    case .padding(let insets):
      let inner = baseline(of: plan.child(of: node), isLast: isLast, in: insets.inset(proposal))
      return inner.map { insets.top.value + $0 }
    case .frame(let width, let height, let alignment):
      let content = placedContent(of: node, width, height, alignment, in: proposal)
      return baseline(of: plan.child(of: node), isLast: isLast, in: content.proposal).map { content.y + $0 }
    case .columns(let columns):
      for cell in cells(of: node, columns, in: proposal).cells {
        note(cell.y, baseline(of: cell.node, isLast: isLast, in: cell.proposal))
      }
      return found
    case .stack(let axis, let spacing, let alignment):
      if let axis {
        for placed in placedParts(of: node, along: axis, alignment, spacing, in: proposal) {
          note(placed.y, baseline(of: placed.part.node, isLast: isLast, in: placed.part.proposal))
        }
      } else {
        for layer in placedLayers(of: node, alignment, in: proposal) {
          note(layer.y, baseline(of: layer.node, isLast: isLast, in: layer.proposal))
        }
      }
      return found
    }
  }
}

extension FittedText {
  /// From the top of the text to the baseline of its first line.
  func firstBaseline(of text: ShapedText) -> Double {
    text.ascent * pointSize
  }

  /// From the top of the text to the baseline of its last line.
  func lastBaseline(of text: ShapedText) -> Double {
    firstBaseline(of: text) + Double(max(lineCount, 1) - 1) * pitch
  }
}
