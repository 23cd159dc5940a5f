import StringTables

/// The texts of a specimen in a locale: one sample for each that is worth a picture.
///
/// Every plural form of every slot stands in one sample at least, beside the usual texts of the other slots; where a
/// text has text arguments, there is one sample with short and one with long ones.
struct SpecimenTexts {
  /// What stands in the slots together.
  struct Sample: Hashable {
    /// The plural categories, or “short” and “long” for the length of text arguments; empty where there is one only.
    let name: String
    /// Whether nobody states that a text has arguments of this length.
    let isAssumed: Bool
    /// By slot.
    let texts: [String: SampledText]
  }

  /// None where the language has none of the texts; without texts where the component shows none in this form.
  private(set) var samples: [Sample] = []
  /// Slots of which nothing is claimed: the language lacks the text, for which an app shows the key, or it is a guess
  /// that it stands there.
  private(set) var untranslated: Set<String> = []
  /// Slots of texts that no table has.
  private(set) var literals: Set<String> = []

  /// - Parameters:
  ///   - fonts: By slot; slots without a font are not shown.
  /// - Throws: ``ICUError`` when ICU has no data.
  init(
    of specimen: Specimen, in locale: CellLocale, of project: Project, fonts: [String: SlotFont],
    entryTexts: inout EntryTexts
  ) throws {
    var slots: [SlotTexts] = []
    var hasEntry = false
    for (slot, text) in specimen.texts {
      guard let font = fonts[slot] else { continue }
      if text.isLiteral {
        hasEntry = true
        literals.insert(slot)
        let shown = entryTexts.text(text.key, from: locale.source, font: font.request)
        slots.append(SlotTexts(slot: slot, forms: [SampledText(string: shown)]))
        continue
      }
      guard let entry = locale.entry(of: text, in: project) else {
        untranslated.insert(slot)
        slots.append(SlotTexts(slot: slot, forms: [SampledText(string: text.key)]))
        continue
      }
      hasEntry = true
      slots.append(
        try SlotTexts(slot, text, entry, locale, font, of: project, entryTexts: &entryTexts))
    }
    if slots.isEmpty {
      // A form without a text, as a badge that is a dot.
      let isShown = specimen.texts.values.contains { $0.isLiteral || locale.entry(of: $0, in: project) != nil }
      if isShown { samples = [Sample(name: "", isAssumed: false, texts: [:])] }
      return
    }
    guard hasEntry else { return }
    if specimen.origin == .guess { untranslated = Set(slots.map(\.slot)) }
    slots.sort { $0.slot < $1.slot }
    // Who binds a key says what stands in it; a view of the app's shows what it gets, two letters at least.
    let isStated =
      ![.view, .guess].contains(specimen.origin)
      || project.configuration.sampleText != Configuration.defaultSampleText
    addForms(of: slots, isStated: isStated)
    let usual = slots.reduce(into: [:]) { $0[$1.slot] = $1.usual }
    for (name, length) in [("short", \SlotTexts.short), ("long", \SlotTexts.long)] {
      let texts = slots.reduce(into: usual) { $0[$1.slot] = $1[keyPath: length] ?? $1.usual }
      if texts != usual { samples.append(Sample(name: name, isAssumed: isStated || name != "short", texts: texts)) }
    }
  }

  /// Adds the plural forms of one slot after the other.
  private mutating func addForms(of slots: [SlotTexts], isStated: Bool) {
    let isAssumed = !isStated && slots.contains { $0.short != nil }
    let usual = slots.reduce(into: [:]) { $0[$1.slot] = $1.usual }
    let varying = slots.filter { $0.forms.count > 1 }
    guard !varying.isEmpty else { return samples.append(Sample(name: "", isAssumed: isAssumed, texts: usual)) }
    for slot in varying {
      for form in slot.forms {
        var texts = usual
        texts[slot.slot] = form
        if varying.count > 1, samples.contains(where: { $0.texts == texts }) { continue }
        let categories = form.categories.joined(separator: ", ")
        let base = varying.count > 1 ? texts == usual ? "usual" : "\(slot.slot): \(categories)" : categories
        // Two plurals in one text may give one name twice.
        let number = samples.count { $0.name == base || $0.name.hasPrefix(base + " (") }
        samples.append(
          Sample(name: number > 0 ? "\(base) (\(samples.count + 1))" : base, isAssumed: isAssumed, texts: texts))
      }
    }
  }

  /// What may stand in one slot.
  private struct SlotTexts {
    let slot: String
    /// One for each plural form, the usual one last.
    var forms: [SampledText]
    /// With short and with long text arguments, where these make another text.
    var short: SampledText?
    var long: SampledText?

    var usual: SampledText { forms[forms.count - 1] }

    init(slot: String, forms: [SampledText]) {
      self.slot = slot
      self.forms = forms
    }

    init(
      _ slot: String, _ text: Specimen.Text, _ entry: Table.Entry, _ locale: CellLocale, _ font: SlotFont,
      of project: Project, entryTexts: inout EntryTexts
    ) throws {
      let plurals = locale.pluralLocale ?? project.groups[text.group].developmentLocale ?? project.developmentLanguage
      let message = entryTexts.message(of: entry, table: text.table, from: locale.source, font: font.request)
      // What the code of a view fills in may be written otherwise in the table.
      let objects = message.signature.positions.filter { message.signature.argument(at: $0)?.type == .object }
      let given = SampleArguments(
        text.samples.values.filter { position, value in
          if case .text = value { objects.contains(position) } else { true }
        })
      func samples(_ sampler: MessageSampler) -> [SampledText] {
        sampler.samples(of: message, arguments: given).map { sample in
          (text.isMarkdown ? sample.withoutMarkdown : sample).between(text.before, and: text.after)
        }
      }
      self.init(slot: slot, forms: samples(try entryTexts.sampler(pluralLocale: plurals)))
      guard objects.contains(where: { given[$0] == nil }) else { return }
      let sampleText = project.configuration.sampleText
      func sample(_ argument: String) throws -> SampledText? {
        let sampler = try entryTexts.sampler(pluralLocale: plurals, sampleText: argument)
        return samples(sampler).last.flatMap { $0 == usual ? nil : $0 }
      }
      short = try sample(String(sampleText.prefix(2)))
      long = try sample(sampleText + " " + sampleText)
    }
  }
}
