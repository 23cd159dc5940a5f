import DesignTokens

extension BoxSizer {
  /// A box in a stack of layers.
  struct Layer {
    let node: Int
    let proposal: Proposal
    var x: Double
    var y: Double
  }

  /// The size of boxes that lie one over the other: as wide and high as the widest and highest of those with the
  /// highest priority, however they are aligned.
  mutating func layersSize(of node: Int, in proposal: Proposal) -> Size {
    let children = plan.children(of: node)
    let priority = highestPriority(of: children)
    var whole = Size.zero
    for child in children where plan.nodes[child].priority == priority {
      let size = size(of: child, in: proposal)
      whole = Size(width: max(whole.width, size.width), height: max(whole.height, size.height))
    }
    return whole
  }

  /// The children of a stack of layers where they stand, from its upper left corner.
  ///
  /// Each is offered the size of the whole, and is aligned with those of the highest priority.
  mutating func placedLayers(of node: Int, _ alignment: Stack.Alignment, in proposal: Proposal) -> [Layer] {
    let children = plan.children(of: node)
    let priority = highestPriority(of: children)
    let whole = layersSize(of: node, in: proposal)
    let placed = Proposal(width: whole.width, height: whole.height)
    var (left, above) = (-Double.infinity, -Double.infinity)
    var layers: [Layer] = []
    for child in children {
      let sized = size(of: child, in: proposal)
      let offered = settled(child, sized: proposal, size: sized, placed: placed)
      let size = size(of: child, in: offered)
      let x = size.width * alignment.horizontal.fraction
      let y = guide(of: child, alignment.vertical, in: offered, size: size)
      if plan.nodes[child].priority == priority { (left, above) = (max(left, x), max(above, y)) }
      layers.append(Layer(node: child, proposal: offered, x: x, y: y))
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
