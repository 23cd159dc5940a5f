import Checks
import Project

extension CheckCommand {
  /// What the rules that can mend something would change. Nothing is measured for it.
  func fixes(
    of loaded: LoadedProject, _ configuration: LoadedConfiguration, _ baseline: BaselineFile?
  ) throws -> FixRun {
    let others = Rule.projectRules.filter { $0.fix == nil }.map(\.id)
    let plan = try RulePlan(configuration, arguments, skipping: others)
    let checked = try loaded.locales(axes).checked
    let jobs = try ThreadCount.value(arguments)
    let fonts = loaded.fonts.library()
    return try FixRun(
      loaded.project, place: configuration.place, allowsUnsafe: arguments.has("unsafe-fixes"), terminal: terminal
    ) { project in
      let request = MeasureRequest(checkedLocales: checked, measuredLocales: [], sizes: [.large], devices: [])
      let measured = try Measurement(
        of: project, request: request, fonts: fonts, configurationPath: loaded.configurationPath,
        skipsUnknownPreviews: true
      ).run(jobs: jobs)
      let findings = CheckRun(measured, plan: plan, configurationPath: loaded.configurationPath).findings(jobs: jobs)
      let scope = BaselineScope(of: measured, rules: plan.rules, isWholeProject: configuration.place.isWholeProject)
      return baseline?.outcome(of: findings, scope: scope).findings ?? findings
    }
  }
}
