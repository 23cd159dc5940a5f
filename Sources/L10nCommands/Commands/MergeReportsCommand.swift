import Checks

extension CommandDescription {
  static let mergeReports = CommandDescription(
    name: "merge-reports", summary: "make one report of what 'l10n check --format ndjson' wrote on several machines",
    group: .check, operands: "FILE…", minimumOperands: 1, maximumOperands: .max,
    options: CommandDescription.check.options.filter { names.contains($0.name) },
    examples: [
      CommandExample("merge-reports shard-*.ndjson", "as if one machine had checked all"),
      CommandExample("merge-reports --format sarif --output l10n.sarif all.ndjson", "for a code host"),
    ],
    run: { arguments, terminal in try MergeReportsCommand.run(arguments, terminal) })

  private static let names: Set<String> = [
    "format", "output", "fail-on", "quiet", "all", "verbose", ThreadCount.option.name,
  ]
}

/// Makes one report of many.
enum MergeReportsCommand {
  static func run(_ arguments: ParsedArguments, _ terminal: Terminal) throws -> ExitStatus {
    let outputs = try ReportOutputs(formats: arguments.all("format"), files: arguments.all("output")).outputs
    if outputs.contains(where: { $0.format == .ndjson }) {
      throw UsageError("reports by units are merged into another format: their files can be put behind each other")
    }
    let progress = terminal.progress()
    defer { progress.finish() }
    progress.begin("merging")
    var reports = UnitReports()
    var isRead = true
    for name in arguments.operands {
      do throws(FileAccess.Failure) {
        let bytes = name == "-" ? terminal.readInput() : try FileAccess.bytes(of: terminal.path(name), named: name)
        reports.add(bytes, named: name)
      } catch {
        terminal.fail(error.description)
        isRead = false
      }
    }
    progress.pause()
    for problem in reports.cuts + reports.problems { terminal.fail(problem) }
    if reports.count == 0 { terminal.fail("there is no report by units: 'l10n check --format ndjson' writes one") }
    let missing = reports.missing
    if !missing.isEmpty {
      let named = missing.prefix(20).map(String.init).joined(separator: ", ")
      let more = missing.count > 20 ? " and \(missing.count - 20) more" : ""
      terminal.fail(
        """
        there is no report on \(missing.count) of the \(reports.count) units of the plan: \(named)\(more); check them \
        and merge again
        """)
    }
    let status = try UnitReportWriter(arguments, terminal, root: terminal.workingDirectory).write(
      &reports, to: outputs, jobs: try ThreadCount.value(arguments), progress)
    return missing.isEmpty && isRead && reports.problems.isEmpty && reports.count > 0 ? status : .failure
  }
}
