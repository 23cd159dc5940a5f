import DesignTokens

@testable import TextLayout

extension ReferenceLayout {
  /// A grid by its words: fixed columns first, then one share after the other.
  mutating func grid(
    _ columns: Columns, _ cells: [ReferenceBox], in width: Double?
  ) -> (size: Size, children: [Geometry]) {
    let gap = columns.spacing.value
    var widths: [Double] = []
    var taken = gap * Double(columns.columns.count - 1)
    for column in columns.columns { taken += column.width.fixed?.value ?? 0 }
    var rest = columns.columns.filter { $0.width.fixed == nil }.count
    var free = width.map { $0 - taken < 0 ? 0 : $0 - taken }
    for column in columns.columns {
      if let fixed = column.width.fixed?.value {
        widths.append(fixed)
        continue
      }
      let minimum = column.width.minimum?.value ?? 10
      let maximum = column.width.maximum.map { max($0.value, minimum) } ?? .infinity
      let share = free.map { $0 / Double(rest) } ?? minimum
      rest -= 1
      var count = 1
      if column.isAdaptive, share.isFinite {
        while count < 200, Double(count + 1) * max(minimum + gap, 1) <= share + gap { count += 1 }
      }
      let each = min(maximum, max(minimum, (share - gap * Double(count - 1)) / Double(count)))
      for _ in 0..<count { widths.append(each) }
      if let known = free { free = max(0, known - each * Double(count) - gap * Double(count - 1)) }
    }
    widths = Array(widths.prefix(200))
    var children: [Geometry] = []
    var top = 0.0
    var next = 0
    while next < cells.count {
      if next > 0 { top += columns.rowSpacing.value }
      let row = cells[next..<min(next + widths.count, cells.count)]
      next += row.count
      var sizes: [Size] = []
      for (cell, width) in zip(row, widths) { sizes.append(size(of: cell, in: Proposal(width: width, height: nil))) }
      let tallest = sizes.map(\.height).max() ?? 0
      for (number, cell) in row.enumerated() {
        let left = widths[..<number].reduce(0, +) + gap * Double(number)
        children.append(
          Geometry(
            child: cell, x: left + (widths[number] - sizes[number].width) / 2,
            y: top + (tallest - sizes[number].height) / 2, proposal: Proposal(width: widths[number], height: nil)))
      }
      top += tallest
    }
    return (Size(width: widths.reduce(0, +) + gap * Double(widths.count - 1), height: top), children)
  }
}
