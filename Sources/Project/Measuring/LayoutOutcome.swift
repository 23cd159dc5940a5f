import DesignTokens
import TextLayout

/// What becomes of a key's texts in some of its cells: one verdict, how often, and the cell to show it by.
package struct LayoutOutcome: Sendable {
  /// What the numbers of the cells are of.
  package let plan: CellPlan
  package let verdict: Verdict
  /// What the measures alone say, where the verdict is uncertain.
  package let nominalVerdict: Verdict?
  /// All cells with this verdict, ``cell`` among them.
  package internal(set) var failing: [FailingCells]
  /// The worst: of what the app states rather than what it could choose, at the smallest size, in the least room.
  package internal(set) var cell: Cell

  /// Cells of the subject with this verdict.
  package var count: Int { failing.reduce(0) { $0 + $1.sizes.count } }

  /// Adds what was found of the same key elsewhere.
  mutating func add(_ other: LayoutOutcome) {
    failing += other.failing
    if other.cell.rank < cell.rank { cell = other.cell }
  }
}

// MARK: - Where its cell is

extension LayoutOutcome {
  package var specimen: Specimen { plan.specimens[cell.specimen] }
  package var component: String { specimen.component }
  package var slot: String { cell.slot }
  /// Choices that differ from the component's defaults.
  package var axes: [String: String] { plan.choices[cell.choice] }
  package var device: String { plan.request.devices[cell.device].name }
  package var size: DynamicTypeSize { cell.size }
  /// The theme, as in “density=compact”; `nil` where there is only one.
  package var theme: String? { plan.themeName(cell.theme) }
}
