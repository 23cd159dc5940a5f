import DesignTokens
import TextLayout

/// What is kept of a subject: of each of its verdicts one cell, as reports tell it.
extension MeasureWorker {
  /// - Returns: `nil` where all texts fit with room to spare.
  func measured(_ subject: Subject, _ task: MeasureTask) -> MeasuredSubject? {
    if subject.tallies.isEmpty, subject.tightest == nil { return nil }
    return MeasuredSubject(
      group: task.group, table: task.table.name, locale: task.locale, entry: subject.entry, binding: subject.binding,
      cellCount: subject.cellCount, outcomes: subject.tallies.compactMap { outcome($0, of: subject) },
      tightest: subject.tightest.flatMap { outcome($0, of: subject) })
  }

  private func outcome(_ tally: CellTally, of subject: Subject) -> Outcome? {
    let placed = tally.cell
    guard let slot = measurement.bindings.slot(ofBinding: subject.binding, inTheme: placed.theme) else { return nil }
    let sizes = sizes(of: tally, in: slot, rightToLeft: subject.rightToLeft)
    let breaksMidWord = (tally.nominalVerdict ?? tally.verdict) == .breaksMidWord
    let cell = Cell(
      placed, font: slot.font, brokenLines: breaksMidWord ? placed.placement.visibleTexts : [],
      firstFailingSize: sizes.firstFailing,
      fittingDevice: tally.verdict == .fits
        ? nil : fittingDevice(for: placed, in: slot, rightToLeft: subject.rightToLeft),
      headroom: sizes.headroom)
    return Outcome(verdict: tally.verdict, nominalVerdict: tally.nominalVerdict, count: tally.count, cell: cell)
  }

  /// What the text of a cell does on its device at the twelve sizes, as far as anybody asks.
  private func sizes(
    of tally: CellTally, in slot: BoundSlot, rightToLeft: Bool
  ) -> (firstFailing: DynamicTypeSize?, headroom: Headroom?) {
    let device = measurement.request.devices[tally.cell.device]
    var firstFailing: DynamicTypeSize?
    var headroom: Headroom? = measurement.request.notesHeadroom ? Headroom() : nil
    for size in DynamicTypeSize.allCases where headroom != nil || firstFailing == nil && tally.verdict != .fits {
      let layout = slot.layout(tally.cell.placement.source, size: size, device: device, rightToLeft: rightToLeft)
      guard let placement = layout?.placement else { continue }
      headroom?[size] = placement.headroom
      if tally.verdict != .fits, firstFailing == nil, placement.verdict != .fits { firstFailing = size }
    }
    return (firstFailing, headroom)
  }

  /// The narrowest device that is wider than that of a cell and on which the text fits at its size.
  private func fittingDevice(for cell: PlacedCell, in slot: BoundSlot, rightToLeft: Bool) -> String? {
    let width = measurement.request.devices[cell.device].width
    return measurement.devicesByWidth.first { device in
      guard device.width > width else { return false }
      let layout = slot.layout(cell.placement.source, size: cell.size, device: device, rightToLeft: rightToLeft)
      return layout?.placement.verdict == .fits
    }?.name
  }
}
