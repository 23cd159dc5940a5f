import DesignTokens
import TextLayout

/// Finds the room of a slot by laying it out with texts of made-up widths.
struct RoomProbe {
  /// What was found.
  struct Room {
    /// What a line of the text is offered.
    let width: Points
    let lines: Int?
    /// A text on one line of this width fits for certain; `nil` where none does, or where it wraps freely.
    let sureWidth: Points?
    let isAssumed: Bool
    let pointSize: Points
  }

  private let cells: SpecimenCells
  private let slot: String
  private let box: TextBox
  private let size: DynamicTypeSize
  private let device: Device

  /// What a probe keeps away from an edge beside the guard band, in points: rounding is far less.
  private static let margin = 1.0
  /// Narrower places hold no text that could be translated.
  private static let leastWidth = 12.0
  /// Less of an assumed width is no limit to hold a translator to.
  private static let leastSureShare = 0.8
  /// A row gives a longer text what shorter ones beside it leave: so often its room is looked for again.
  private static let mostGrowths = 4

  init(_ cells: SpecimenCells, slot: String, box: TextBox, size: DynamicTypeSize, device: Device) {
    self.cells = cells
    self.slot = slot
    self.box = box
    self.size = size
    self.device = device
  }

  /// `nil` where any width is offered, or where a text that is wider is shown all the same.
  var room: Room? {
    guard let usual = placement(in: cells), usual.available.value.isFinite, usual.source.clusterCount > 0,
      let pointSize = placement(width: usual.available.value / 4, of: usual.source, at: usual.pointSize)?.pointSize
    else { return nil }
    func probe(_ width: Double) -> TextPlacement? { placement(width: width, of: usual.source, at: pointSize) }
    let band = usual.source.guardBand(atPointSize: pointSize)
    var width = usual.available.value
    let lines = lines(of: usual)
    if let lines {
      var growths = 0
      while let wider = probe(tooWide(width, lines, band, pointSize)), fits(wider) {
        guard wider.available.value.isFinite, wider.available.value > width, growths < Self.mostGrowths else {
          return nil
        }
        width = wider.available.value
        growths += 1
      }
    }
    guard width >= Self.leastWidth, width <= max(cells.room(on: device).width.value, device.width.value) else {
      return nil
    }
    let narrower = width * (1 - band) - Self.margin
    let isAssumed = probe(narrower)?.verdict != .fits
    return Room(
      width: Points(width), lines: lines,
      sureWidth: lines == nil ? nil : isAssumed ? Self.sureWidth(below: narrower, probe) : Points(width),
      isAssumed: isAssumed, pointSize: pointSize)
  }

  /// The length of a text that cannot stand in so many lines, even if it shrinks.
  private func tooWide(_ width: Double, _ lines: Int, _ band: Double, _ pointSize: Points) -> Double {
    (width * Double(lines) * (1 + band) + Self.margin) / box.minimumScaleFactor + pointSize.value
  }

  /// Whether all of the text shows as the boxes are written.
  private func fits(_ text: TextPlacement) -> Bool { (text.nominalVerdict ?? text.verdict) == .fits }

  /// The widest text that fits whatever is assumed, to a point; `nil` where that is much less than the width.
  private static func sureWidth(below width: Double, _ probe: (Double) -> TextPlacement?) -> Points? {
    func fits(_ width: Double) -> Bool { probe(width)?.verdict == .fits }
    var (low, high) = (width * leastSureShare, width)
    guard fits(low) else { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return Points(low)
  }

  /// As many lines as the limit and the height allow.
  private func lines(of text: TextPlacement) -> Int? {
    let high = text.availableHeight.flatMap { height -> Int? in
      guard height.value.isFinite, text.lineHeight > .zero else { return nil }
      return max(1, Int(min((height.value / text.lineHeight.value).rounded(.down), 1_000)))
    }
    return [text.lineLimit, high].compactMap { $0 }.min()
  }

  /// The text of the slot where it is `width` wide on one line; `nil` where it sticks out of what holds it.
  ///
  /// - Parameter source: The text as it is.
  private func placement(width: Double, of source: ShapedText, at pointSize: Points) -> TextPlacement? {
    let spacing = box.appearance.letterSpacing
    let spaces = spacing.value * Double(source.clusterCount)
    let natural = source.narrowestWidth(at: pointSize, letterSpacing: spacing, lineLimit: 1).value - spaces
    guard natural > 0, width > spaces else { return nil }
    let factor = (width - spaces) / natural
    return placement(in: cells.widened { $0.text == source.text ? factor : 1 })
  }

  private func placement(in cells: SpecimenCells) -> TextPlacement? {
    let layout = cells.layout(at: size, on: device)
    guard !cells.overhangs(in: layout).contains(where: { $0.slot == slot }) else { return nil }
    return layout.texts.first { $0.slot == slot }
  }
}
