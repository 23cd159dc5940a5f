import DesignTokens
import TextLayout

/// Layouts of cells with flaws, each made once for all of their flaws that reports tell of.
struct ToldLayouts {
  struct Told {
    let layout: ComponentLayout
    let flaws: [CellFlaw]
  }

  private struct Key: Hashable {
    let specimen: Int
    let sample: String
    let occurrence: SpecimenCells.Occurrence?
    let size: DynamicTypeSize
    let room: SpecimenCells.Room
  }

  private var known: [Key: Told] = [:]

  mutating func layout(of cells: SpecimenCells, at size: DynamicTypeSize, on device: Device) -> Told {
    let key = Key(
      specimen: cells.specimen, sample: cells.sample, occurrence: cells.occurrences.first, size: size,
      room: cells.room(on: device))
    if let told = known[key] { return told }
    let layout = cells.layout(at: size, on: device)
    let told = Told(layout: layout, flaws: cells.flaws(of: layout))
    known[key] = told
    return told
  }
}
