import DesignTokens
import TextLayout

/// Finds the room of a slot by texts of made-up widths.
struct RoomProbe {
  private let cells: SpecimenCells
  private let slot: String
  private let box: TextBox
  private let size: DynamicTypeSize
  private let device: Device

  /// A text that is this many times as wide as all of its lines is too long.
  private static let excess = 3.0
  /// What a probe keeps away from the edge beside the guard band, in points: rounding is far less.
  private static let margin = 1.0
  /// Narrower places hold no text that could be translated.
  private static let leastWidth = 8.0

  init(_ cells: SpecimenCells, slot: String, box: TextBox, size: DynamicTypeSize, device: Device) {
    self.cells = cells
    self.slot = slot
    self.box = box
    self.size = size
    self.device = device
  }

  /// `nil` where any width is offered, or where a text that is too wide is shown all the same.
  var room: (width: Points, lines: Int?, pointSize: Points, certainty: SlotRoom.Certainty)? {
    guard let usual = text(in: cells), usual.available.value.isFinite, usual.source.clusterCount > 0,
      let small = text(width: min(usual.available.value / 2, Double(usual.source.clusterCount)), like: usual)
    else { return nil }
    let pointSize = small.pointSize
    let tooLong = max(usual.available.value, 100) * Double(lines(of: usual) ?? 10) * Self.excess
    guard let long = text(width: tooLong / box.minimumScaleFactor, like: small), long.available.value.isFinite,
      long.available.value >= Self.leastWidth
    else { return nil }
    let (width, lines) = (long.available.value, lines(of: long))
    let band = small.source.guardBand(atPointSize: pointSize)
    let narrower = width * (1 - band) - Self.margin
    let wider = (width * Double(lines ?? 1) * (1 + band) + Self.margin) / box.minimumScaleFactor + pointSize.value
    guard let fitting = text(width: narrower, like: small) else { return nil }
    var isKnown = fitting.verdict == .fits
    if lines != nil {
      guard let failing = text(width: wider, like: small), (failing.nominalVerdict ?? failing.verdict) != .fits
      else { return nil }
      isKnown = isKnown && failing.verdict != .uncertain
    }
    return (long.available, lines, pointSize, isKnown ? .known : .assumed)
  }

  /// As many lines as the limit and the height allow.
  private func lines(of text: TextPlacement) -> Int? {
    let high = text.availableHeight.flatMap { height -> Int? in
      guard height.value.isFinite, text.lineHeight > .zero else { return nil }
      return max(1, Int(min((height.value / text.lineHeight.value).rounded(.down), 1_000)))
    }
    return [text.lineLimit, high].compactMap { $0 }.min()
  }

  /// The text of the slot where it is `width` wide on one line.
  private func text(width: Double, like known: TextPlacement) -> TextPlacement? {
    let source = known.source
    let spaces = box.appearance.letterSpacing.value * Double(source.clusterCount)
    let natural =
      source.narrowestWidth(
        at: known.pointSize, letterSpacing: box.appearance.letterSpacing, lineLimit: 1
      ).value - spaces
    guard natural > 0, width > spaces else { return nil }
    let factor = (width - spaces) / natural
    return text(in: cells.widened { $0.text == source.text ? factor : 1 })
  }

  private func text(in cells: SpecimenCells) -> TextPlacement? {
    cells.layout(at: size, on: device).texts.first { $0.slot == slot }
  }
}
