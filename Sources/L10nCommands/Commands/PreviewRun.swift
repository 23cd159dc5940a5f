import Checks
import DesignTokens
import Foundation
import Preview
import Project
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

  let project: Project
  let plan: PreviewPlan
  let findings: [Finding]
  let fonts: FontLibrary
  let jobs: Int
  /// What a reader calls the project: its folder.
  let name: String
  /// Files that could not be read; the others were.
  let failures: [FileAccess.Failure]

  /// Reads, measures and checks the project.
  ///
  /// Without a choice there are light and dark, the default and the largest text size, the development language and a
  /// pseudo-locale.
  init(_ arguments: ParsedArguments, _ terminal: Terminal, _ progress: Progress) throws {
    jobs = try ThreadCount.value(arguments)
    progress.begin("reading tables")
    var theme = try ThemeChoice(arguments.all("theme"))
    theme.showsDarkToo = true
    let configuration = try LoadedConfiguration(arguments.operands, theme: theme, terminal: terminal)
    var loaded = try LoadedProject(configuration, jobs: jobs)
    progress.begin("scanning code")
    try loaded.scanSources(configuration, jobs: jobs)
    progress.pause()
    failures = loaded.failures
    for failure in failures { terminal.fail(failure.description) }
    project = loaded.project
    name = URL(fileURLWithPath: configuration.place.root).lastPathComponent
    let request = try Self.request(arguments, loaded)
    let bindings = try KeyBindings(of: project, configurationPath: loaded.configurationPath)
    let list: SpecimenList
    do {
      list = try SpecimenList(of: project, bindings: bindings, configurationPath: loaded.configurationPath)
    } catch {
      // A key that a preview names may be lost with the rest of a broken table, which is then what has to be mended.
      if let problem = PreviewServeProblem.all(in: project, failures: []).first { throw problem }
      throw error
    }
    let fonts = loaded.fonts.library()
    self.fonts = fonts
    plan = PreviewPlan(of: project, specimens: list.specimens, request: request)
    for part in plan.families(in: project.themes) {
      try fonts.require(part.family, for: "component '\(part.component)'")
    }
    if plan.specimens.isEmpty {
      throw UsageError(
        list.specimens.isEmpty
          ? "nothing to show: no key is bound to a component; give 'bindings' or 'previews' in l10n.json"
          : "nothing to show: no specimen has such a component and such a key")
    }
    progress.begin("measuring")
    let rules = try RulePlan(configuration, arguments)
    let measured = try Measurement(
      of: project, request: Self.measureRequest(request, project, guardBand: rules.runs(.nearLimit)), fonts: fonts,
      configurationPath: loaded.configurationPath
    ).run(jobs: jobs, onTask: { progress.advance(of: $0) })
    progress.begin("checking")
    findings = CheckRun(measured, plan: rules, configurationPath: loaded.configurationPath).findings(jobs: jobs)
    progress.pause()
    loaded.fonts.reportProblems(of: fonts, to: terminal)
  }

  /// The gallery with all cells laid out.
  func gallery(page: [SiteFile], _ progress: Progress) throws -> Gallery {
    progress.begin("laying out")
    return try Gallery(
      of: project, plan: plan, findings: findings, fonts: fonts, projectName: name, version: CommandLineTool.version,
      page: page, jobs: jobs, onTask: { progress.advance(of: $0) })
  }

  private static func request(_ arguments: ParsedArguments, _ loaded: LoadedProject) throws -> PreviewRequest {
    let project = loaded.project
    let configuration = project.configuration
    let system = project.designSystem
    var names = arguments.all("locale")
    if names.isEmpty { names = loaded.onlyLocale.map { [$0] } ?? defaultLocales(of: project) }
    let (_, locales) = try Axes.locales(names, of: project, strategies: loaded.strategies)
    let components = arguments.all("component")
    for name in components where system.component(named: name) == nil {
      throw UsageError(unknown: "component", name, known: system.components.map(\.name))
    }
    let given = arguments.all("size")
    let sizes = try Axes.sizes(given, configured: configuration.sizes)
    return PreviewRequest(
      locales: locales.project, pseudo: locales.pseudo,
      fitsWidth: arguments.has("fit-width") || configuration.pseudo.fitsWidth,
      sizes: given.isEmpty ? Set(sizes + [.large, .accessibility5]).sorted() : sizes,
      devices: try Axes.devices(
        arguments.all("device"), configured: configuration.devices, of: system,
        path: loaded.configurationPath),
      components: components.isEmpty ? nil : Set(components), keys: arguments.all("key").map { WildcardPattern($0) })
  }

  /// The development language and the accented pseudo-locale.
  private static func defaultLocales(of project: Project) -> [String] {
    let development = project.developmentLanguage
    return (project.locales.contains(development) ? [development] : Array(project.locales.prefix(1))) + ["pseudo"]
  }

  /// The same cells, for the findings.
  private static func measureRequest(
    _ request: PreviewRequest, _ project: Project, guardBand: Bool
  ) -> MeasureRequest {
    var measured = MeasureRequest(
      checkedLocales: request.locales.map { $0.isEmpty ? Set(project.locales) : $0 }, measuredLocales: request.locales,
      pseudo: request.pseudo, fitsWidth: request.fitsWidth, sizes: request.sizes, devices: request.devices,
      guardBand: guardBand ? project.configuration.guardBand : nil)
    measured.notesHeadroom = false
    return measured
  }
}
