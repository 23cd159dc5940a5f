import DesignTokens
import ICU
import StringTables
import TextLayout

/// Compares the texts of one task after the other with their limits on its thread.
struct LimitWorker {
  /// What a task found.
  struct Result: Sendable {
    var overLimits: [OverLimit] = []
    var error: ICUError?
  }

  private let measurement: Measurement
  private let measurer: TextMeasurer
  private var entryTexts: EntryTexts

  init(_ measurement: Measurement) {
    self.measurement = measurement
    let measurer = TextMeasurer(fonts: measurement.fonts)
    self.measurer = measurer
    entryTexts = EntryTexts(of: measurement, measurer: measurer)
  }

  mutating func run(_ task: LimitTask) -> Result {
    var result = Result()
    let bindings = measurement.bindings
    do {
      let sampler = try entryTexts.sampler(pluralLocale: task.pluralLocale)
      guard let locale = LocaleIdentifier(task.locale) ?? LocaleIdentifier(task.pluralLocale) else { return result }
      for index in task.entries {
        let entry = task.table.entries[index]
        let limits = bindings.limits.limits(of: entry, group: task.group, table: task.table.name)
        guard !limits.isEmpty else { continue }
        let match = bindings.match(ofKey: entry.key.string, group: task.group, table: task.table.name)
        if let found = overLimit(of: entry, limits, match, task, sampler, locale) { result.overLimits.append(found) }
      }
    } catch {
      result.error = error as? ICUError
    }
    return result
  }

  /// What is found of the texts of an entry that has limits.
  private mutating func overLimit(
    of entry: Table.Entry, _ limits: [TextLimit], _ match: KeyBindings.Match?, _ task: LimitTask,
    _ sampler: MessageSampler, _ locale: LocaleIdentifier
  ) -> OverLimit? {
    let fonts = match.map { measurement.bindings.fonts[$0.binding] } ?? []
    let font =
      fonts.first.map { FontRequest($0.appearance) } ?? limits.lazy.compactMap(\.font).first.map(FontRequest.init)
    let samples = match.map { $0.samples.merging(measurement.bindings.bindings[$0.binding].samples) }
    let texts = sampler.samples(
      of: entryTexts.message(of: entry, table: task.table.name, from: task.source, font: font),
      arguments: samples ?? measurement.bindings.samples(ofKey: entry.key.string, group: task.group))
    let check = LimitCheck(
      measurer: measurer, fonts: measurement.fonts, sizes: measurement.request.sizes, slotFonts: fonts, locale: locale,
      isXLIFF: entry.format == .xliff)
    return check.worst(of: texts, limits: limits).map { found in
      OverLimit(
        group: task.group, table: task.table.name, locale: task.locale, entry: entry, limit: found.limit,
        text: found.text, needed: found.needed, fewerCharacters: found.fewerCharacters, place: found.place,
        count: found.count, checked: found.checked)
    }
  }
}
