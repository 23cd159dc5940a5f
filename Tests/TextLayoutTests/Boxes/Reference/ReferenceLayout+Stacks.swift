import DesignTokens

@testable import TextLayout

extension ReferenceLayout {
  /// The children of a row or column in their order, and the size of the stack around them.
  mutating func lined(
    _ boxes: [ReferenceBox], _ stack: Stack, along axis: Axis, in proposal: Proposal
  ) -> (size: Size, children: [Geometry]) {
    var proposals = boxes.map { _ in proposal }
    if let length = proposal.length(along: axis) {
      let gaps = stack.spacing.value * Double(boxes.count - 1)
      let lengths = shares(of: boxes, along: axis, length: length - gaps, in: proposal)
      proposals = lengths.map { proposal.replacing(axis, with: $0) }
    }
    let sizes = zip(boxes, proposals).map { self.size(of: $0, in: $1) }
    let across = axis.other
    // Where a child is infinite nobody is aligned: nothing is placed in it, it is asked for its length alone.
    let isInfinite = sizes.contains { !$0.length(along: across).isFinite }
    var guides: [Double] = []
    for index in boxes.indices {
      guides.append(
        isInfinite
          ? 0
          : guide(of: boxes[index], across, stack.alignment, size: sizes[index], in: proposals[index]))
    }
    let before = guides.reduce(0) { max($0, $1) }
    let after = zip(sizes, guides).reduce(0) { max($0, $1.0.length(along: across) - $1.1) }
    var end = 0.0
    var children: [Geometry] = []
    for index in boxes.indices {
      let start = index == 0 ? 0 : end + stack.spacing.value
      let line = before - guides[index]
      children.append(
        Geometry(
          child: boxes[index], x: axis == .horizontal ? start : line, y: axis == .horizontal ? line : start,
          proposal: proposals[index]))
      end = start + sizes[index].length(along: axis)
    }
    let length = max(0, end)
    let whole =
      axis == .horizontal ? Size(width: length, height: before + after) : Size(width: before + after, height: length)
    return (whole, children)
  }

  /// What each child is proposed of a length.
  private mutating func shares(
    of boxes: [ReferenceBox], along axis: Axis, length: Double, in proposal: Proposal
  ) -> [Double] {
    let least = boxes.map { self.length(of: $0, along: axis, in: proposal.replacing(axis, with: 0)) }
    let most = boxes.map { self.length(of: $0, along: axis, in: proposal.replacing(axis, with: .infinity)) }
    func comesFirst(_ one: Int, _ other: Int) -> Bool {
      if boxes[one].priority != boxes[other].priority { return boxes[one].priority > boxes[other].priority }
      let (first, second) = (most[one] - least[one], most[other] - least[other])
      if first != second { return first < second }
      // Of those without an end the one with the larger least length comes first.
      return first == .infinity && least[one] > least[other]
    }
    // By insertion, so that equal ones keep their order.
    var order: [Int] = []
    for index in boxes.indices {
      let place = order.firstIndex { comesFirst(index, $0) } ?? order.endIndex
      order.insert(index, at: place)
    }
    var given = boxes.map { _ in 0.0 }
    var left = length
    var next = 0
    while next < order.count {
      let group = order[next...].prefix { boxes[$0].priority == boxes[order[next]].priority }
      let later = order[group.endIndex...]
      if next == 0 {
        left -= later.reduce(0) { $0 + least[$1] }
      } else {
        left += group.reduce(0) { $0 + least[$1] }
      }
      for (served, index) in group.enumerated() {
        given[index] = max(0, left / Double(group.count - served))
        let taken = size(of: boxes[index], in: proposal.replacing(axis, with: given[index])).length(along: axis)
        if left.isFinite || taken.isFinite { left -= taken }
      }
      next = group.endIndex
    }
    return given
  }

  /// Layers are as wide and as high as the widest and the highest of those with the highest priority.
  mutating func layersSize(_ boxes: [ReferenceBox], in proposal: Proposal) -> Size {
    let highest = boxes.reduce(-.infinity) { max($0, $1.priority) }
    var size = Size.zero
    for box in boxes where box.priority == highest {
      let own = self.size(of: box, in: proposal)
      size = Size(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  /// Each layer is proposed the size of all; those of the highest priority say where the line is.
  mutating func layers(_ boxes: [ReferenceBox], _ alignment: Stack.Alignment, size: Size) -> [Geometry] {
    let offered = Proposal(width: size.width, height: size.height)
    let highest = boxes.reduce(-.infinity) { max($0, $1.priority) }
    var guides: [(x: Double, y: Double)] = []
    var line = (x: -Double.infinity, y: -Double.infinity)
    for box in boxes {
      let own = self.size(of: box, in: offered)
      let x = guide(of: box, .horizontal, alignment, size: own, in: offered)
      let y = guide(of: box, .vertical, alignment, size: own, in: offered)
      guides.append((x, y))
      if box.priority == highest { line = (max(line.x, x), max(line.y, y)) }
    }
    return zip(boxes, guides).map { Geometry(child: $0, x: line.x - $1.x, y: line.y - $1.y, proposal: offered) }
  }
}
