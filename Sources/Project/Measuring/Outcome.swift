import TextLayout

/// What becomes of a key's texts in some of its cells: one verdict, how often, and the cell to show it by.
package struct Outcome: Sendable {
  package let verdict: Verdict
  /// What the measures alone say, where the verdict is uncertain.
  package let nominalVerdict: Verdict?
  /// All cells with this verdict.
  package internal(set) var failing: [FailingCells]
  /// The worst: of what the app states rather than what it could choose, at the smallest size, in the least room.
  package internal(set) var cell: Cell

  /// Cells of the subject with this verdict.
  package var count: Int { failing.reduce(0) { $0 + $1.sizes.count } }

  /// Adds what was found of the same key elsewhere.
  mutating func add(_ other: Outcome) {
    failing += other.failing
    if other.cell.rank < cell.rank { cell = other.cell }
  }
}
