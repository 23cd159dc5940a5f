/// The parts of a cell's look, each with a hash of its own.
struct CellHalves: OptionSet, Hashable {
  let rawValue: UInt8

  /// Boxes with their places, and glyphs.
  static let shapes = CellHalves(rawValue: 1)
  static let colors = CellHalves(rawValue: 2)
  static let all: CellHalves = [.shapes, .colors]
}

/// Something that differs in what a cell was made from, and what of the cell it can change.
struct CauseCandidate: Hashable {
  /// A number among the causes of a comparison.
  let cause: Int
  let halves: CellHalves
}
