import DesignTokens
import PositionedJSON
import TextLayout

/// Which cells a component has, how large their pictures are and whether they fit: what a page needs to place all of
/// them, and to find those that fail, before it has one.
struct ComponentMap {
  private struct Kind: Hashable {
    let specimen: Int
    let sample: Int
    let choice: Int
    let device: Int
    let themes: [Int]
  }

  private struct Row {
    let kind: Int
    let measures: Int
  }

  /// Widths are rounded up to a multiple of it, in points: rows then have more measures in common.
  private static let widthStep: Int32 = 8

  private var kinds = Interned<Kind>()
  /// Width, height and verdict for each text size.
  private var measures = Interned<[Int32]>()
  private var rows: [[Row]] = []

  /// Adds the cells of the next locale.
  ///
  /// - Parameter surroundings: By device.
  mutating func append(_ cells: ComponentCells, samples: [String: Int], surroundings: [Surroundings]) {
    rows.append(
      cells.rows.map { row in
        let kind = Kind(
          specimen: row.specimen, sample: samples[row.sample] ?? 0, choice: row.choice, device: row.device,
          themes: row.themes)
        let numbers = row.geometries.flatMap { geometry in
          Self.measures(of: cells.geometries[geometry], in: surroundings[row.device])
        }
        return Row(kind: kinds.number(of: kind), measures: measures.number(of: numbers))
      })
  }

  /// The value for the page, in a file of its own.
  func values(component: Int) -> PackedValues {
    var file = PackedValues(name: "m\(component)")
    file.append("map", "\(component)") { script in
      script.object {
        $0.member("kinds", kinds.values) { script, kind in
          script.array {
            for number in [kind.specimen, kind.sample, kind.choice, kind.device] { $0.integer(number) }
            $0.integers(kind.themes)
          }
        }
        $0.member("measures", measures.values, onNewLine: true) { $0.integers($1.map(Int.init)) }
        $0.member("locales", rows, onNewLine: true) { script, rows in
          script.array {
            $0.integers(rows.map(\.kind))
            $0.integers(rows.map(\.measures))
          }
        }
      }
    }
    return file
  }

  private static func measures(of geometry: ComponentCells.Geometry, in surroundings: Surroundings) -> [Int32] {
    let place = surroundings.place(
      width: Points(Double(geometry.width) / 100), height: Points(Double(geometry.height) / 100))
    return [points(place.width, step: widthStep), points(place.height, step: 1), Int32(geometry.worst.number)]
  }

  /// Whole points, rounded up to a multiple of `step`; hundredths are kept from being a point more.
  private static func points(_ length: Points, step: Int32) -> Int32 {
    let whole = max(0, (Int(GalleryReader.hundredths(length)) + 99) / 100)
    return Int32(clamping: (whole + Int(step) - 1) / Int(step) * Int(step))
  }
}

extension ComponentCells.Geometry {
  /// Verdicts in the order in which a reader wants to hear of them.
  private static let order: [Verdict] = [.fits, .uncertain, .breaksMidWord, .overhangs, .clips, .overflows]

  /// The worst verdict of its texts and of what sticks out.
  fileprivate var worst: Verdict {
    let all = texts.map(\.verdict) + overhangs.map(\.verdict)
    return all.max { Self.order.firstIndex(of: $0) ?? 0 < Self.order.firstIndex(of: $1) ?? 0 } ?? .fits
  }
}
