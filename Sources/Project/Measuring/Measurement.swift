import DesignTokens
import ICU
import Pseudo
import Strings
import TextLayout

/// Measures the bound keys of a project: slot × text × device × size × theme, each text shaped once; and how long texts
/// with a limit are.
public struct Measurement: Sendable {
  let project: Project
  let request: MeasureRequest
  let fonts: FontLibrary
  let bindings: KeyBindings
  private let configurationPath: String?
  /// Those of the design system, the narrowest first.
  let devicesByWidth: [Device]

  /// Checks the bindings against the design system and the fonts.
  ///
  /// - Parameter configurationPath: The name of the configuration file in messages.
  /// - Throws: ``ConfigurationError`` for a binding that names an unknown component, slot, axis or value, or whose
  ///   font is not there, as for the font of a limit.
  public init(
    of project: Project, request: MeasureRequest, fonts: FontLibrary, configurationPath: String?
  ) throws(ConfigurationError) {
    self.project = project
    self.request = request
    self.fonts = fonts
    self.configurationPath = configurationPath
    devicesByWidth = project.designSystem.devices.sorted { ($0.width, $0.name) < ($1.width, $1.name) }
    bindings = try KeyBindings(of: project, configurationPath: configurationPath)
    for (binding, slots) in zip(bindings.bindings, bindings.themedSlots) {
      for themed in slots { try fonts.require(themed.slot.font.family, for: "component '\(binding.component)'") }
    }
    for rule in project.configuration.limits {
      if let font = rule.font { try fonts.require(font.family, for: "limit '\(rule.keys.keys.text)'") }
    }
  }

  /// Lays out every cell.
  ///
  /// - Parameters:
  ///   - jobs: Threads at most; what comes out does not depend on it.
  ///   - onTask: Told after each part of the work how many there are, on any thread.
  /// - Throws: ``ICUError`` when ICU has no data.
  public func run(
    jobs: Int = 1, onTask: @escaping @Sendable (_ total: Int) -> Void = { _ in }
  ) throws -> MeasuredProject {
    var boundKeys = 0
    var unboundKeys = 0
    var tasks: [MeasureTask] = []
    for (number, group) in project.groups.enumerated() {
      let bound = bindings.boundKeyCount(ofGroup: number)
      boundKeys += bound
      unboundKeys += group.sourceEntries.count - bound
      if !bindings.bindings.isEmpty || !bindings.limits.isEmpty { addTasks(of: group, number: number, to: &tasks) }
    }
    let total = tasks.count
    let results = tasks.concurrentMap(
      jobs: jobs, state: { MeasureWorker(self) },
      { worker, task in
        defer { onTask(total) }
        return worker.run(task)
      })
    if let error = results.lazy.compactMap(\.error).first { throw error }
    var smallestTargets: [SmallestTarget.Place: SmallestTarget] = [:]
    for result in results {
      smallestTargets.merge(result.smallestTargets) { $1.target.shorterSide < $0.target.shorterSide ? $1 : $0 }
    }
    return MeasuredProject(
      project: project, request: request, bindings: bindings, configurationPath: configurationPath,
      subjects: results.flatMap(\.subjects),
      overLimits: results.flatMap(\.overLimits), uncheckedLimits: uncheckedLimits(),
      cellCount: results.reduce(0) { $0 + $1.cellCount }, smallestTargets: smallestTargets, boundKeys: boundKeys,
      unboundKeys: unboundKeys, notes: Set(results.flatMap(\.notes)).sorted())
  }

  private func addTasks(
    of group: TableGroup, number: Int, to tasks: inout [MeasureTask]
  ) {
    for locale in group.tables.keys.sorted() where request.measuredLocales?.contains(locale) ?? true {
      guard let table = group.tables[locale], !TableGroup.namesThatAreNoLanguage.contains(locale) else { continue }
      let isPseudo = LocaleIdentifier(locale)?.isPseudo ?? false
      add(
        table, of: number, locale: locale, pluralLocale: isPseudo ? group.developmentLocale ?? locale : locale, .table,
        to: &tasks)
    }
    guard let source = group.source, let developmentLocale = group.developmentLocale else { return }
    for (pseudo, definition) in request.pseudo.enumerated() {
      add(
        source, of: number, locale: definition.locale, pluralLocale: developmentLocale, .pseudo(pseudo),
        to: &tasks)
    }
  }

  private func add(
    _ table: Table, of group: Int, locale: String, pluralLocale: String, _ source: EntryTexts.Source,
    to tasks: inout [MeasureTask]
  ) {
    for start in stride(from: 0, to: table.entries.count, by: MeasureTask.mostEntries) {
      tasks.append(
        MeasureTask(
          group: group, table: table, locale: locale, pluralLocale: pluralLocale, source: source,
          entries: start..<min(start + MeasureTask.mostEntries, table.entries.count)))
    }
  }
}
