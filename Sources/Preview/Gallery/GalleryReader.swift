import DesignTokens
import Project
import TextLayout

/// Fills the tables of a component's cells in a locale as they are laid out.
package struct GalleryReader: CellReader {
  private var strings = Interned<String>()
  private var rows: [ComponentCells.Row] = []
  private var uses = Interned<ComponentCells.Use>()
  private var lines = TextLines()
  private var trees = Interned<ComponentCells.Tree>()
  private var frames = Interned<ComponentCells.Frames>()
  private var styles = Interned<ComponentCells.Style>()
  private var geometries = Interned<ComponentCells.Geometry>()

  package init() {}

  package mutating func read(_ layouts: [ComponentLayout], of cells: SpecimenCells, device: Int) {
    var numbers: [String: Int] = [:]
    for (slot, text) in cells.texts.sorted(by: { $0.key < $1.key }) {
      let number = strings.number(of: text.string)
      numbers[slot] = number
      _ = uses.number(
        of: ComponentCells.Use(specimen: cells.specimen, slot: slot, sample: cells.sample, text: number))
    }
    let geometries = layouts.map { number(of: $0, cells, strings: numbers) }
    for occurrence in cells.occurrences {
      rows.append(
        ComponentCells.Row(
          specimen: cells.specimen, sample: cells.sample, choice: occurrence.choice, device: device,
          themes: occurrence.themes, geometries: geometries))
    }
  }

  /// The number of what there is to draw of a layout.
  ///
  /// - Parameter strings: Numbers of texts by slot.
  private mutating func number(of layout: ComponentLayout, _ cells: SpecimenCells, strings: [String: Int]) -> Int {
    let texts = layout.texts.map { text(of: $0, cells.verdict(of: $0).shown, string: strings[$0.slot] ?? 0) }
    let overhangs = cells.overhangs(in: layout).map { slot, overhang in
      ComponentCells.Overhang(
        slot: slot, verdict: cells.verdict(of: overhang).shown, width: Self.hundredths(overhang.excess.width),
        height: Self.hundredths(overhang.excess.height))
    }
    return geometries.number(
      of: ComponentCells.Geometry(
        width: Self.hundredths(layout.width), height: Self.hundredths(layout.height), frames: frames(of: layout),
        texts: texts, overhangs: overhangs))
  }

  package func finished() -> ComponentCells {
    ComponentCells(
      trees: trees.values, frames: frames.values, styles: styles.values, geometries: geometries.values, rows: rows,
      strings: strings.values, uses: uses.values, fonts: lines.fonts.values, tapes: lines.tapes, lines: lines.lines)
  }

  private mutating func text(
    of placement: TextPlacement, _ verdict: Verdict, string: Int
  ) -> ComponentCells.Text {
    let setting = placement.setting
    let style = ComponentCells.Style(
      pointSize: Self.hundredths(setting.pointSize), spacing: Self.rounded(setting.spacing.value * 1_000),
      baseline: Self.hundredths(setting.firstBaseline), pitch: Self.hundredths(setting.pitch))
    let found = lines.lines(of: placement, setting, text: string)
    let xs = found.map { Self.rounded($0.x * 100) }
    return ComponentCells.Text(
      style: styles.number(of: style), verdict: verdict,
      available: placement.available.value.isFinite ? Self.hundredths(placement.available) : -1,
      lines: found.map(\.line), xs: xs.contains { $0 != 0 } ? xs : [],
      needed: verdict == .fits ? nil : Self.hundredths(placement.needed))
  }

  private mutating func frames(of layout: ComponentLayout) -> Int {
    var numbers: [Int32] = []
    numbers.reserveCapacity(layout.boxes.count * 4)
    var boxes: [ComponentCells.Tree.Box] = []
    boxes.reserveCapacity(layout.boxes.count)
    let whole = Frame(0, 0, Self.hundredths(layout.width), Self.hundredths(layout.height))
    /// The boxes that the next one may stand in, by depth.
    var around: [Frame] = [whole]
    for box in layout.boxes {
      let frame = Frame(box.frame)
      let parent = around[min(box.depth, around.count - 1)]
      numbers += [
        frame.x &- parent.x, frame.y &- parent.y, parent.width &- frame.width, parent.height &- frame.height,
      ]
      around.removeSubrange(min(box.depth + 1, around.count)...)
      around.append(frame)
      let (kind, detail) = box.name
      boxes.append(ComponentCells.Tree.Box(kind: kind, depth: box.depth, path: box.path, detail: detail))
    }
    return frames.number(
      of: ComponentCells.Frames(tree: trees.number(of: ComponentCells.Tree(boxes: boxes)), numbers: numbers))
  }

  /// A rectangle in hundredths of a point.
  private struct Frame {
    let x, y, width, height: Int32

    init(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    init(_ frame: Rectangle) {
      self.init(
        GalleryReader.hundredths(frame.x), GalleryReader.hundredths(frame.y), GalleryReader.hundredths(frame.width),
        GalleryReader.hundredths(frame.height))
    }
  }

  static func hundredths(_ points: Points) -> Int32 { rounded(points.value * 100) }

  private static func rounded(_ number: Double) -> Int32 {
    Int32(clamping: Int(min(max(number.isNaN ? 0 : number, -2e9), 2e9).rounded()))
  }
}

extension PlacedBox {
  /// The name of the kind, and what tells it from others of the kind.
  fileprivate var name: (kind: String, detail: String) {
    switch kind {
    case .text(let text): ("text", text.slot)
    case .icon(let icon): ("icon", icon.name ?? "")
    case .stack(let stack): ("stack", stack.direction.rawValue)
    case .attachment(let attachment): ("attachment", attachment.place.rawValue)
    case .priority: ("priority", "")
    case .fitting: ("fitting", "")
    default: (kind.name?.rawValue ?? "", "")
    }
  }
}
