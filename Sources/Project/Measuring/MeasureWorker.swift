import DesignTokens
import ICU
import Pseudo
import Strings
import TextLayout

/// Measures one task after the other on its thread.
struct MeasureWorker {
  /// What a task found.
  struct Result: Sendable {
    var subjects: [MeasuredSubject] = []
    var cellCount = 0
    var smallestTargets: [Int: SmallestTarget] = [:]
    var notes: [String] = []
    var error: ICUError?
  }

  private let measurement: Measurement
  private let measurer: TextMeasurer
  private let pseudolocalizers: [ComponentPseudolocalizers]
  private var samplers: [String: MessageSampler] = [:]
  /// By the number of a binding.
  private var places: [Int: SlotPlaces] = [:]

  init(_ measurement: Measurement) {
    self.measurement = measurement
    let measurer = TextMeasurer(fonts: measurement.fonts)
    self.measurer = measurer
    pseudolocalizers = measurement.request.pseudo.map {
      ComponentPseudolocalizers($0, measurer: measurer, fitsWidth: measurement.request.fitsWidth)
    }
  }

  mutating func run(_ task: MeasureTask) -> Result {
    var result = Result()
    do {
      let sampler = try sampler(task.pluralLocale)
      guard let locale = LocaleIdentifier(task.locale) ?? LocaleIdentifier(task.pluralLocale) else { return result }
      for index in task.entries {
        let entry = task.table.entries[index]
        let key = entry.key.string
        guard let match = measurement.bindings.match(ofKey: key, group: task.group, table: task.table.name) else {
          continue
        }
        let binding = match.binding
        let samples = match.samples.merging(measurement.bindings.bindings[binding].samples)
        let message = message(of: entry, task, binding)
        var subject = MeasuredSubject(
          group: task.group, table: task.table.name, locale: task.locale, entry: entry, binding: binding,
          texts: sampler.samples(of: message, arguments: samples))
        measure(&subject, in: measurement.bindings.slots[binding], locale: locale, &result)
        result.cellCount += subject.cellCount
        if !subject.outcomes.isEmpty || subject.tightest != nil { result.subjects.append(subject) }
      }
      if case .pseudo(let number) = task.source { result.notes = pseudolocalizers[number].notes }
    } catch {
      result.error = error as? ICUError
    }
    return result
  }

  /// The message of an entry, in a pseudo-locale for the font of its component.
  private func message(of entry: Table.Entry, _ task: MeasureTask, _ binding: Int) -> Message {
    guard case .pseudo(let number) = task.source,
      !measurement.project.configuration.keepsText(of: entry, table: task.table.name)
    else { return entry.message }
    let choice = pseudolocalizers[number].choice(for: measurement.bindings.slots[binding].font)
    return choice.pseudolocalizer.pseudolocalize(
      entry.message, label: task.table.name + "/" + entry.key.string, fitting: choice.fit)
  }

  private mutating func measure(
    _ subject: inout MeasuredSubject, in slot: BoundSlot, locale: LocaleIdentifier, _ result: inout Result
  ) {
    let places = places[subject.binding] ?? SlotPlaces(slot, measurement.request)
    self.places[subject.binding] = places
    for (number, text) in subject.texts.enumerated() {
      let shaped = measurer.paragraph(text.string, font: slot.font, locale: locale, ligatures: slot.hasLigatures)
      let subjectText = SubjectText(
        number: number, shaped: shaped, wider: measurement.request.guardBand.map { shaped.widened(by: 1 + $0) },
        rightToLeft: locale.isRightToLeft)
      for device in measurement.request.devices.indices {
        measure(subjectText, of: &subject, in: slot, places, device: device, &result)
      }
    }
    for index in subject.outcomes.indices {
      let cell = subject.outcomes[index].cell
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
      note(smallest.touchTarget, of: subject, size: sizes[places.smallestSize], &result)
      return
    }
    for (number, size) in sizes.enumerated() {
      if text.wider == nil, let found = places[device, number]?.fit(text.shaped), found.verdict == .fits {
        subject.cellCount += 1
        note(found.touchTarget, of: subject, size: size, &result)
        continue
      }
      let device = measurement.request.devices[device]
      guard
        let (component, placement) = slot.layout(
          text.shaped, size: size, device: device, rightToLeft: text.rightToLeft)
      else { continue }
      subject.cellCount += 1
      note(component.smallestTouchTarget, of: subject, size: size, &result)
      let cell = Cell(text: text.number, device: device, size: size, placement: placement, firstFailingSize: nil)
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
    _ target: TouchTarget, of subject: MeasuredSubject, size: DynamicTypeSize, _ result: inout Result
  ) {
    guard target.shorterSide < result.smallestTargets[subject.binding]?.target.shorterSide ?? .infinity else { return }
    result.smallestTargets[subject.binding] = SmallestTarget(entry: subject.entry, size: size, target: target)
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

  private mutating func sampler(_ locale: String) throws -> MessageSampler {
    if let known = samplers[locale] { return known }
    let made = try MessageSampler(locale: locale, sampleText: measurement.project.configuration.sampleText)
    samplers[locale] = made
    return made
  }
}
