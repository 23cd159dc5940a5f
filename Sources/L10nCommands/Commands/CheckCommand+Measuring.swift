import Checks
import Project
import TextLayout

extension CheckCommand {
  /// What there is to find, and nothing told: for another state of a project that was checked.
  ///
  /// - Parameters:
  ///   - fonts: Those of that project, for what this state lacks.
  ///   - place: Where that project lies: what its code says is known.
  func findings(knowing fonts: ProjectFonts, _ place: ProjectPlace, jobs: Int) throws -> [Finding] {
    let configuration = try LoadedConfiguration(
      arguments.operands, theme: ThemeChoice(arguments.all("theme")), terminal: terminal)
    let plan = try RulePlan(configuration, arguments)
    var loaded = try LoadedProject(configuration, jobs: jobs)
    if !loaded.fonts.missing.isEmpty { loaded.fonts = fonts }
    try loaded.scanSources(configuration, jobs: jobs, knownFrom: place)
    try loaded.addTextsOfCode(jobs: jobs)
    let library = loaded.fonts.library()
    if plan.asksForLayouts { loaded.addViews(measuredWith: library, jobs: jobs) }
    let measured = try measure(
      loaded, with: library, plan, laysOut: plan.asksForLayouts, notesHeadroom: false, jobs: jobs, terminal.progress())
    return CheckRun(measured, plan: plan, configurationPath: loaded.configurationPath).findings(jobs: jobs)
  }

  /// The locales to check, all where none is named, and those to measure.
  func locales(of loaded: LoadedProject) throws -> (checked: Set<String>?, measured: Axes.Locales) {
    let names = arguments.all("locale")
    return try Axes.locales(
      names.isEmpty ? loaded.onlyLocale.map { [$0] } ?? [] : names, of: loaded.project, strategies: loaded.strategies)
  }

  /// Lays out what is bound, and says which fonts are not there.
  ///
  /// - Parameter laysOut: Whether anything of this call asks for layouts.
  func measure(
    _ loaded: LoadedProject, with fonts: FontLibrary, _ plan: RulePlan, laysOut: Bool, notesHeadroom: Bool, jobs: Int,
    _ progress: Progress
  ) throws -> MeasuredProject {
    progress.begin("measuring")
    let project = loaded.project
    let configuration = project.configuration
    let sizes = try Axes.sizes(arguments.all("size"), configured: configuration.sizes)
    let devices = try Axes.devices(
      arguments.all("device"), configured: configuration.devices, of: project.designSystem,
      path: loaded.configurationPath)
    let (checked, measured) = try locales(of: loaded)
    var request = MeasureRequest(
      checkedLocales: checked, measuredLocales: laysOut ? measured.project : [],
      pseudo: laysOut ? measured.pseudo : [],
      fitsWidth: arguments.has("fit-width") || configuration.pseudo.fitsWidth, sizes: sizes, devices: devices)
    request.noteTightness(for: plan, configuration)
    request.notesHeadroom = notesHeadroom
    defer {
      progress.pause()
      loaded.fonts.reportProblems(of: fonts, to: terminal)
    }
    return try Measurement(
      of: project, request: request, fonts: fonts, configurationPath: loaded.configurationPath,
      skipsUnknownPreviews: true, jobs: jobs
    ).run(jobs: jobs, onTask: { progress.advance(of: $0) })
  }
}
