import DesignTokens
import ICU
import ProjectTables
import Pseudo
import TextLayout

/// Measures a project: lays out the cells of its specimens, each text shaped once, and compares texts with limits.
package struct Measurement: Sendable {
  package let project: Project
  package private(set) var request: MeasureRequest
  package let fonts: FontLibrary
  package let bindings: KeyBindings
  /// The specimens, and the choices and locales that they are laid out in.
  package private(set) var plan: CellPlan
  /// Whether the project has any to show.
  package let hasSpecimens: Bool
  /// The name of the configuration file in messages; `nil` without one.
  package let configurationPath: String?
  /// By the number of a part of the plan.
  let geometries: [ComponentGeometries]
  /// The devices of the design system, the narrowest first.
  let devicesByWidth: [Device]

  /// Checks the bindings and previews against the design system and the fonts.
  ///
  /// - Parameters:
  ///   - configurationPath: The name of the configuration file in messages.
  ///   - bindings: Those of `project` where they are known already.
  ///   - skipsUnknownPreviews: Whether previews are passed over that name what is not there, as where only a part of
  ///     the tables was read.
  ///   - specimens: In place of those of the project.
  ///   - jobs: Threads at most; what comes out does not depend on it.
  /// - Throws: ``ConfigurationError`` for a binding or preview that names an unknown component, slot, axis, value or
  ///   key, or whose font is not there, as for the font of a limit.
  /// - Complexity: O(*n*) in the keys, bindings and boxes of the components that are shown.
  package init(
    of project: Project, request: MeasureRequest, fonts: FontLibrary, configurationPath: String?,
    bindings: KeyBindings? = nil, skipsUnknownPreviews: Bool = false, specimens: [Specimen]? = nil, jobs: Int = 1
  ) throws(ConfigurationError) {
    self.project = project
    self.request = request
    self.fonts = fonts
    self.configurationPath = configurationPath
    devicesByWidth = project.designSystem.devices.sorted { ($0.width, $0.name) < ($1.width, $1.name) }
    let bindings =
      if let bindings { bindings } else {
        try KeyBindings(of: project, configurationPath: configurationPath)
      }
    self.bindings = bindings
    let list: [Specimen]
    if let specimens {
      list = specimens
    } else {
      list = try SpecimenList(
        of: project, bindings: bindings, configurationPath: configurationPath,
        skipsUnknownPreviews: skipsUnknownPreviews, guessesTheRest: request.guessesTheRest
      ).specimens
    }
    hasSpecimens = !list.isEmpty
    let plan = CellPlan(of: project, specimens: list, request: request)
    self.plan = plan
    geometries = plan.parts.concurrentMap(jobs: jobs) { part in
      ComponentGeometries(
        of: part.component.name, themes: project.themes, plan: plan,
        choices: Set(part.specimens.flatMap(\.choices)).sorted())
    }
    for (binding, themed) in zip(bindings.bindings, bindings.fonts) {
      for font in themed { try fonts.require(font.appearance.family, for: "component '\(binding.component)'") }
    }
    for (component, family) in families() { try fonts.require(family, for: "component '\(component)'") }
    for rule in project.configuration.limits {
      if let font = rule.font { try fonts.require(font.family, for: "limit '\(rule.keys.keys.text)'") }
    }
  }

  /// A measurement of at most `most` cells for a reader, which leaves out none of what fails, and looks at no text
  /// twice.
  ///
  /// - Parameters:
  ///   - most: As ``CellPlan/cellCount`` counts them. Failing cells may be more.
  ///   - failing: ``MeasuredProject/failingSpecimens`` of this measurement.
  package func bounded(to most: Int, keeping failing: Set<Int>) -> Measurement {
    var bounded = self
    bounded.plan = plan.bounded(to: most, keeping: failing)
    bounded.request.guardBand = nil
    bounded.request.looksAtGrowth = false
    return bounded
  }

  /// Lays out every cell in which something may be wrong.
  ///
  /// - Parameters:
  ///   - jobs: Threads at most; what comes out does not depend on it.
  ///   - onTask: Told after each part of the work how many there are, on any thread.
  /// - Throws: ``ICUError`` when ICU has no data.
  package func run(
    jobs: Int = 1, onTask: @escaping @Sendable (_ total: Int) -> Void = { _ in }
  ) throws -> MeasuredProject {
    try run(jobs: jobs, reader: { Optional<NoReader>.none }, onTask: onTask).measured
  }

  /// Lays out every cell, and has each read as it is laid out.
  ///
  /// - Parameter reader: Makes what reads the cells of a component in a locale.
  /// - Returns: What was measured, and what was read by part and locale of the plan.
  /// - Throws: ``ICUError`` when ICU has no data.
  package func run<Reader: CellReader>(
    jobs: Int = 1, reading reader: @Sendable () -> Reader,
    onTask: @escaping @Sendable (_ total: Int) -> Void = { _ in }
  ) throws -> (measured: MeasuredProject, cells: [[Reader.Cells]]) {
    let (measured, tasks, results) = try run(jobs: jobs, reader: { Optional(reader()) }, onTask: onTask)
    var cells = plan.parts.map { _ in plan.locales.map { _ in reader().finished() } }
    for (task, result) in zip(tasks, results) {
      if let result { cells[task.part][task.locale] = result }
    }
    return (measured, cells)
  }

  private func run<Reader: CellReader>(
    jobs: Int, reader: @Sendable () -> Reader?, onTask: @escaping @Sendable (Int) -> Void
  ) throws -> (measured: MeasuredProject, tasks: [CellTask], cells: [Reader.Cells?]) {
    let isRead = reader() != nil
    let tasks = cellTasks(isWhole: isRead)
    let limitTasks = bindings.limits.isEmpty ? [] : limitTasks()
    let total = tasks.count + limitTasks.count
    let results = tasks.concurrentMap(
      jobs: jobs, state: { CellWorker<Reader>(self) },
      { worker, task in
        defer { onTask(total) }
        return worker.run(task, reader: reader())
      })
    let limits = limitTasks.concurrentMap(
      jobs: jobs, state: { LimitWorker(self) },
      { worker, task in
        defer { onTask(total) }
        return worker.run(task)
      })
    if let error = (results.lazy.compactMap(\.error) + limits.lazy.compactMap(\.error)).first { throw error }
    var targets: [SmallestTarget.Place: SmallestTarget] = [:]
    for result in results {
      targets.merge(result.smallestTargets) { $1.target.shorterSide < $0.target.shorterSide ? $1 : $0 }
    }
    let previewed = previewedKeys()
    let bound = project.groups.indices.reduce(previewed.count) { $0 + bindings.boundKeyCount(ofGroup: $1) }
    let measured = MeasuredProject(
      measurement: self, subjects: subjects(results.flatMap(\.subjects)), overLimits: limits.flatMap(\.overLimits),
      uncheckedLimits: uncheckedLimits(), cellCount: results.reduce(0) { $0 + $1.cellCount },
      failingSpecimens: results.reduce(into: []) { $0.formUnion($1.failing) }, smallestTargets: targets,
      previewedKeys: previewed,
      boundKeys: bound, unboundKeys: project.groups.reduce(0) { $0 + $1.sourceEntries.count } - bound,
      notes: substitutions() + openHeights(zip(tasks, results).filter(\.1.leavesHeightsOpen).map(\.0))
        + Set(results.flatMap(\.notes)).sorted())
    return (measured, tasks, results.map(\.cells))
  }

  /// The languages in which something is not told since it rests on the height of a fallback font, in one sentence.
  private func openHeights(_ tasks: [CellTask]) -> [String] {
    let locales = Set(tasks.map { plan.locales[$0.locale].tag }).sorted()
    guard !locales.isEmpty else { return [] }
    return [
      """
      \(locales.joined(separator: ", ")): how high the lines of the system's own fonts are is not known, and nothing \
      is told of what only the height of the fonts here makes too high
      """
    ]
  }

  /// The keys that previews and views of the app's code show, and that have neither a slot nor a limit of their own.
  private func previewedKeys() -> Set<KeyPlace> {
    var keys: Set<KeyPlace> = []
    for specimen in plan.specimens {
      if case .binding = specimen.origin { continue }
      for text in specimen.texts.values where !text.isLiteral {
        guard let entry = project.groups[text.group].source?[text.key],
          bindings.match(ofKey: text.key, group: text.group, table: text.table) == nil,
          bindings.limits.limits(of: entry, group: text.group, table: text.table).isEmpty
        else { continue }
        keys.insert(KeyPlace(group: text.group, key: text.key))
      }
    }
    return keys
  }

  /// The font families that what is shown asks for, each once, with the first component that asks for it.
  private func families() -> [(component: String, family: String)] {
    var found: [(component: String, family: String)] = []
    var known: Set<String> = []
    for theme in project.themes.indices {
      for geometry in geometries.lazy.flatMap(\.geometries) where geometry.theme == theme {
        for family in geometry.families where known.insert(family).inserted {
          found.append((geometry.component.name, family))
        }
      }
    }
    return found
  }

  /// The families that another font stands in for of which nobody knows how far it differs, a sentence for each.
  private func substitutions() -> [String] {
    families().compactMap { component, family in
      guard case .substituted? = fonts.confidence(of: FontRequest(family: family, weight: 400)) else { return nil }
      return """
        the font '\(family)' of component '\(component)' is not there: what is set in it is not judged ('l10n fonts' \
        says what to do)
        """
    }
  }

  /// One subject for each key in each locale, in the order of tables, locales and places in their files.
  private func subjects(_ found: [MeasuredSubject]) -> [MeasuredSubject] {
    let order = Dictionary(plan.locales.enumerated().map { ($1.tag, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = found.enumerated().sorted { first, second in
      let (left, right) = (first.element, second.element)
      if left.group != right.group { return left.group < right.group }
      if left.locale != right.locale { return order[left.locale] ?? 0 < order[right.locale] ?? 0 }
      if left.document != right.document { return left.document < right.document }
      if left.range.start != right.range.start { return left.range.start < right.range.start }
      return (left.key, first.offset) < (right.key, second.offset)
    }
    var subjects: [MeasuredSubject] = []
    for (_, subject) in sorted {
      if let last = subjects.last, last.group == subject.group, last.locale == subject.locale, last.key == subject.key {
        subjects[subjects.count - 1].add(subject)
      } else {
        subjects.append(subject)
      }
    }
    return subjects
  }

  /// The largest come first, so that the threads end at about the same time.
  ///
  /// - Parameter isWhole: Whether all specimens of a component are one task.
  private func cellTasks(isWhole: Bool) -> [CellTask] {
    let most = isWhole ? Int.max : CellTask.mostSpecimens
    let order = plan.parts.indices.sorted {
      (plan.parts[$1].specimens.count, $0) < (plan.parts[$0].specimens.count, $1)
    }
    return order.flatMap { part in
      let count = plan.parts[part].specimens.count
      let ranges = stride(from: 0, to: count, by: min(most, max(count, 1))).map {
        $0..<min($0 + min(most, count), count)
      }
      return plan.locales.indices.flatMap { locale in
        ranges.map { CellTask(part: part, specimens: $0, locale: locale) }
      }
    }
  }

  private func limitTasks() -> [LimitTask] {
    var tasks: [LimitTask] = []
    let locales = project.locales.filter { request.measuredLocales?.contains($0) ?? true }
    for (number, group) in project.groups.enumerated() {
      for locale in locales {
        guard let table = group.tables[locale] else { continue }
        let isPseudo = LocaleIdentifier(locale)?.isPseudo ?? false
        tasks += LimitTask.all(
          of: table, group: number, locale: locale,
          pluralLocale: isPseudo ? group.developmentLocale ?? locale : locale, .table)
      }
      guard let source = group.source, let developmentLocale = group.developmentLocale else { continue }
      for (pseudo, definition) in request.pseudo.enumerated() {
        tasks += LimitTask.all(
          of: source, group: number, locale: definition.locale, pluralLocale: developmentLocale, .pseudo(pseudo))
      }
    }
    return tasks
  }
}
