import DesignTokens
import ICU
import Pseudo
import Strings
import TextLayout

/// Measures the bound keys of a project: slot × text × device × size, each text shaped once.
public struct Measurement {
  private let project: Project
  private let request: MeasureRequest
  private let fonts: FontLibrary
  private let slots: [BoundSlot]

  /// Checks the bindings against the design system and the fonts.
  ///
  /// - Parameter configurationPath: The name of the configuration file in messages.
  /// - Throws: ``ConfigurationError`` for a binding that names an unknown component, slot, axis or value, or whose
  ///   font is not there.
  public init(
    of project: Project, request: MeasureRequest, fonts: FontLibrary, configurationPath: String?
  ) throws(ConfigurationError) {
    self.project = project
    self.request = request
    self.fonts = fonts
    var slots: [BoundSlot] = []
    for binding in project.configuration.bindings {
      let slot = try BoundSlot(binding, in: project.designSystem, path: configurationPath)
      try fonts.require(slot.font.family, for: "component '\(binding.component)'")
      slots.append(slot)
    }
    self.slots = slots
  }

  /// Lays out every cell.
  ///
  /// - Throws: ``ICUError`` when ICU has no data.
  public func run() throws -> MeasuredProject {
    var run = Run(measurement: self, measurer: TextMeasurer(fonts: fonts))
    for (number, group) in project.groups.enumerated() { try run.measure(group, number: number) }
    return MeasuredProject(
      project: project, request: request, subjects: run.subjects, cells: run.cells, boundKeys: run.boundKeys,
      unboundKeys: run.unboundKeys, notes: run.pseudolocalizers.flatMap(\.notes))
  }

  private struct Run {
    let measurement: Measurement
    let measurer: TextMeasurer
    let pseudolocalizers: [ComponentPseudolocalizers]
    var subjects: [MeasuredSubject] = []
    var cells: [Cell] = []
    var boundKeys = 0
    var unboundKeys = 0
    private var samplers: [String: MessageSampler] = [:]

    init(measurement: Measurement, measurer: TextMeasurer) {
      self.measurement = measurement
      self.measurer = measurer
      pseudolocalizers = measurement.request.pseudo.map {
        ComponentPseudolocalizers($0, measurer: measurer, fitsWidth: measurement.request.fitsWidth)
      }
    }

    mutating func measure(_ group: TableGroup, number: Int) throws {
      let request = measurement.request
      var bindings: [String: Int] = [:]
      for key in Set(group.tables.values.flatMap { $0.entries.map(\.key.string) }) {
        bindings[key] = measurement.project.configuration.bindings.firstIndex {
          $0.holds(forKey: key, table: group.name)
        }
      }
      for entry in group.source?.entries ?? [] {
        if bindings[entry.key.string] != nil { boundKeys += 1 } else { unboundKeys += 1 }
      }
      guard !bindings.isEmpty else { return }
      for locale in group.tables.keys.sorted() where request.measuredLocales?.contains(locale) ?? true {
        guard let table = group.tables[locale], !TableGroup.namesThatAreNoLanguage.contains(locale) else { continue }
        let isPseudo = LocaleIdentifier(locale)?.isPseudo ?? false
        let pluralLocale = isPseudo ? group.developmentLocale ?? locale : locale
        try measure(table, locale: locale, pluralLocale: pluralLocale, group: number, bindings)
      }
      guard let source = group.source, let developmentLocale = group.developmentLocale else { return }
      for pseudolocalizers in pseudolocalizers {
        let locale = pseudolocalizers.definition.locale
        let table = pseudolocalized(source, by: pseudolocalizers, bindings)
        try measure(table, locale: locale, pluralLocale: developmentLocale, group: number, bindings)
      }
    }

    /// The table in a pseudo-locale, each text for the font of its component; keys without one are not measured.
    private func pseudolocalized(
      _ source: Table, by pseudolocalizers: ComponentPseudolocalizers, _ bindings: [String: Int]
    ) -> Table {
      let configuration = measurement.project.configuration
      return source.mapMessages(locale: pseudolocalizers.definition.locale) { entry in
        let key = entry.key.string
        guard let binding = bindings[key], !configuration.keepsText(of: entry, table: source.name) else {
          return entry.message
        }
        let choice = pseudolocalizers.choice(for: measurement.slots[binding].font)
        return choice.pseudolocalizer.pseudolocalize(
          entry.message, label: source.name + "/" + key, fitting: choice.fit)
      }
    }

    private mutating func measure(
      _ table: Table, locale: String, pluralLocale: String, group: Int, _ bindings: [String: Int]
    ) throws {
      let sampler = try sampler(pluralLocale)
      guard let identifier = LocaleIdentifier(locale) ?? LocaleIdentifier(pluralLocale) else { return }
      for entry in table.entries {
        guard let binding = bindings[entry.key.string] else { continue }
        let subject = MeasuredSubject(
          group: group, table: table.name, locale: locale, entry: entry, binding: binding,
          texts: sampler.samples(of: entry.message))
        subjects.append(subject)
        measure(subject, in: measurement.slots[binding], locale: identifier)
      }
    }

    private mutating func measure(_ subject: MeasuredSubject, in slot: BoundSlot, locale: LocaleIdentifier) {
      let rightToLeft = locale.isRightToLeft
      let shaped = subject.texts.map { measurer.paragraph($0.string, font: slot.font, locale: locale) }
      for device in measurement.request.devices {
        for (number, text) in shaped.enumerated() {
          var firstFailingSize: DynamicTypeSize??
          for size in measurement.request.sizes {
            let layout = slot.layout(text, size: size, device: device, rightToLeft: rightToLeft)
            guard let (component, placement) = layout else { continue }
            if placement.verdict != .fits, firstFailingSize == nil {
              firstFailingSize = .some(slot.firstFailingSize(text, device: device, rightToLeft: rightToLeft))
            }
            cells.append(
              Cell(
                subject: subjects.count - 1, text: number, device: device, size: size, placement: placement,
                firstFailingSize: placement.verdict == .fits ? nil : firstFailingSize ?? nil,
                componentWidth: component.width, componentHeight: component.height))
          }
        }
      }
    }

    private mutating func sampler(_ locale: String) throws -> MessageSampler {
      if let known = samplers[locale] { return known }
      let made = try MessageSampler(locale: locale, sampleText: measurement.project.configuration.sampleText)
      samplers[locale] = made
      return made
    }
  }
}
