import DesignTokens
import ICU
import Project
import Pseudo
import SourceText
import Strings
import TextLayout

/// What `measure` was asked for, names resolved.
struct MeasureContext {
  /// A locale with the name that reports show.
  struct Locale {
    let name: String
    let identifier: LocaleIdentifier
  }

  /// The slot in each theme in which it has measures of its own; empty for a key that has nothing but limits.
  let slots: [KeyBindings.ThemedSlot]
  /// The font of the slot, or what stands for one where the texts are not set.
  let font: FontRequest?
  let themes: [Theme]
  let devices: [Device]
  let sizes: [DynamicTypeSize]
  let fonts: ProjectFonts
  private let arguments: ParsedArguments
  private let configuration: Configuration
  private let strategies: PseudoStrategies
  private let fitsWidth: Bool
  /// Read for `--key` only.
  private let project: Project?
  private let bindings: KeyBindings?
  private let configurationPath: String?

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    self.arguments = arguments
    switch (arguments.value("text"), arguments.value("key")) {
    case (nil, nil): throw UsageError("'measure' needs --text or --key")
    case (_?, _?): throw UsageError("'measure' takes --text or --key, not both")
    default: break
    }
    let loaded = try LoadedConfiguration(
      arguments.operands, theme: ThemeChoice(arguments.all("theme")), terminal: terminal)
    configuration = loaded.configuration
    strategies = loaded.strategies
    fitsWidth = arguments.has("fit-width") || configuration.pseudo.fitsWidth
    project = arguments.value("key") == nil ? nil : try LoadedProject(loaded).project
    fonts = loaded.fonts
    sizes = try Axes.sizes(arguments.all("size"), configured: [])
    devices = try Axes.devices(
      arguments.all("device"), configured: configuration.devices, of: loaded.designSystem,
      path: loaded.path)
    themes = loaded.themes
    configurationPath = loaded.path
    bindings = try project.map { try KeyBindings(of: $0, configurationPath: loaded.path) }
    let isBound = arguments.value("component") != nil || arguments.value("font") == nil && project != nil
    slots =
      isBound
      ? try Self.boundSlots(arguments, themes, project, bindings)
      : [KeyBindings.ThemedSlot(theme: 0, slot: try Self.plainSlot(arguments))]
    font = slots.first?.slot.font
  }

  /// The name of a theme; `nil` where there is only one.
  func themeName(_ theme: Int) -> String? { themes.count > 1 ? themes[theme].name : nil }

  private static func number(_ arguments: ParsedArguments, _ name: String, in range: ClosedRange<Double>) throws
    -> Double?
  {
    guard let text = arguments.value(name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw UsageError(
        "'\(text)' is no value for '--\(name)': a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func plainSlot(_ arguments: ParsedArguments) throws -> BoundSlot {
    guard let family = arguments.value("font") else { throw UsageError("'measure --text' needs --component or --font") }
    let weight = try number(arguments, "weight", in: 1...1000) ?? 400
    let size = try number(arguments, "point-size", in: 0.1...10_000) ?? 17
    let width = try number(arguments, "width", in: 0...1_000_000)
    let limit = try number(arguments, "line-limit", in: 1...1_000)
    return BoundSlot(
      text: TextBox(
        slot: "text", appearance: TextAppearance(family: family, weight: weight, size: Points(size)),
        lineLimit: limit.map { Int($0) }), width: width.map { Points($0) } ?? .infinity)
  }

  private static func boundSlots(
    _ arguments: ParsedArguments, _ themes: [Theme], _ project: Project?, _ bindings: KeyBindings?
  ) throws -> [KeyBindings.ThemedSlot] {
    var axes: [String: String] = [:]
    for axis in arguments.all("axis") {
      let parts = axis.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw UsageError("'\(axis)' is not of the form NAME=VALUE") }
      axes[parts[0]] = parts[1]
    }
    if let name = arguments.value("component") {
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
        throw UsageError("'\(name)' is not of the form NAME.slot")
      }
      let binding = Binding(
        keys: WildcardPattern("*"), component: String(name[..<dot]), slot: String(name[name.index(after: dot)...]),
        axes: axes)
      return try KeyBindings.slots(of: binding, in: themes, path: nil)
    }
    let key = arguments.value("key") ?? ""
    guard let project, let bindings, let place = try place(of: key, in: project) else { return [] }
    guard let match = bindings.match(ofKey: key, group: place.number, table: place.group.name) else {
      let limits = bindings.limits.limits(of: place.entry, group: place.number, table: place.group.name)
      if !limits.isEmpty, axes.isEmpty { return [] }
      throw UsageError("key '\(key)' is bound to no component: give one with --component")
    }
    if axes.isEmpty { return bindings.themedSlots[match.binding] }
    var binding = bindings.bindings[match.binding]
    binding.axes.merge(axes) { $1 }
    return try KeyBindings.slots(of: binding, in: themes, path: nil)
  }

  /// Where a key of the development language stands.
  ///
  /// - Throws: ``UsageError`` for a key that no table has.
  private static func place(
    of key: String, in project: Project
  ) throws(UsageError) -> (number: Int, group: TableGroup, entry: Table.Entry)? {
    for (number, group) in project.groups.enumerated() {
      if let entry = group.source?[key] { return (number, group, entry) }
    }
    let keys = project.groups.flatMap { $0.sourceEntries.map(\.key.string) }
    throw UsageError(unknown: "key", key, known: keys.count > 20 ? nearest(key, keys) : keys)
  }

  /// How long the texts of the key are, and may be, in each locale; without a limit nothing.
  func limitResults(_ measurer: TextMeasurer, _ fonts: FontLibrary) throws -> [(Locale, LimitCheck.Result)] {
    guard let key = arguments.value("key"), let project, let bindings,
      let (number, group, source) = try Self.place(of: key, in: project)
    else { return [] }
    return try texts(measurer).flatMap { locale, texts in
      let entry = group.tables[locale.name]?[key] ?? source
      let check = LimitCheck(
        measurer: measurer, fonts: fonts, sizes: sizes, slots: slots, locale: locale.identifier,
        isXLIFF: entry.format == .xliff)
      return bindings.limits.limits(of: entry, group: number, table: group.name)
        .compactMap { check.longest(of: texts, in: $0) }.map { (locale, $0) }
    }
  }

  /// Who states a limit, for reports.
  func origin(of limit: TextLimit) -> String { limit.origin.text(configurationPath: configurationPath) }

  /// The texts to measure in each locale.
  ///
  /// - Parameter measurer: Tells what the slot's font covers.
  func texts(_ measurer: TextMeasurer) throws -> [(Locale, [SampledText])] {
    let names = arguments.all("locale")
    if let text = arguments.value("text") {
      return try (names.isEmpty ? [configuration.developmentLanguage ?? "en"] : names).map { name in
        let pseudo = pseudo(name, measurer)
        let changed = pseudo.map { $0.pseudolocalizer.pseudolocalize(text, fitting: $0.fit) }
        return (try locale(name), [SampledText(string: changed ?? text, categories: [])])
      }
    }
    guard let key = arguments.value("key"), let project, let bindings,
      let (number, group, _) = try Self.place(of: key, in: project)
    else { return [] }
    let samples =
      bindings.match(ofKey: key, group: number, table: group.name).map {
        $0.samples.merging(bindings.bindings[$0.binding].samples)
      } ?? bindings.samples(ofKey: key, group: number)
    let wanted = names.isEmpty ? [group.developmentLocale ?? project.developmentLanguage] : names
    return try wanted.flatMap { $0 == "all" ? project.locales : [$0] }.compactMap {
      (name: String) -> (Locale, [SampledText])? in
      let message: Message?
      var pluralLocale = group.developmentLocale ?? project.developmentLanguage
      if group.tables[name] == nil, let pseudo = pseudo(name, measurer) {
        message = group.source?[key].map { entry in
          configuration.keepsText(of: entry, table: group.name)
            ? entry.message
            : pseudo.pseudolocalizer.pseudolocalize(
              entry.message, label: group.name + "/" + key, fitting: pseudo.fit)
        }
      } else {
        let named = try Axes.locale(name, of: project, strategies: strategies)
        message = group.tables[named]?[key]?.message
        if !(LocaleIdentifier(named)?.isPseudo ?? false) { pluralLocale = named }
      }
      let sampler = try MessageSampler(locale: pluralLocale, sampleText: configuration.sampleText)
      return try message.map { (try locale(name), sampler.samples(of: $0, arguments: samples)) }
    }
  }

  private static func nearest(_ key: String, _ keys: [String]) -> [String] {
    NearestName.of(key, in: keys).map { [$0] } ?? []
  }

  private func pseudo(_ name: String, _ measurer: TextMeasurer) -> ComponentPseudolocalizers.Choice? {
    strategies.definition(named: name).map {
      ComponentPseudolocalizers($0, measurer: measurer, fitsWidth: fitsWidth).choice(for: font)
    }
  }

  private func locale(_ name: String) throws -> Locale {
    let tag = strategies.definition(named: name)?.locale ?? name
    guard let identifier = LocaleIdentifier(tag) else {
      throw UsageError("'\(name)' is no language tag, as in 'pt-BR'")
    }
    return Locale(name: tag, identifier: identifier)
  }
}
