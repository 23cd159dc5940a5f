import Checks

extension CommandDescription {
  static let plan = CommandDescription(
    name: "plan", summary: "write the projects below folders as lines, each for 'l10n check --units' on any machine",
    group: .check, operands: "PATH…", minimumOperands: 0, maximumOperands: .max,
    options: CommandDescription.check.options.filter { UnitChoice.planned.contains($0.name) } + [
      OptionDescription("output", value: "FILE", "write the plan to a file"), ThreadCount.option,
    ],
    examples: [
      CommandExample("plan Apps --output plan.ndjson", "a line for each project, the largest first"),
      CommandExample("plan Apps --size accessibility5", "how each is to be checked, for 'l10n check --units -'"),
    ],
    run: { arguments, terminal in try PlanCommand.run(arguments, terminal) })
}

/// Writes the units of a large check.
enum PlanCommand {
  static func run(_ arguments: ParsedArguments, _ terminal: Terminal) throws -> ExitStatus {
    let jobs = try ThreadCount.value(arguments)
    let folder = terminal.workingDirectory
    let units: [CheckUnit]
    if let tree = try ProjectTree(arguments.operands, workingDirectory: folder) {
      units =
        UnitPlan(
          tree.places, options: UnitChoice.options(arguments), workingDirectory: folder, readsFiles: true, jobs: jobs
        ).byWeight
    } else {
      guard arguments.operands.count < 2 else {
        throw UsageError("a line is a project: give one folder, or folders each of which is a project")
      }
      units = [try UnitChoice.unit(arguments, terminal)]
    }
    let lines = units.flatMap { $0.line + [UInt8(ascii: "\n")] }
    if let file = arguments.value("output") {
      try FileAccess.write(String(decoding: lines, as: UTF8.self), to: terminal.path(file), named: file)
    } else {
      terminal.print(lines)
    }
    return .clean
  }
}
