import Checks
import Project
import TextLayout

extension CheckCommand {
  /// What the call names.
  var axes: CheckAxes {
    var axes = CheckAxes()
    axes.locales = arguments.all("locale")
    axes.sizes = arguments.all("size")
    axes.devices = arguments.all("device")
    axes.fitsWidth = arguments.has("fit-width")
    return axes
  }

  /// What there is to find, and nothing told: for another state of a project that was checked.
  ///
  /// - Parameters:
  ///   - fonts: Those of that project, for what this state lacks.
  ///   - place: Where that project lies: what its code says is known.
  func findings(knowing fonts: ProjectFonts, _ place: ProjectPlace, jobs: Int) throws -> [Finding] {
    let configuration = try LoadedConfiguration(
      arguments.operands, theme: ThemeChoice(arguments.all("theme")), terminal: terminal)
    return try CheckedProject(
      configuration, RulePlan(configuration, arguments), axes: axes, substitutes: fonts, knownFrom: place, jobs: jobs
    ).findings
  }

  /// Lays out what is bound, and says which fonts are not there.
  ///
  /// - Parameter laysOut: Whether anything of this call asks for layouts.
  func measure(
    _ loaded: LoadedProject, with fonts: FontLibrary, _ plan: RulePlan, laysOut: Bool, notesHeadroom: Bool, jobs: Int,
    _ progress: Progress
  ) throws -> MeasuredProject {
    progress.begin("measuring")
    defer {
      progress.pause()
      loaded.fonts.reportProblems(of: fonts, to: terminal)
    }
    return try loaded.measured(
      axes, with: fonts, plan, laysOut: laysOut, notesHeadroom: notesHeadroom, jobs: jobs,
      onTask: { progress.advance(of: $0) })
  }
}
