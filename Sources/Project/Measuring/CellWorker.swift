import DesignTokens
import ICU
import TextLayout

/// Lays out the cells of one task after the other on its thread, and keeps what is wrong.
struct CellWorker<Reader: CellReader> {
  /// What a task found.
  struct Result: Sendable {
    var subjects: [MeasuredSubject] = []
    var cellCount = 0
    /// Numbers of specimens with a cell that fails, or that a report tells of.
    var failing: Set<Int> = []
    var smallestTargets: [SmallestTarget.Place: SmallestTarget] = [:]
    /// `nil` where nobody reads.
    var cells: Reader.Cells?
    var notes: [String] = []
    /// Whether something does not fit in the lines of a font of which the app may have another with lower ones.
    var leavesHeightsOpen = false
    var error: ICUError?
  }

  let measurement: Measurement
  private var engine: CellEngine
  private var rooms: RoomGroups

  init(_ measurement: Measurement) {
    self.measurement = measurement
    engine = CellEngine(measurement)
    rooms = RoomGroups(measurement.request)
  }

  /// - Parameter reader: Whoever wants to see every cell; `nil` leaves cells out that are known to be right.
  mutating func run(_ task: CellTask, reader: Reader?) -> Result {
    var result = Result()
    var reader = reader
    let locale = measurement.plan.locales[task.locale]
    let part = measurement.plan.parts[task.part]
    var tallies = SubjectTallies(measurement, locale: locale)
    do {
      for (specimen, choices) in part.specimens[task.specimens] {
        for cells in try engine.cells(of: specimen, part: task.part, choices: choices, in: locale) {
          let isOwn = cells.occurrences.contains { $0.choice == choices[0] }
          tallies.begin(cells, isOtherChoice: !isOwn)
          if layOut(cells, &reader, &tallies, &result) { result.failing.insert(specimen) }
          if isOwn {
            if let band = measurement.request.guardBand {
              noteTight(cells, cells.widened { _ in 1 + band }, .guardBand, &tallies)
            }
            if measurement.request.looksAtGrowth, isOfDevelopers(locale) {
              noteTight(cells, cells.widened { Tightness.growth(ofLength: $0.clusterCount) }, .growth, &tallies)
            }
            noteTarget(of: cells, part, locale, &result)
          }
          result.cellCount += tallies.end()
        }
      }
      result.notes = engine.entryTexts.notes(of: locale.source)
    } catch {
      result.error = error as? ICUError
    }
    result.subjects = tallies.subjects
    result.cells = reader?.finished()
    return result
  }

  /// Returns whether one of the cells fails, or is told of by a report.
  private mutating func layOut(
    _ cells: SpecimenCells, _ reader: inout Reader?, _ tallies: inout SubjectTallies, _ result: inout Result
  ) -> Bool {
    let (sizes, devices) = (measurement.request.sizes, measurement.request.devices)
    let isOfCode = measurement.plan.specimens[cells.specimen].origin == .view
    var isFailing = false
    func note(_ layout: ComponentLayout, _ size: DynamicTypeSize, _ numbers: [Int]) {
      let flaws: [CellFlaw]
      if isOfCode {
        let found = cells.flawsOfTexts(in: layout, at: size, on: devices[numbers[0]])
        flaws = found.flaws
        if found.leavesHeightsOpen { result.leavesHeightsOpen = true }
      } else {
        flaws = cells.flaws(of: layout)
      }
      isFailing = isFailing || !flaws.isEmpty || cells.fails(in: layout)
      tallies.note(flaws, size: size, devices: numbers)
    }
    guard reader != nil else {
      forEachDoubtful(of: cells, note)
      return isFailing
    }
    for (number, device) in devices.enumerated() {
      let layouts = sizes.map { cells.layout(at: $0, on: device, notesBoxes: true) }
      for (size, layout) in zip(sizes, layouts) {
        note(layout, size, [number])
      }
      reader?.read(layouts, of: cells, device: number)
    }
    return isFailing
  }

  /// Lays out the cells in which something may be wrong, the tightest first: those that are no tighter than one at
  /// ease are known to be right.
  private mutating func forEachDoubtful(
    of cells: SpecimenCells, _ body: (ComponentLayout, DynamicTypeSize, _ devices: [Int]) -> Void
  ) {
    let (sizes, devices) = (measurement.request.sizes, measurement.request.devices)
    var easy: [(room: SpecimenCells.Room, size: DynamicTypeSize)] = []
    for group in rooms.groups(of: cells) {
      for size in sizes.reversed() where !easy.contains(where: { $0.size >= size && group.room.holds($0.room) }) {
        if let layout = cells.doubtfulLayout(at: size, on: devices[group.devices[0]]) {
          body(layout, size, group.devices)
        } else {
          easy.append((group.room, size))
        }
      }
    }
  }

  private func isOfDevelopers(_ locale: CellLocale) -> Bool {
    locale.tag == measurement.project.developmentLanguage
  }

  /// Notes the texts that fit, and would not if they were as long as others.
  ///
  /// - Parameter wider: The cells with those others.
  private mutating func noteTight(
    _ cells: SpecimenCells, _ wider: SpecimenCells, _ tightness: Tightness, _ tallies: inout SubjectTallies
  ) {
    let devices = measurement.request.devices
    forEachDoubtful(of: wider) { layout, size, group in
      // Longer texts have more words rather than longer ones.
      let flaws = wider.flaws(of: layout).filter {
        tightness == .guardBand || ($0.nominalVerdict ?? $0.verdict) != .breaksMidWord
      }
      guard !flaws.isEmpty else { return }
      let usual = cells.layout(at: size, on: devices[group[0]])
      let known = Set(cells.flaws(of: usual).map(\.slot))
      let tight = flaws.filter { !known.contains($0.slot) }.compactMap { flaw in
        usual.texts.first { $0.slot == flaw.slot }.map {
          CellFlaw(
            verdict: .fits, nominalVerdict: nil, slot: flaw.slot, text: $0, overhang: nil, tightness: tightness)
        }
      }
      tallies.note(tight, size: size, devices: group)
    }
  }

  /// Notes how small what a finger presses becomes: at the smallest size in the least room.
  private mutating func noteTarget(
    of cells: SpecimenCells, _ part: CellPlan.Part, _ locale: CellLocale, _ result: inout Result
  ) {
    guard part.canBePressed, let size = measurement.request.sizes.min(), let group = rooms.groups(of: cells).first
    else { return }
    let device = measurement.request.devices[group.devices[0]]
    let target = cells.layout(at: size, on: device, asWritten: true).smallestTouchTarget
    guard let occurrence = cells.occurrences.first, let theme = occurrence.themes.first else { return }
    let place = SmallestTarget.Place(component: part.component.name, choice: occurrence.choice, theme: theme)
    guard target.shorterSide < result.smallestTargets[place]?.target.shorterSide ?? .infinity else { return }
    let specimen = measurement.plan.specimens[cells.specimen]
    guard specimen.origin != .guess else { return }
    let text = part.component.slots.lazy.compactMap { specimen.texts[$0] }.first
    guard let entry = text.flatMap({ locale.entry(of: $0, in: measurement.project) }) else { return }
    result.smallestTargets[place] = SmallestTarget(
      entry: entry, origin: specimen.origin, size: size, target: target)
  }
}
