import DesignTokens
import ICU
import Strings
import TextLayout

/// Measures one task after the other on its thread.
struct MeasureWorker {
  /// What a task found.
  struct Result: Sendable {
    var subjects: [MeasuredSubject] = []
    var overLimits: [OverLimit] = []
    var cellCount = 0
    var smallestTargets: [SmallestTarget.Place: SmallestTarget] = [:]
    var notes: [String] = []
    var error: ICUError?
  }

  private let measurement: Measurement
  private let measurer: TextMeasurer
  private var entryTexts: EntryTexts
  private var places: [SmallestTarget.Place: SlotPlaces] = [:]

  init(_ measurement: Measurement) {
    self.measurement = measurement
    let measurer = TextMeasurer(fonts: measurement.fonts)
    self.measurer = measurer
    entryTexts = EntryTexts(
      of: measurement.project, pseudo: measurement.request.pseudo, fitsWidth: measurement.request.fitsWidth,
      measurer: measurer)
  }

  mutating func run(_ task: MeasureTask) -> Result {
    var result = Result()
    do {
      let sampler = try entryTexts.sampler(pluralLocale: task.pluralLocale)
      guard let locale = LocaleIdentifier(task.locale) ?? LocaleIdentifier(task.pluralLocale) else { return result }
      for index in task.entries {
        let entry = task.table.entries[index]
        let key = entry.key.string
        let bindings = measurement.bindings
        let match = bindings.match(ofKey: key, group: task.group, table: task.table.name)
        if !bindings.limits.isEmpty {
          let limits = bindings.limits.limits(of: entry, group: task.group, table: task.table.name)
          let found = limits.isEmpty ? nil : overLimit(of: entry, limits, match, task, sampler, locale)
          if let found { result.overLimits.append(found) }
        }
        guard let match else { continue }
        let binding = match.binding
        let samples = match.samples.merging(bindings.bindings[binding].samples)
        var subject = MeasuredSubject(
          group: task.group, table: task.table.name, locale: task.locale, entry: entry, binding: binding, texts: [])
        var texts: (font: FontRequest, samples: [SampledText])?
        for themed in bindings.themedSlots[binding] {
          if texts?.font != themed.slot.font {
            let message = entryTexts.message(
              of: entry, table: task.table.name, from: task.source, font: themed.slot.font)
            texts = (themed.slot.font, sampler.samples(of: message, arguments: samples))
          }
          measure(texts?.samples ?? [], of: &subject, in: themed, locale: locale, &result)
        }
        finish(&subject, locale: locale)
        result.cellCount += subject.cellCount
        if !subject.outcomes.isEmpty || subject.tightest != nil { result.subjects.append(subject) }
      }
      result.notes = entryTexts.notes(of: task.source)
    } catch {
      result.error = error as? ICUError
    }
    return result
  }

  /// What is found of the texts of an entry that has limits.
  private mutating func overLimit(
    of entry: Table.Entry, _ limits: [TextLimit], _ match: KeyBindings.Match?, _ task: MeasureTask,
    _ sampler: MessageSampler, _ locale: LocaleIdentifier
  ) -> OverLimit? {
    let slots = match.map { measurement.bindings.themedSlots[$0.binding] } ?? []
    let font = slots.first?.slot.font ?? limits.lazy.compactMap(\.font).first.map(FontRequest.init)
    let samples = match.map { $0.samples.merging(measurement.bindings.bindings[$0.binding].samples) }
    let texts = sampler.samples(
      of: entryTexts.message(of: entry, table: task.table.name, from: task.source, font: font),
      arguments: samples ?? measurement.bindings.samples(ofKey: entry.key.string, group: task.group))
    let check = LimitCheck(
      measurer: measurer, fonts: measurement.fonts, sizes: measurement.request.sizes, slots: slots, locale: locale,
      isXLIFF: entry.format == .xliff)
    return check.worst(of: texts, limits: limits).map { found in
      OverLimit(
        group: task.group, table: task.table.name, locale: task.locale, entry: entry, limit: found.limit,
        text: found.text, needed: found.needed, fewerCharacters: found.fewerCharacters, place: found.place,
        count: found.count, checked: found.checked)
    }
  }

  private mutating func measure(
    _ texts: [SampledText], of subject: inout MeasuredSubject, in themed: KeyBindings.ThemedSlot,
    locale: LocaleIdentifier, _ result: inout Result
  ) {
    let slot = themed.slot
    let place = SmallestTarget.Place(binding: subject.binding, theme: themed.theme)
    let places = places[place] ?? SlotPlaces(slot, measurement.request)
    self.places[place] = places
    for text in texts {
      let number = subject.texts.firstIndex(of: text) ?? subject.texts.count
      if number == subject.texts.count { subject.texts.append(text) }
      let shaped = measurer.paragraph(text.string, font: slot.font, locale: locale, ligatures: slot.hasLigatures)
      let subjectText = SubjectText(
        number: number, place: place, shaped: shaped,
        wider: measurement.request.guardBand.map { shaped.widened(by: 1 + $0) },
        rightToLeft: locale.isRightToLeft)
      for device in measurement.request.devices.indices {
        measure(subjectText, of: &subject, in: slot, places, device: device, &result)
      }
    }
  }

  /// Finds what else is said of the cells that findings name.
  private func finish(_ subject: inout MeasuredSubject, locale: LocaleIdentifier) {
    for index in subject.outcomes.indices {
      let cell = subject.outcomes[index].cell
      guard let slot = measurement.bindings.slot(ofBinding: subject.binding, inTheme: cell.theme) else { continue }
      let text = cell.placement.source
      subject.outcomes[index].cell.firstFailingSize = slot.firstFailingSize(
        text, device: cell.device, rightToLeft: locale.isRightToLeft)
      subject.outcomes[index].cell.fittingDevice =
        widerDevices(than: cell.device).first { device in
          let layout = slot.layout(text, size: cell.size, device: device, rightToLeft: locale.isRightToLeft)
          return layout?.placement.verdict == .fits
        }?.name
    }
  }

  /// The devices that are wider than one, the narrowest first.
  private func widerDevices(than device: Device) -> [Device] {
    measurement.devicesByWidth.filter { $0.width > device.width }
  }

  /// A text of a subject.
  private struct SubjectText {
    let number: Int
    let place: SmallestTarget.Place
    let shaped: ShapedText
    /// The text as it is with the guard band; `nil` when that is not asked for.
    let wider: ShapedText?
    let rightToLeft: Bool
  }

  private func measure(
    _ text: SubjectText, of subject: inout MeasuredSubject, in slot: BoundSlot, _ places: SlotPlaces, device: Int,
    _ result: inout Result
  ) {
    let sizes = measurement.request.sizes
    // The other sizes are known then.
    if let deciding = places.decidingSizes[device], text.shaped.scalesLinearly,
      let largest = places[device, deciding]?.fit(text.wider ?? text.shaped), largest.verdict == .fits,
      largest.lineCount <= 1, let smallest = places[device, places.smallestSize]?.fit(text.shaped)
    {
      subject.cellCount += sizes.count
      note(smallest.touchTarget, of: subject, text.place, size: sizes[places.smallestSize], &result)
      return
    }
    for (number, size) in sizes.enumerated() {
      if text.wider == nil, let found = places[device, number]?.fit(text.shaped), found.verdict == .fits {
        subject.cellCount += 1
        note(found.touchTarget, of: subject, text.place, size: size, &result)
        continue
      }
      let device = measurement.request.devices[device]
      guard
        let (component, placement) = slot.layout(
          text.shaped, size: size, device: device, rightToLeft: text.rightToLeft)
      else { continue }
      subject.cellCount += 1
      note(component.smallestTouchTarget, of: subject, text.place, size: size, &result)
      let cell = Cell(
        text: text.number, theme: text.place.theme, device: device, size: size, placement: placement,
        firstFailingSize: nil)
      if placement.verdict != .fits {
        note(cell, in: &subject)
      } else if let wider = text.wider,
        let placed = slot.layout(wider, size: size, device: device, rightToLeft: text.rightToLeft),
        placed.placement.verdict != .fits
      {
        subject.tightest = (subject.tightest ?? Outcome(verdict: .fits, nominalVerdict: nil, count: 0, cell: cell))
          .adding(cell)
      }
    }
  }

  private func note(
    _ target: TouchTarget, of subject: MeasuredSubject, _ place: SmallestTarget.Place, size: DynamicTypeSize,
    _ result: inout Result
  ) {
    guard target.shorterSide < result.smallestTargets[place]?.target.shorterSide ?? .infinity else { return }
    result.smallestTargets[place] = SmallestTarget(entry: subject.entry, size: size, target: target)
  }

  private func note(_ cell: Cell, in subject: inout MeasuredSubject) {
    let (verdict, nominal) = (cell.placement.verdict, cell.placement.nominalVerdict)
    guard
      let index = subject.outcomes.firstIndex(where: { $0.verdict == verdict && $0.nominalVerdict == nominal })
    else {
      subject.outcomes.append(Outcome(verdict: verdict, nominalVerdict: nominal, count: 1, cell: cell))
      return
    }
    subject.outcomes[index] = subject.outcomes[index].adding(cell)
  }
}
