import DesignTokens
import TextLayout

/// A cell while its subject is measured: with the text as it is laid out.
struct PlacedCell {
  let text: SampledText
  /// The number of the theme.
  let theme: Int
  /// The number of the device among those of the request.
  let device: Int
  let size: DynamicTypeSize
  let placement: TextPlacement
}

/// What becomes of a key's texts in some of its cells, while they are measured.
struct CellTally {
  let verdict: Verdict
  /// As ``TextPlacement/nominalVerdict``.
  let nominalVerdict: Verdict?
  private(set) var count = 1
  /// The cell of the smallest size; of equal ones the first.
  private(set) var cell: PlacedCell

  init(_ cell: PlacedCell) {
    verdict = cell.placement.verdict
    nominalVerdict = cell.placement.nominalVerdict
    self.cell = cell
  }

  mutating func add(_ other: PlacedCell) {
    count += 1
    if other.size < cell.size { cell = other }
  }
}
