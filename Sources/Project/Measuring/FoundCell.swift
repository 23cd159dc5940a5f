import DesignTokens
import TextLayout

/// A cell with a flaw, or one that only just fits, while its subject is measured.
struct FoundCell {
  let cells: SpecimenCells
  /// The number of the device among those of the request.
  let device: Int
  let size: DynamicTypeSize
  /// ``Verdict/fits`` where it only just fits.
  let flaw: CellFlaw
  let rank: Cell.Rank
  /// The smallest of the measured sizes at which something is wrong with the slot on the device, or may be.
  var firstFailingSize: DynamicTypeSize?

  /// What reports tell of the cell; `nil` where the slot shows no text.
  func told(by measurement: Measurement, _ layouts: inout ToldLayouts) -> Cell? {
    guard let text = flaw.text else { return nil }
    let sizes = sizes(measurement, &layouts)
    return Cell(
      self, text: text, firstFailingSize: sizes.firstFailing,
      fittingDevice: flaw.verdict == .fits ? nil : fittingDevice(among: measurement, &layouts),
      headroom: sizes.headroom)
  }

  /// What the text does on its device at the twelve sizes, as far as anybody asks.
  private func sizes(
    _ measurement: Measurement, _ layouts: inout ToldLayouts
  ) -> (firstFailing: DynamicTypeSize?, headroom: Headroom?) {
    let device = measurement.request.devices[device]
    var firstFailing = measurement.request.sizes.count == DynamicTypeSize.allCases.count ? firstFailingSize : nil
    var headroom: Headroom? = measurement.request.notesHeadroom ? Headroom() : nil
    for size in DynamicTypeSize.allCases where headroom != nil || firstFailing == nil && flaw.verdict != .fits {
      let told = layouts.layout(of: cells, at: size, on: device)
      headroom?[size] = told.layout.texts.first { $0.slot == flaw.slot }?.headroom
      if flaw.verdict != .fits, firstFailing == nil, fails(told) { firstFailing = size }
    }
    return (firstFailing, headroom)
  }

  /// Whether the slot is wrong in a layout, or may be.
  private func fails(_ told: ToldLayouts.Told) -> Bool { told.flaws.contains { $0.slot == flaw.slot } }

  /// The narrowest device that is wider and on which the text fits at its size.
  private func fittingDevice(among measurement: Measurement, _ layouts: inout ToldLayouts) -> String? {
    let width = measurement.request.devices[device].width
    return measurement.devicesByWidth.first { device in
      device.width > width && !fails(layouts.layout(of: cells, at: size, on: device))
    }?.name
  }
}
