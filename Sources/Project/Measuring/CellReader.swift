import TextLayout

/// Reads every cell of a component in a locale as it is laid out, with all its boxes: a page of them, for one.
package protocol CellReader: Sendable {
  /// What comes of it.
  associatedtype Cells: Sendable

  /// - Parameters:
  ///   - layouts: By text size.
  ///   - device: The number of the device in the request.
  mutating func read(_ layouts: [ComponentLayout], of cells: SpecimenCells, device: Int)

  /// What was read.
  func finished() -> Cells
}

/// Nobody: only what is wrong is wanted.
struct NoReader: CellReader {
  mutating func read(_ layouts: [ComponentLayout], of cells: SpecimenCells, device: Int) {}
  func finished() {}
}
