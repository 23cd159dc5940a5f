import Checks
import DesignTokens
import Preview
import Project
import ProjectTables
import Pseudo
import TextLayout

/// What a call of `preview` is about: the project with its specimens, and what was found in it.
struct PreviewRun {
  /// The axes and what narrows them.
  static let options: [OptionDescription] = [
    Axes.locale, Axes.fitWidth, Axes.size, Axes.device, Axes.theme,
    OptionDescription("component", value: "NAME", "show this component only", repeats: true),
    OptionDescription(
      "key", value: "PATTERN", "show what has a key of this pattern only, as in 'button.*'", repeats: true),
    ThreadCount.option,
  ]

  /// Who looks at the cells.
  enum Purpose {
    /// A gallery, with the findings.
    case gallery
    /// Translators: the usual size in all languages.
    case handOff
  }

  /// All cells.
  let measured: MeasuredProject
  /// Those that the gallery shows.
  let shown: MeasuredProject
  let findings: [Finding]
  let jobs: Int
  /// What a reader calls the project: its folder.
  let name: String
  /// What could not be read; all else was.
  let unread: Unread
  private let cells: [[ComponentCells]]
  private let rules: RulePlan
  private let root: String
  /// The project as it was read, for the next run.
  let loaded: LoadedProject

  var project: Project { measured.project }

  /// Reads, measures and checks the project.
  ///
  /// Without a choice there are light and dark, the default and the largest text size, the development language and a
  /// pseudo-locale.
  ///
  /// - Parameter earlier: The project as it was read before: a file that has the same bytes is not taken apart again.
  init(
    _ arguments: ParsedArguments, _ terminal: Terminal, _ progress: Progress, purpose: Purpose = .gallery,
    after earlier: LoadedProject? = nil
  ) throws {
    jobs = try ThreadCount.value(arguments)
    progress.begin("reading tables")
    var theme = try ThemeChoice(arguments.all("theme"))
    theme.showsDarkToo = true
    let configuration = try LoadedConfiguration(arguments.operands, theme: theme, terminal: terminal)
    var loaded = try LoadedProject(configuration, after: earlier, jobs: jobs)
    progress.begin("scanning code")
    try loaded.scanSources(configuration, jobs: jobs)
    let fonts = loaded.fonts.library(takesAnyStandIn: true)
    loaded.addViews(measuredWith: fonts, jobs: jobs)
    progress.pause()
    self.loaded = loaded
    unread = loaded.unread
    unread.report(to: terminal)
    root = configuration.place.root
    name = SystemPath.name(of: root)
    rules = try RulePlan(configuration, arguments)
    progress.begin("laying out")
    let measurement: Measurement
    do {
      measurement = try Measurement(
        of: loaded.project, request: try Self.request(arguments, loaded, rules, purpose),
        fonts: fonts, configurationPath: loaded.configurationPath, jobs: jobs)
    } catch {
      // A key that a preview names may be lost with the rest of a broken table, which is then what has to be mended.
      if error is ConfigurationError, let problem = TableProblem.all(in: loaded.project, failures: []).first {
        throw problem
      }
      throw error
    }
    if measurement.plan.specimens.isEmpty {
      throw UsageError(
        measurement.hasSpecimens
          ? "nothing to show: no specimen has such a component and such a key"
          : "nothing to show: no table has a key of the development language")
    }
    switch purpose {
    case .gallery:
      let laidOut = try GalleryCells(
        of: measurement, jobs: jobs, onMeasured: { progress.begin("laying out the gallery") },
        onTask: { progress.advance(of: $0) })
      (measured, shown, cells) = (laidOut.measured, laidOut.shown, laidOut.cells)
      progress.begin("checking")
      findings = CheckRun(measured, plan: rules, configurationPath: loaded.configurationPath).findings(jobs: jobs)
    case .handOff:
      measured = try measurement.run(jobs: jobs, onTask: { progress.advance(of: $0) })
      (shown, cells, findings) = (measured, [], [])
    }
    progress.pause()
    loaded.fonts.reportProblems(of: fonts, to: terminal)
  }

  /// The gallery of what was laid out.
  func gallery(page: [SiteFile]) -> Gallery {
    Gallery(
      of: shown, cells: cells, findings: findings, projectName: name, version: ProgramVersion.number, page: page,
      jobs: jobs)
  }

  /// What answers to texts that are typed beside those of the project.
  var bench: PreviewServeDesk.Bench {
    PreviewServeDesk.Bench(
      workbench: Workbench(of: measured, rules: rules, projectName: name, version: ProgramVersion.number, jobs: jobs),
      root: root)
  }

  private static func request(
    _ arguments: ParsedArguments, _ loaded: LoadedProject, _ rules: RulePlan, _ purpose: Purpose
  ) throws -> MeasureRequest {
    let project = loaded.project
    let configuration = project.configuration
    let system = project.designSystem
    var names = arguments.all("locale")
    if names.isEmpty { names = loaded.onlyLocale.map { [$0] } ?? defaultLocales(of: project, purpose) }
    let (_, locales) = try Axes.locales(names, of: project, strategies: loaded.strategies)
    let components = arguments.all("component")
    for name in components where system.component(named: name) == nil {
      throw UsageError(unknown: "component", name, known: system.componentNames)
    }
    let given = arguments.all("size")
    let sizes = try Axes.sizes(given, configured: purpose == .gallery ? configuration.sizes : [])
    var request = MeasureRequest(
      checkedLocales: locales.project.map { $0.isEmpty ? Set(project.locales) : $0 }, measuredLocales: locales.project,
      pseudo: locales.pseudo, fitsWidth: arguments.has("fit-width") || configuration.pseudo.fitsWidth,
      sizes: given.isEmpty && purpose == .gallery ? Set(sizes + [.large, .accessibility5]).sorted() : sizes,
      devices: try Axes.devices(
        arguments.all("device"), configured: configuration.devices, of: system, path: loaded.configurationPath))
    if purpose == .gallery { request.noteTightness(for: rules, configuration) }
    request.notesHeadroom = false
    request.components = components.isEmpty ? nil : Set(components)
    request.keys = arguments.all("key").map { WildcardPattern($0) }
    request.guessesTheRest = purpose == .gallery
    return request
  }

  /// The development language and the accented pseudo-locale; for translators all languages.
  private static func defaultLocales(of project: Project, _ purpose: Purpose) -> [String] {
    if purpose == .handOff { return ["all"] }
    let development = project.developmentLanguage
    return (project.locales.contains(development) ? [development] : Array(project.locales.prefix(1))) + ["pseudo"]
  }
}
