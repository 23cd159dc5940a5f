import PositionedJSON
import TextLayout

/// The cells of one component in a manifest, with what they share kept once.
struct ManifestComponent: Hashable, Sendable {
  struct Geometry: Hashable, Sendable {
    /// What becomes of the text of a slot, or of what it stands in.
    struct SlotVerdict: Hashable, Sendable {
      /// A number among ``ManifestComponent/slots``.
      let slot: Int
      let verdict: Verdict
    }

    /// Hundredths of a point.
    let width: Int
    let height: Int
    /// Of all that is drawn but the colours.
    let hash: String
    /// Of the texts, in the order of the boxes.
    let verdicts: [SlotVerdict]
    /// Of what sticks out.
    let overhangs: [SlotVerdict]
  }

  struct ThemedPaint: Hashable, Sendable {
    let theme: Int
    let paint: Int
  }

  struct Row: Hashable, Sendable {
    let specimen: Int
    let sample: Int
    let locale: Int
    let device: Int
    let choice: Int
    /// One for all sizes, or one for each.
    let paintSets: [Int]
    /// By size.
    let geometries: [Int]
    /// A number among ``ManifestComponent/texts``.
    let texts: Int
  }

  let name: String
  let slots: [String]
  /// The value of each axis where a choice does not name it.
  var defaults: [String: String] = [:]
  /// By locale, the numbers of the fonts that it is set in; one list where it is the same for all.
  var fonts: [[Int]] = []
  /// Numbers of texts by slot, -1 where a slot has none.
  var texts: [[Int]] = []
  private(set) var geometries: [Geometry] = []
  /// Hashes of the colours.
  var paints: [String] = []
  var paintSets: [[ThemedPaint]] = []
  var rows: [Row] = []
  private var numbers: [Geometry: Int] = [:]

  init(name: String, slots: [String]) {
    self.name = name
    self.slots = slots
  }

  mutating func number(of geometry: Geometry) -> Int {
    if let known = numbers[geometry] { return known }
    append(geometry)
    return geometries.count - 1
  }

  /// Adds one that may be there already, as a file has it.
  mutating func append(_ geometry: Geometry) {
    numbers[geometry] = geometries.count
    geometries.append(geometry)
  }

  func write(to script: inout JSONWriter) {
    script.object {
      $0.member("name", name)
      $0.member("slots", slots)
      if !defaults.isEmpty {
        $0.key("defaults")
        $0.object(defaults)
      }
      $0.member("fonts", fonts) { $0.integers($1) }
      $0.member("texts", texts, onNewLine: true) { $0.integers($1) }
      $0.member("geometries", geometries, onNewLine: true) { script, geometry in
        script.newLine()
        script.array {
          $0.integer(geometry.width)
          $0.integer(geometry.height)
          $0.string(geometry.hash)
          $0.integers(geometry.verdicts.flatMap { [$0.slot, $0.verdict.number] })
          if !geometry.overhangs.isEmpty {
            $0.integers(geometry.overhangs.flatMap { [$0.slot, $0.verdict.number] })
          }
        }
      }
      $0.member("paints", paints, onNewLine: true)
      $0.member("paintSets", paintSets, onNewLine: true) { $0.array($1) { $0.integers([$1.theme, $1.paint]) } }
      $0.member("rows", rows, onNewLine: true) { script, row in
        script.newLine()
        script.array { script in
          for number in [row.specimen, row.sample, row.locale, row.device, row.choice] { script.integer(number) }
          if row.paintSets.count == 1 { script.integer(row.paintSets[0]) } else { script.integers(row.paintSets) }
          script.integers(row.geometries)
          script.integer(row.texts)
        }
      }
    }
  }
}
