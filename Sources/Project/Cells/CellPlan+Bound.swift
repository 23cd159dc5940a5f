extension CellPlan {
  /// Cells, themes and samples not counted.
  package var cellCount: Int {
    parts.reduce(0) { $0 + $1.specimens.reduce(0) { $0 + $1.choices.count } } * cellsOfChoice
  }

  private var cellsOfChoice: Int { locales.count * request.sizes.count * request.devices.count }

  /// A plan of at most `most` cells, as counted by ``cellCount``, that leaves out nothing that fails.
  ///
  /// All failing specimens stay, be they more than that, and the first of each component, which shows its axes. Of the
  /// others the first of each component stay, as many of each as there is room for.
  ///
  /// - Parameter failing: Numbers of specimens.
  /// - Returns: A plan with the same numbers of choices, locales and parts, and other numbers of specimens.
  /// - Complexity: O(*n* log *n*) in the specimens.
  func bounded(to most: Int, keeping failing: Set<Int>) -> CellPlan {
    guard cellCount > most else { return self }
    let isKept = parts.map { part in
      part.specimens.enumerated().map { $0 == 0 || failing.contains($1.specimen) }
    }
    var costs: [[Int]] = []
    var room = most / max(cellsOfChoice, 1)
    for (part, isKept) in zip(parts, isKept) {
      let cost = zip(part.specimens, isKept).map { (cost: $0.choices.count, isKept: $1) }
      room -= cost.reduce(0) { $0 + ($1.isKept ? $1.cost : 0) }
      costs.append(cost.filter { !$0.isKept }.map(\.cost))
    }
    let others = Self.mostSpecimens(of: costs, within: room)
    var kept: [Specimen] = []
    var shown = parts
    var leftOut: [String] = []
    for (number, part) in parts.enumerated() {
      shown[number].specimens = []
      var left = others
      for (candidate, isKept) in zip(part.specimens, isKept[number]) where isKept || left > 0 {
        if !isKept { left -= 1 }
        shown[number].specimens.append((kept.count, candidate.choices))
        kept.append(specimens[candidate.specimen])
      }
      let count = part.specimens.count - shown[number].specimens.count
      guard count > 0 else { continue }
      leftOut.append(
        """
        \(part.component.name): \(count) of \(part.specimens.count) specimens are left out, none of which fails \
        anywhere; fewer locales, sizes or devices, or --component or --key show them
        """)
    }
    return CellPlan(self, specimens: kept, parts: shown, leftOut: leftOut)
  }

  /// The largest number of specimens of one component with which all that are shown cost no more than `budget`.
  private static func mostSpecimens(of costs: [[Int]], within budget: Int) -> Int {
    var (low, high) = (0, costs.map(\.count).max() ?? 0)
    while low < high {
      let middle = (low + high + 1) / 2
      let cost = costs.reduce(0) { $0 + $1.prefix(middle).reduce(0, +) }
      if cost <= budget { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
