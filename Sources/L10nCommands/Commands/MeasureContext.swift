import DesignTokens
import Project
import ProjectTables
import Pseudo
import SourceText
import StringTables
import TextLayout

/// What `measure` was asked for, names resolved.
struct MeasureContext {
  /// The cells of a text in a slot, in a locale.
  struct Row {
    let locale: CellLocale
    let specimen: Specimen?
    let slot: String
    let cells: SpecimenCells
    /// What is assumed of the component.
    var assumptions: [Assumption] = []
  }

  let measurement: Measurement
  let fonts: ProjectFonts
  private let arguments: ParsedArguments
  private let locales: [CellLocale]
  /// Where the key stands in the development language; `nil` for a text of the call.
  private let place: (group: Int, entry: Table.Entry)?

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    self.arguments = arguments
    switch (arguments.value("text"), arguments.value("key")) {
    case (nil, nil): throw UsageError("'measure' needs --text or --key")
    case (_?, _?): throw UsageError("'measure' takes --text or --key, not both")
    default: break
    }
    if arguments.has("text"), !arguments.has("component"), !arguments.has("font") {
      throw UsageError("'measure --text' needs --component or --font")
    }
    let loaded = try LoadedConfiguration(
      arguments.operands, theme: ThemeChoice(arguments.all("theme")), terminal: terminal)
    fonts = loaded.fonts
    let configuration = loaded.configuration
    var request = MeasureRequest(
      fitsWidth: arguments.has("fit-width") || configuration.pseudo.fitsWidth,
      sizes: try Axes.sizes(arguments.all("size"), configured: []),
      devices: try Axes.devices(
        arguments.all("device"), configured: configuration.devices, of: loaded.designSystem, path: loaded.path))
    let project: Project
    if let key = arguments.value("key") {
      var read = try LoadedProject(loaded)
      try read.scanSources(loaded)
      project = read.project
      place = try Self.place(of: key, in: project)
    } else {
      // A text needs no tables, and nothing that is bound to them.
      var plain = configuration
      (plain.bindings, plain.previews, plain.limits) = ([], [], [])
      project = Project(configuration: plain, files: [], themes: loaded.themes)
      place = nil
    }
    let usual = place.flatMap { project.groups[$0.group].developmentLocale } ?? project.developmentLanguage
    let names = arguments.all("locale")
    (locales, request.pseudo) = try Self.locales(
      names.isEmpty ? [usual] : names, of: project, loaded.strategies, isText: place == nil)
    let library = loaded.fonts.library()
    if !arguments.has("component"), let family = arguments.value("font") {
      try library.require(family, for: "--font")
    }
    let bindings = try KeyBindings(of: project, configurationPath: loaded.path)
    measurement = try Measurement(
      of: project, request: request, fonts: library, configurationPath: loaded.path, bindings: bindings,
      specimens: try Self.specimens(arguments, project, bindings, place, path: loaded.path))
  }

  /// The name of a theme; `nil` where there is only one.
  func themeName(of cells: SpecimenCells) -> String? {
    cells.occurrences.first?.themes.first.flatMap(measurement.plan.themeName)
  }

  /// What is to be laid out.
  ///
  /// - Throws: ``UsageError`` where no specimen shows the key, and nothing limits it.
  func rows() throws -> [Row] {
    if !arguments.has("component"), arguments.has("font") { return try plainRows() }
    var engine = CellEngine(measurement)
    var rows: [Row] = []
    for (number, part) in measurement.plan.parts.enumerated() {
      for (specimen, choices) in part.specimens {
        let shown = measurement.plan.specimens[specimen]
        let slots = part.component.slots.filter { slot in
          shown.texts[slot].map { $0.isLiteral || $0.group == place?.group && $0.key == place?.entry.key.string }
            ?? false
        }
        let cells = try locales.map { try engine.cells(of: specimen, part: number, choices: [choices[0]], in: $0) }
        let count = cells.map(\.count).max() ?? 0
        for slot in slots {
          // Themes first, as they are the least alike.
          for index in 0..<count {
            for (locale, cells) in zip(locales, cells) where index < cells.count {
              rows.append(
                Row(
                  locale: locale, specimen: shown, slot: slot, cells: cells[index],
                  assumptions: part.component.assumptions))
            }
          }
        }
      }
    }
    if let place, rows.isEmpty, limits(of: place.entry).isEmpty {
      throw UsageError("key '\(place.entry.key.string)' is bound to no component: give one with --component")
    }
    return rows
  }

  /// The texts in a font, without a component.
  private func plainRows() throws -> [Row] {
    let (text, width) = try Self.plainText(arguments)
    let font = FontRequest(text.appearance)
    let measurer = TextMeasurer(fonts: measurement.fonts)
    return try locales.flatMap { locale in
      try texts(in: locale, font: font, measurer).map { sample in
        let shaped = measurer.paragraph(sample.string, font: font, locale: locale.identifier)
        return Row(
          locale: locale, specimen: nil, slot: text.slot,
          cells: SpecimenCells(text, width: width, shaped: shaped, isRightToLeft: locale.isRightToLeft))
      }
    }
  }

  /// How long the texts of the key are, and may be, in each locale; without a limit nothing.
  func limitResults() throws -> [(locale: CellLocale, result: LimitCheck.Result)] {
    guard let place else { return [] }
    let group = measurement.project.groups[place.group]
    let match = measurement.bindings.match(ofKey: place.entry.key.string, group: place.group, table: group.name)
    let slotFonts = match.map { measurement.bindings.fonts[$0.binding] } ?? []
    let measurer = TextMeasurer(fonts: measurement.fonts)
    return try locales.flatMap { locale in
      let entry = group.tables[locale.tag]?[place.entry.key.string] ?? place.entry
      let texts = try texts(in: locale, font: slotFonts.first.map { FontRequest($0.appearance) }, measurer)
      let check = LimitCheck(
        measurer: measurer, fonts: measurement.fonts, sizes: measurement.request.sizes, slotFonts: slotFonts,
        locale: locale.identifier, isXLIFF: entry.format == .xliff)
      return limits(of: entry).compactMap { check.longest(of: texts, in: $0) }.map { (locale, $0) }
    }
  }

  /// Who states a limit, for reports.
  func origin(of limit: TextLimit) -> String {
    limit.origin.text(configurationPath: measurement.configurationPath)
  }

  private func limits(of entry: Table.Entry) -> [TextLimit] {
    guard let place else { return [] }
    return measurement.bindings.limits.limits(
      of: entry, group: place.group, table: measurement.project.groups[place.group].name)
  }

  /// The texts of the key or the call in a locale.
  private func texts(in locale: CellLocale, font: FontRequest?, _ measurer: TextMeasurer) throws -> [SampledText] {
    let project = measurement.project
    var entryTexts = EntryTexts(of: measurement, measurer: measurer)
    guard let place else {
      return [SampledText(string: entryTexts.text(arguments.value("text") ?? "", from: locale.source, font: font))]
    }
    let group = project.groups[place.group]
    let (key, table) = (place.entry.key.string, group.name)
    let found = locale.source == .table ? group.tables[locale.tag]?[key] : place.entry
    guard let entry = found else { return [] }
    let samples = measurement.bindings.allSamples(ofKey: key, group: place.group, table: table)
    return try entryTexts.sampler(pluralLocale: locale.pluralLocale ?? group.developmentLocale ?? "en")
      .samples(
        of: entryTexts.message(of: entry, table: table, from: locale.source, font: font), arguments: samples)
  }

  // MARK: - Names

  private static func number(
    _ arguments: ParsedArguments, _ name: String, in range: ClosedRange<Double>
  ) throws -> Double? {
    guard let text = arguments.value(name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw UsageError(
        "'\(text)' is no value for '--\(name)': a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func plainText(_ arguments: ParsedArguments) throws -> (text: TextBox, width: Points) {
    let weight = try number(arguments, "weight", in: 1...1000) ?? 400
    let size = try number(arguments, "point-size", in: 0.1...10_000) ?? 17
    let width = try number(arguments, "width", in: 0...1_000_000)
    let limit = try number(arguments, "line-limit", in: 1...1_000)
    let family = arguments.value("font") ?? ""
    let appearance = TextAppearance(
      family: family, weight: weight, size: Points(size), scaling: .unspecified(family: family))
    return (
      TextBox(slot: "text", appearance: appearance, lineLimit: limit.map { Int($0) }),
      width.map { Points($0) } ?? .infinity
    )
  }

  /// The component with the text alone, where the call names one; else what shows the key, with the call's choices.
  private static func specimens(
    _ arguments: ParsedArguments, _ project: Project, _ bindings: KeyBindings,
    _ place: (group: Int, entry: Table.Entry)?, path: String?
  ) throws -> [Specimen] {
    var axes: [String: String] = [:]
    for axis in arguments.all("axis") {
      let parts = axis.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw UsageError("'\(axis)' is not of the form NAME=VALUE") }
      axes[parts[0]] = parts[1]
    }
    let key = place?.entry.key.string ?? ""
    let table = place.map { project.groups[$0.group].name } ?? ""
    if let name = arguments.value("component") {
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
        throw UsageError("'\(name)' is not of the form NAME.slot")
      }
      let (component, slot) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
      try check(component, slot, axes, project)
      let text = place.map {
        Specimen.Text(
          group: $0.group, table: table, key: key,
          samples: bindings.allSamples(ofKey: key, group: $0.group, table: table))
      }
      return [
        Specimen(
          name: name, component: component, axes: axes,
          texts: [slot: text ?? Specimen.Text(literal: arguments.value("text") ?? "")])
      ]
    }
    guard let place else { return [] }
    let list = try SpecimenList(
      of: project, bindings: bindings, configurationPath: path, skipsUnknownPreviews: true)
    return try list.specimens.compactMap { specimen in
      guard specimen.texts.values.contains(where: { $0.group == place.group && $0.key == key }) else { return nil }
      let chosen = specimen.axes.merging(axes) { $1 }
      do throws(AxisError) {
        _ = try project.designSystem.component(named: specimen.component)?.drawing(axes: chosen)
      } catch {
        throw ConfigurationError(error.message)
      }
      return Specimen(
        name: specimen.name, component: specimen.component, axes: chosen, texts: specimen.texts, origin: specimen.origin
      )
    }
  }

  /// - Throws: ``ConfigurationError`` for an unknown component, slot, axis or value, with the nearest known name.
  private static func check(
    _ component: String, _ slot: String, _ axes: [String: String], _ project: Project
  ) throws(ConfigurationError) {
    let binding = Binding(keys: WildcardPattern("*"), component: component, slot: slot, axes: axes)
    _ = try ThemedFont.all(of: binding, in: project.themes, path: nil)
  }

  /// Where a key of the development language stands.
  ///
  /// - Throws: ``UsageError`` for a key that no table has.
  private static func place(
    of key: String, in project: Project
  ) throws(UsageError) -> (group: Int, entry: Table.Entry) {
    for (number, group) in project.groups.enumerated() {
      if let entry = group.source?[key] { return (number, entry) }
    }
    let keys = project.groups.flatMap { $0.sourceEntries.map(\.key.string) }
    throw UsageError(unknown: "key", key, known: keys)
  }

  /// The locales of the names, and the pseudo-locales among them.
  private static func locales(
    _ names: [String], of project: Project, _ strategies: PseudoStrategies, isText: Bool
  ) throws(UsageError) -> (locales: [CellLocale], pseudo: [PseudoDefinition]) {
    var locales: [CellLocale] = []
    var pseudo: [PseudoDefinition] = []
    for name in names.flatMap({ $0 == "all" && !isText ? project.locales : [$0] }) {
      let locale: CellLocale?
      if !project.locales.contains(name), let definition = strategies.definition(named: name) {
        locale = CellLocale(tag: definition.locale, source: .pseudo(pseudo.count))
        pseudo.append(definition)
      } else {
        locale = CellLocale(tag: isText ? name : try Axes.locale(name, of: project, strategies: strategies))
      }
      guard let locale else { throw UsageError("'\(name)' is no language tag, as in 'pt-BR'") }
      locales.append(locale)
    }
    return (locales, pseudo)
  }
}
