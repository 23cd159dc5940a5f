import Checks

/// Makes one report of those on the units of a plan.
struct UnitReportWriter {
  private let arguments: ParsedArguments
  private let terminal: Terminal
  /// Absolute path of the folder that paths of the report are relative to.
  private let root: String

  init(_ arguments: ParsedArguments, _ terminal: Terminal, root: String) {
    self.root = root
    self.arguments = arguments
    self.terminal = terminal
  }

  /// - Parameter lines: What each unit has reported, in the order of the plan; forgotten as it is read.
  func write(
    _ lines: inout [[UInt8]], to outputs: [ReportOutputs.Output], jobs: Int, _ progress: Progress
  ) throws -> ExitStatus {
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
    var reports = UnitReports()
    for index in lines.indices {
      reports.add(lines[index], named: "a unit")
      // What was read once takes no room twice.
      lines[index] = []
    }
    return try write(&reports, to: others, jobs: jobs, progress)
  }

  /// Writes a report on the units that there are reports of, and says of which there are none.
  ///
  /// - Parameter outputs: None where the lines are the report.
  func write(
    _ reports: inout UnitReports, to outputs: [ReportOutputs.Output], jobs: Int, _ progress: Progress
  ) throws -> ExitStatus {
    for failure in reports.failures { terminal.fail("'\(failure.unit.path)' was not checked: \(failure.message)") }
    var report = reports.takeReport() ?? .empty
    report.failingSeverity = CheckCommand.failingSeverity(arguments)
    report.xcodePrefix = terminal.isInXcode ? root + "/" : ""
    for note in report.notes { terminal.fail(note) }
    try CheckCommand(arguments, terminal).write(report, to: outputs, jobs: jobs, progress)
    if !report.isComplete || !reports.failures.isEmpty { return .failure }
    return report.fails ? .findings : .clean
  }
}
