import DesignTokens

extension BoxSizer {
  /// The size of boxes that lie one over the other: that of those with the highest priority, aligned.
  mutating func layersSize(of node: Int, _ alignment: Stack.Alignment, in proposal: Proposal) -> Size {
    let children = plan.children(of: node)
    let priority = highestPriority(of: children)
    var (left, right, above, below) = (0.0, 0.0, 0.0, 0.0)
    for child in children where plan.nodes[child].priority == priority {
      let size = size(of: child, in: proposal)
      if size.width.isFinite {
        let x = size.width * alignment.horizontal.fraction
        (left, right) = (max(left, x), max(right, size.width - x))
      } else {
        right = .infinity
      }
      if size.height.isFinite {
        let y = guide(of: child, alignment.vertical, in: proposal, size: size)
        (above, below) = (max(above, y), max(below, size.height - y))
      } else {
        below = .infinity
      }
    }
    return Size(width: left + right, height: above + below)
  }

  /// The children of a stack of layers where they stand, from its upper left corner.
  mutating func placedLayers(
    of node: Int, _ alignment: Stack.Alignment, in proposal: Proposal
  ) -> [(child: Int, size: Size, x: Double, y: Double)] {
    let children = plan.children(of: node)
    let priority = highestPriority(of: children)
    var (left, above) = (0.0, 0.0)
    var layers: [(child: Int, size: Size, x: Double, y: Double)] = []
    for child in children {
      let size = size(of: child, in: proposal)
      let x = size.width * alignment.horizontal.fraction
      let y = guide(of: child, alignment.vertical, in: proposal, size: size)
      if plan.nodes[child].priority == priority { (left, above) = (max(left, x), max(above, y)) }
      layers.append((child, size, x, y))
    }
    for index in layers.indices {
      layers[index].x = left - layers[index].x
      layers[index].y = above - layers[index].y
    }
    return layers
  }

  private func highestPriority(of children: ArraySlice<Int>) -> Double {
    children.reduce(-.infinity) { max($0, plan.nodes[$1].priority) }
  }
}
