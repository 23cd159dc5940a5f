import Checks
import SourceText

/// Checks projects one by one, each let go before the next: of a project only its report stays.
struct UnitRun {
  private let choice: UnitChoice
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ choice: UnitChoice, _ arguments: ParsedArguments, _ terminal: Terminal) {
    self.choice = choice
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    var (formats, files) = (arguments.all("format"), arguments.all("output"))
    if choice.origin == .plan, formats.isEmpty, files.isEmpty { formats = [ReportFormat.ndjson.rawValue] }
    let outputs = try ReportOutputs(formats: formats, files: files).outputs
    let jobs = try ThreadCount.value(arguments)
    let progress = terminal.progress()
    defer { progress.finish() }
    progress.begin("checking")
    // The largest first, so that the threads end at about the same time.
    let order = choice.units.indices.sorted { (choice.units[$1].bytes, $0) < (choice.units[$0].bytes, $1) }
    let threads = max(1, jobs / max(1, order.count))
    let found = order.concurrentMap(jobs: jobs) { index in
      defer { progress.advance(of: order.count) }
      return (index, report(on: choice.units[index], for: outputs, jobs: threads))
    }
    progress.pause()
    if arguments.has("cache") { ReportCache.trim(environment: ProcessEnvironment.variables) }
    var lines = [[UInt8]](repeating: [], count: choice.units.count)
    for (index, bytes) in found { lines[index] = bytes }
    for problem in choice.problems { terminal.fail(problem) }
    let status = try UnitReportWriter(arguments, terminal, root: choice.root).write(
      &lines, to: outputs, jobs: jobs, progress)
    return choice.problems.isEmpty ? status : .failure
  }

  /// What a unit reports, now or at its last run.
  private func report(on unit: CheckUnit, for outputs: [ReportOutputs.Output], jobs: Int) -> [UInt8] {
    let formats = outputs.map(\.format)
    guard let cache = cache(of: unit, for: outputs) else { return report(on: unit, for: formats, jobs: jobs).lines }
    if let lines = cache.lines { return UnitReporter.lines(lines, of: unit) }
    let (lines, restsOnFiles) = report(on: unit, for: formats, jobs: jobs)
    if restsOnFiles { cache.keep(lines) }
    return lines
  }

  /// - Returns: `nil` where none is wanted, or the report rests on the history of the files too.
  private func cache(of unit: CheckUnit, for outputs: [ReportOutputs.Output]) -> ReportCache? {
    guard arguments.has("cache"), !arguments.has(ChangedRun.option.name),
      !unit.options.contains(where: { $0.name == ChangedRun.option.name })
    else { return nil }
    let formats = outputs.map(\.format)
    let wanted = [formats.contains(where: \.showsCoverage), formats.contains(where: \.showsHeadroom)].map { "\($0)" }
    let options = arguments.values.filter { !Self.ofReport.contains($0.key) }.sorted { $0.key < $1.key }
    let planned = unit.options.flatMap { [$0.name] + $0.values }
    // Where the repository begins, a report says too.
    let start = ReportPaths.repositoryPrefix(
      of: terminal.path(unit.path), environment: ProcessEnvironment.variables)
    return ReportCache(
      choice.origin == .alone ? arguments.operands : [unit.path], workingDirectory: terminal.workingDirectory,
      call: [ProgramVersion.text, start] + wanted + planned + ["--"] + options.flatMap { [$0.key] + $0.value },
      others: arguments.all("baseline").map(terminal.path),
      written: Set(outputs.compactMap(\.file).map { SystemPath.absolute($0, in: terminal.workingDirectory) }),
      environment: ProcessEnvironment.variables)
  }

  /// Options that say how the report is written.
  private static let ofReport: Set<String> = [
    "format", "output", "fail-on", "all", "verbose", "jobs", "cache", "units", "shard",
  ]

  /// What a unit reports, and whether files alone say that.
  private func report(
    on unit: CheckUnit, for formats: [ReportFormat], jobs: Int
  ) -> (lines: [UInt8], restsOnFiles: Bool) {
    let notes = Mutex<[String]>([])
    let quiet = Terminal(
      workingDirectory: terminal.workingDirectory, isColored: false, isInteractive: false, output: { _ in },
      errors: { text in notes.withLock { $0.append(Self.message(text)) } })
    do {
      if choice.origin == .plan {
        guard UnitFiles.hash(of: unit.path, in: terminal.workingDirectory).digits == unit.hash else {
          throw UsageError("its files are not those of which the plan was made: make a new plan")
        }
      }
      let command = CheckCommand(try arguments(of: unit), quiet)
      let outcome = try command.outcome(for: formats, jobs: jobs, quiet.progress())
      guard case .report(var report, let finish) = outcome else {
        return (UnitReporter.line(of: unit, error: "nothing is reported"), false)
      }
      report.unit = unit
      let afterwards = try finish()
      report.notes = notes.withLock { $0 } + afterwards
      let lines = ReportFormat.ndjson.bytes(of: report, human: HumanReporter(colored: false))
      return (lines, !report.rules.contains { $0 === Rule.sourceChanged })
    } catch {
      let message = (notes.withLock { $0 } + ["\(error)"]).joined(separator: "\n")
      return (UnitReporter.line(of: unit, error: message), false)
    }
  }

  private func arguments(of unit: CheckUnit) throws -> ParsedArguments {
    switch choice.origin {
    case .alone: return arguments
    case .tree: return arguments.replacing(operands: [unit.path])
    case .plan: break
    }
    var list: [String] = []
    for option in unit.options {
      guard UnitChoice.planned.contains(option.name) else {
        throw UsageError(unknown: "option of a unit", option.name, known: UnitChoice.planned)
      }
      list += option.values.isEmpty ? ["--\(option.name)"] : option.values.flatMap { ["--\(option.name)", $0] }
    }
    return try ParsedArguments(list + ["--", unit.path], for: .check)
  }

  /// What was said in a line on standard error.
  private static func message(_ line: String) -> String {
    let start = "l10n: "
    let text = line.hasSuffix("\n") ? line.dropLast() : line[...]
    return String(text.hasPrefix(start) ? text.dropFirst(start.count) : text)
  }
}
