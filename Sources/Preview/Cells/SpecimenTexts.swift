import Project
import Strings

/// The texts of a specimen in a locale: one set for each of the samples that are worth a picture.
struct SpecimenTexts {
  /// What stands in the slots together.
  struct Set: Hashable {
    /// Which sample it is: the plural categories, or “short” and “long” for the length of text arguments; empty where
    /// there is one only.
    let name: String
    /// By slot.
    let texts: [String: String]
  }

  let sets: [Set]

  /// - Parameters:
  ///   - fonts: By slot; slots without a font are not shown.
  /// - Throws: ``ICUError`` when ICU has no data.
  init(
    of specimen: Specimen, in locale: PreviewLocale, of project: Project, fonts: [String: MetricClasses.SlotFont],
    entryTexts: inout EntryTexts
  ) throws {
    var usual: [String: [SampledText]] = [:]
    var short: [String: SampledText] = [:]
    var long: [String: SampledText] = [:]
    var hasEntry = false
    let sampleText = project.configuration.sampleText
    for (slot, text) in specimen.texts.sorted(by: { $0.key < $1.key }) {
      guard let font = fonts[slot] else { continue }
      guard let entry = locale.entry(of: text, in: project) else {
        // An app shows the key where a language lacks a text.
        usual[slot] = [SampledText(string: text.key)]
        continue
      }
      hasEntry = true
      let plurals = locale.pluralLocale ?? project.groups[text.group].developmentLocale ?? project.developmentLanguage
      let message = entryTexts.message(of: entry, table: text.table, from: locale.source, font: font.request)
      let samples = try entryTexts.sampler(pluralLocale: plurals).samples(of: message, arguments: text.samples)
      usual[slot] = samples
      for (length, sample) in [("short", String(sampleText.prefix(2))), ("long", sampleText + " " + sampleText)] {
        let sampler = try entryTexts.sampler(pluralLocale: plurals, sampleText: sample)
        guard let found = sampler.samples(of: message, arguments: text.samples).last,
          found.string != samples.last?.string
        else { continue }
        if length == "short" { short[slot] = found } else { long[slot] = found }
      }
    }
    guard hasEntry else {
      sets = []
      return
    }
    let count = usual.values.map(\.count).max() ?? 0
    var sets: [Set] = []
    for number in 0..<count {
      let chosen = usual.mapValues { $0[min(number, $0.count - 1)] }
      let telling = chosen.sorted { $0.key < $1.key }.filter { usual[$0.key]?.count ?? 0 > number }
      let categories = telling.lazy.map(\.value.categories).first { !$0.isEmpty } ?? []
      var name = count > 1 ? categories.joined(separator: ", ") : ""
      // Two plurals in one text, or in two slots, may give one name twice.
      if sets.contains(where: { $0.name == name }) { name += " (\(number + 1))" }
      sets.append(Set(name: name, texts: chosen.mapValues(\.string)))
    }
    let last = usual.compactMapValues { $0.last?.string }
    if !short.isEmpty { sets.append(Set(name: "short", texts: last.merging(short.mapValues(\.string)) { $1 })) }
    if !long.isEmpty { sets.append(Set(name: "long", texts: last.merging(long.mapValues(\.string)) { $1 })) }
    self.sets = sets
  }
}
