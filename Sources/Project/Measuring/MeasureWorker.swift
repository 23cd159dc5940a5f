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

  let measurement: Measurement
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
        measure(entry, match, task, sampler, locale, &result)
        for other in bindings.furtherMatches(ofKey: key, group: task.group, beside: match) {
          measure(entry, other, task, sampler, locale, &result)
        }
      }
      result.notes = entryTexts.notes(of: task.source)
    } catch {
      result.error = error as? ICUError
    }
    return result
  }

  /// Measures an entry in one of its slots.
  private mutating func measure(
    _ entry: Table.Entry, _ match: KeyBindings.Match, _ task: MeasureTask, _ sampler: MessageSampler,
    _ locale: LocaleIdentifier, _ result: inout Result
  ) {
    let bindings = measurement.bindings
    let samples = match.samples.merging(bindings.bindings[match.binding].samples)
    var subject = Subject(entry: entry, binding: match.binding, rightToLeft: locale.isRightToLeft)
    var texts: (font: FontRequest, samples: [SampledText])?
    for themed in bindings.themedSlots[match.binding] {
      if texts?.font != themed.slot.font {
        let message = entryTexts.message(of: entry, table: task.table.name, from: task.source, font: themed.slot.font)
        texts = (themed.slot.font, sampler.samples(of: message, arguments: samples))
      }
      measure(texts?.samples ?? [], of: &subject, in: themed, locale: locale, &result)
    }
    result.cellCount += subject.cellCount
    if let found = measured(subject, task) { result.subjects.append(found) }
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
    _ texts: [SampledText], of subject: inout Subject, in themed: KeyBindings.ThemedSlot, locale: LocaleIdentifier,
    _ result: inout Result
  ) {
    let slot = themed.slot
    let place = SmallestTarget.Place(binding: subject.binding, theme: themed.theme)
    let places = places[place] ?? SlotPlaces(slot, measurement.request)
    self.places[place] = places
    for text in texts {
      let shaped = measurer.paragraph(text.string, font: slot.font, locale: locale, ligatures: slot.hasLigatures)
      let subjectText = SubjectText(
        sample: text, place: place, shaped: shaped,
        wider: measurement.request.guardBand.map { shaped.widened(by: 1 + $0) })
      for device in measurement.request.devices.indices {
        measure(subjectText, of: &subject, in: slot, places, device: device, &result)
      }
    }
  }

  /// A key in a locale while it is measured.
  struct Subject {
    let entry: Table.Entry
    let binding: Int
    let rightToLeft: Bool
    var cellCount = 0
    /// One for each verdict that a cell has and that is not ``Verdict/fits``.
    var tallies: [CellTally] = []
    /// The cells in which a text fits with less room than ``MeasureRequest/guardBand``.
    var tightest: CellTally?
  }

  /// A text of a subject.
  private struct SubjectText {
    let sample: SampledText
    let place: SmallestTarget.Place
    let shaped: ShapedText
    /// The text as it is with the guard band; `nil` when that is not asked for.
    let wider: ShapedText?
  }

  private func measure(
    _ text: SubjectText, of subject: inout Subject, in slot: BoundSlot, _ places: SlotPlaces, device: Int,
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
      guard
        let (component, placement) = slot.layout(
          text.shaped, size: size, device: measurement.request.devices[device], rightToLeft: subject.rightToLeft)
      else { continue }
      subject.cellCount += 1
      note(component.smallestTouchTarget, of: subject, text.place, size: size, &result)
      let cell = PlacedCell(
        text: text.sample, theme: text.place.theme, device: device, size: size, placement: placement)
      if placement.verdict != .fits {
        note(cell, in: &subject)
      } else if let wider = text.wider,
        let placed = slot.layout(
          wider, size: size, device: measurement.request.devices[device], rightToLeft: subject.rightToLeft),
        placed.placement.verdict != .fits
      {
        if subject.tightest == nil { subject.tightest = CellTally(cell) } else { subject.tightest?.add(cell) }
      }
    }
  }

  private func note(
    _ target: TouchTarget, of subject: Subject, _ place: SmallestTarget.Place, size: DynamicTypeSize,
    _ result: inout Result
  ) {
    guard target.shorterSide < result.smallestTargets[place]?.target.shorterSide ?? .infinity else { return }
    result.smallestTargets[place] = SmallestTarget(entry: subject.entry, size: size, target: target)
  }

  private func note(_ cell: PlacedCell, in subject: inout Subject) {
    let (verdict, nominal) = (cell.placement.verdict, cell.placement.nominalVerdict)
    if let index = subject.tallies.firstIndex(where: { $0.verdict == verdict && $0.nominalVerdict == nominal }) {
      subject.tallies[index].add(cell)
    } else {
      subject.tallies.append(CellTally(cell))
    }
  }
}
