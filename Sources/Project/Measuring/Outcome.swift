import TextLayout

/// What becomes of a key's texts in some of its cells: one verdict, how often, and the cell to show it by.
public struct Outcome: Sendable {
  public let verdict: Verdict
  /// As ``TextPlacement/nominalVerdict``.
  public let nominalVerdict: Verdict?
  /// Cells of the subject with this verdict.
  public let count: Int
  /// The cell of the smallest size; of equal ones the first.
  public let cell: Cell
}
