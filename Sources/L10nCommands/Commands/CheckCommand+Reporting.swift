import Checks
import Project

extension CheckCommand {
  /// Adds what was not looked at, what fails the run and where paths start.
  func complete(
    _ report: inout CheckReport, of loaded: LoadedProject, _ measured: MeasuredProject, at place: ProjectPlace,
    required: Set<NotChecked.Subject>
  ) {
    report.failingSeverity = Self.failingSeverity(arguments)
    let omissions = Omissions(
      of: measured, rules: report.rules, hasConfiguration: loaded.configurationPath != nil,
      isWholeProject: place.isWholeProject, missingFonts: loaded.fonts.missing)
    report.summary.notChecked = omissions.all(required: required)
    for omission in report.summary.notChecked where omission.isRequired { terminal.fail(omission.description) }
    report.repositoryPrefix = ReportPaths.repositoryPrefix(
      of: place.root, environment: ProcessEnvironment.variables)
    report.xcodePrefix = terminal.isInXcode ? place.root + "/" : ""
  }

  /// Writes every report; what standard output has to show is shown even when a file cannot be written. A file holds
  /// every finding.
  func write(
    _ report: CheckReport, to outputs: [ReportOutputs.Output], jobs: Int, _ progress: Progress
  ) throws {
    for output in outputs where output.file == nil {
      let human = HumanReporter(colored: terminal.isColored, width: terminal.width, detail: detail(orElse: .normal))
      output.format.write(report, human: human, jobs: jobs) { piece in
        progress.pause()
        terminal.print(piece)
      }
    }
    let human = HumanReporter(colored: false, detail: detail(orElse: .all))
    for output in outputs {
      guard let file = output.file else { continue }
      try AtomicWrite.write(to: terminal.path(file), named: file) { put throws(SystemReason) in
        try output.format.write(report, human: human, jobs: jobs, to: put)
      }
    }
    progress.pause()
  }

  /// How much is asked for.
  private func detail(orElse usual: HumanReporter.Detail) -> HumanReporter.Detail {
    if arguments.has("quiet") { return .quiet }
    if arguments.has("verbose") { return .verbose }
    return arguments.has("all") ? .all : usual
  }

  /// From which severity on a finding fails the call.
  static func failingSeverity(_ arguments: ParsedArguments) -> Severity? {
    switch arguments.value("fail-on") {
    case "never": nil
    case "warning": .warning
    default: .error
    }
  }
}
