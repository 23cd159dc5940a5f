import Checks

/// Makes one report of those on the units of a plan.
struct UnitReportWriter {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  /// - Parameter lines: What each unit has reported, in the order of the plan.
  func write(
    _ lines: [[UInt8]], to outputs: [ReportOutputs.Output], jobs: Int, _ progress: Progress
  ) throws -> ExitStatus {
    var reports = UnitReports()
    for unit in lines { reports.add(unit, named: "a unit") }
    let others = outputs.filter { $0.format != .ndjson }
    for output in outputs where output.format == .ndjson {
      guard let file = output.file else {
        for unit in lines { terminal.print(unit) }
        continue
      }
      try AtomicWrite.write(to: terminal.path(file), named: file) { put throws(SystemReason) in
        for unit in lines { try put(unit) }
      }
    }
    return try write(reports, to: others, jobs: jobs, progress)
  }

  /// Writes a report on the units that there are reports of, and says of which there are none.
  ///
  /// - Parameter outputs: None where the lines are the report.
  func write(
    _ reports: UnitReports, to outputs: [ReportOutputs.Output], jobs: Int, _ progress: Progress
  ) throws -> ExitStatus {
    for failure in reports.failures { terminal.fail("'\(failure.unit.path)' was not checked: \(failure.message)") }
    var report = reports.report ?? .empty
    report.failingSeverity = CheckCommand.failingSeverity(arguments)
    report.xcodePrefix = terminal.isInXcode ? terminal.workingDirectory + "/" : ""
    for note in report.notes { terminal.fail(note) }
    try CheckCommand(arguments, terminal).write(report, to: outputs, jobs: jobs, progress)
    if !report.isComplete || !reports.failures.isEmpty { return .failure }
    return report.fails ? .findings : .clean
  }
}
