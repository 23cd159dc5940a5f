import Project

extension CheckRun {
  /// - Parameters:
  ///   - settings: What the project sets, by the identifiers of the rules.
  ///   - configurationPath: The name of the configuration file, for findings about bindings.
  public init(_ measured: MeasuredProject, settings: [String: RuleSettings] = [:], configurationPath: String?) {
    self.init(measured, plan: RulePlan(Rule.all, settings: settings), configurationPath: configurationPath)
  }

  /// The findings of some rules, sorted by file and place; nothing is set for parts of the project.
  ///
  /// - Parameter jobs: Threads at most; what comes out does not depend on it.
  public func findings(of rules: [Rule], jobs: Int = 1) -> [Finding] {
    CheckRun(measured, plan: plan.limited(to: rules), configurationPath: configurationPath).findings(jobs: jobs)
  }
}
