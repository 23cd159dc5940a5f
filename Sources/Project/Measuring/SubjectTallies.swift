import DesignTokens
import TextLayout

/// What is wrong with the keys of a locale, while their cells are laid out.
struct SubjectTallies {
  private struct FlawKind: Hashable {
    let slot: String
    let verdict: Verdict
    let nominalVerdict: Verdict?
    let device: Int
    let tightness: Tightness?
  }

  /// The cells of a key with one verdict.
  private struct Tally {
    var failing: [FailingCells]
    var worst: FoundCell
  }

  private let measurement: Measurement
  private let locale: CellLocale
  private var tallies: [KeyPlace: [Tally]] = [:]
  private var cellCounts: [KeyPlace: Int] = [:]
  /// What is laid out now.
  private var current: (cells: SpecimenCells, isOtherChoice: Bool)?
  private var found: [FlawKind: (sizes: [DynamicTypeSize], worst: FoundCell)] = [:]

  init(_ measurement: Measurement, locale: CellLocale) {
    self.measurement = measurement
    self.locale = locale
  }

  mutating func begin(_ cells: SpecimenCells, isOtherChoice: Bool) { current = (cells, isOtherChoice) }

  mutating func note(_ flaws: [CellFlaw], size: DynamicTypeSize, devices: [Int]) {
    guard let (cells, isOtherChoice) = current else { return }
    for flaw in flaws {
      for device in devices {
        let kind = FlawKind(
          slot: flaw.slot, verdict: flaw.verdict, nominalVerdict: flaw.nominalVerdict, device: device,
          tightness: flaw.tightness)
        let cell = FoundCell(
          cells: cells, device: device, size: size, flaw: flaw,
          rank: Cell.Rank(
            isOtherChoice: isOtherChoice, size: size, width: measurement.request.devices[device].width,
            specimen: cells.specimen))
        guard let known = found[kind] else {
          found[kind] = ([size], cell)
          continue
        }
        // A slot that a component shows twice is one text.
        if !known.sizes.contains(size) { found[kind]?.sizes.append(size) }
        if cell.rank < known.worst.rank { found[kind]?.worst = cell }
      }
    }
  }

  /// Ends what is laid out now.
  ///
  /// - Returns: Cells that there are, those of the same measures counted once.
  mutating func end() -> Int {
    guard let (cells, _) = current else { return 0 }
    let request = measurement.request
    let count = request.sizes.count * request.devices.count
    guard !found.isEmpty else { return count }
    var keys: Set<KeyPlace> = []
    let sorted = found.sorted {
      ($0.key.device, $0.key.slot, $0.value.worst.rank) < ($1.key.device, $1.key.slot, $1.value.worst.rank)
    }
    for (kind, var cell) in sorted {
      guard let text = measurement.plan.specimens[cells.specimen].texts[kind.slot] else { continue }
      let key = KeyPlace(group: text.group, key: text.key)
      keys.insert(key)
      cell.worst.firstFailingSize = sorted.lazy
        .filter { other, _ in
          other.slot == kind.slot && other.device == kind.device && other.verdict != .fits
        }
        .compactMap { $0.value.sizes.min() }.min()
      let failing = FailingCells(
        specimen: cells.specimen, slot: kind.slot, sample: cells.sample, device: kind.device,
        occurrences: cells.occurrences, sizes: cell.sizes.sorted())
      add(failing, cell.worst, to: &tallies[key, default: []])
    }
    let shown = measurement.plan.specimens[cells.specimen].texts.values.map { KeyPlace(group: $0.group, key: $0.key) }
    for key in shown where keys.contains(key) { cellCounts[key, default: 0] += count }
    found = [:]
    return count
  }

  private func add(_ failing: FailingCells, _ cell: FoundCell, to tallies: inout [Tally]) {
    guard
      let index = tallies.firstIndex(where: {
        $0.worst.flaw.verdict == cell.flaw.verdict && $0.worst.flaw.nominalVerdict == cell.flaw.nominalVerdict
          && $0.worst.flaw.tightness == cell.flaw.tightness
      })
    else { return tallies.append(Tally(failing: [failing], worst: cell)) }
    tallies[index].failing.append(failing)
    if cell.rank < tallies[index].worst.rank { tallies[index].worst = cell }
  }

  /// What reports tell of each key.
  var subjects: [MeasuredSubject] {
    var layouts = ToldLayouts()
    return tallies.compactMap { place, tallies in
      let table = measurement.project.groups[place.group].name
      let text = Specimen.Text(group: place.group, table: table, key: place.key)
      guard let entry = locale.entry(of: text, in: measurement.project) else { return nil }
      var outcomes: [LayoutOutcome] = []
      var tight: [Tightness: LayoutOutcome] = [:]
      for tally in tallies {
        guard let cell = tally.worst.told(by: measurement, &layouts) else { continue }
        let flaw = tally.worst.flaw
        let outcome = LayoutOutcome(
          plan: measurement.plan, verdict: flaw.verdict, nominalVerdict: flaw.nominalVerdict, failing: tally.failing,
          cell: cell)
        if let tightness = flaw.tightness { tight[tightness] = outcome } else { outcomes.append(outcome) }
      }
      return MeasuredSubject(
        group: place.group, table: table, locale: locale.tag, entry: entry, cellCount: cellCounts[place] ?? 0,
        outcomes: outcomes, tight: tight)
    }
  }
}
