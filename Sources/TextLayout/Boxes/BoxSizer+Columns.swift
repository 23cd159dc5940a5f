import DesignTokens

extension BoxSizer {
  /// A cell of a grid with what it is proposed, from the grid's upper left corner.
  struct Cell {
    let node: Int
    let proposal: Proposal
    var x: Double
    var y: Double
  }

  /// Where the cells of a grid stand, and its size.
  ///
  /// Each is offered the width of its column and as much height as it likes, and stands in the middle of both.
  mutating func cells(of node: Int, _ columns: Columns, in proposal: Proposal) -> (cells: [Cell], size: Size) {
    let widths = columns.widths(in: proposal.width)
    let (spacing, rowSpacing) = (BoxPlan.length(columns.spacing), BoxPlan.length(columns.rowSpacing))
    let children = plan.children(of: node)
    var cells: [Cell] = []
    var height = 0.0
    for start in stride(from: children.startIndex, to: children.endIndex, by: widths.count) {
      if start > children.startIndex { height += rowSpacing }
      let row = children[start..<min(start + widths.count, children.endIndex)]
      let sizes = zip(row, widths).map { size(of: $0, in: Proposal(width: $1, height: nil)) }
      let tallest = sizes.reduce(0) { max($0, $1.height) }
      var x = 0.0
      for ((child, width), size) in zip(zip(row, widths), sizes) {
        cells.append(
          Cell(
            node: child, proposal: Proposal(width: width, height: nil), x: x + (width - size.width) / 2,
            y: height + (tallest - size.height) / 2))
        x += width + spacing
      }
      height += tallest
    }
    let width = widths.reduce(0, +) + spacing * Double(widths.count - 1)
    return (cells, Size(width: width, height: height))
  }
}

extension Columns {
  /// Columns of a grid, at most.
  private static let limit = 200
  /// What a column has at least where nothing is said (Apple, `GridItem.Size.flexible`).
  private static let least = 10.0

  /// The widths of all columns in a width: fixed ones have theirs, the others what is left, in equal shares one after
  /// the other, within their bounds.
  func widths(in width: Double?) -> [Double] {
    let spacing = BoxPlan.length(spacing)
    let limits = columns.map { FrameLimits($0.width) }
    var open = limits.count { $0.fixed == nil }
    let fixed = limits.reduce(spacing * Double(max(limits.count - 1, 0))) { $0 + ($1.fixed ?? 0) }
    // Where nothing is offered each is as narrow as it can be.
    var left = width.map { max(0, $0 - fixed) }
    var widths: [Double] = []
    for (column, limits) in zip(columns, limits) {
      if let fixed = limits.fixed {
        widths.append(fixed)
        continue
      }
      let least = limits.minimum ?? Self.least
      let most = max(limits.maximum ?? .infinity, least)
      let share = left.map { $0 / Double(open) } ?? least
      open -= 1
      guard column.isAdaptive else {
        let own = min(max(share, least), most)
        widths.append(own)
        left = left.map { max(0, $0 - own) }
        continue
      }
      let room = share.isFinite ? (share + spacing) / max(least + spacing, 1) : 1
      let count = Int(min(max(room, 1), Double(Self.limit)))
      let own = min(max((share - spacing * Double(count - 1)) / Double(count), least), most)
      widths += Array(repeating: own, count: count)
      left = left.map { max(0, $0 - own * Double(count) - spacing * Double(count - 1)) }
    }
    return widths.isEmpty ? [width ?? Self.least] : Array(widths.prefix(Self.limit))
  }
}
