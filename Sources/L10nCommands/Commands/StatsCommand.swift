import Checks
import Project

extension CommandDescription {
  static let stats = CommandDescription(
    name: "stats", summary: "show how far each locale and table is translated", group: .check, operands: "[PATH]",
    minimumOperands: 0,
    maximumOperands: 1,
    options: [
      OptionDescription("locale", value: "TAG", "a locale of the project, or 'all'", repeats: true),
      OptionDescription("format", value: "FORMAT", "how to report", choices: ["human", "json", "markdown"]),
      OptionDescription("output", value: "FILE", "write the report to a file"),
      OptionDescription(
        "badge", value: "FILE", "write an SVG badge of the overall coverage, with one --locale of that locale"),
      OptionDescription(
        "review", "list the translations to look at again: by their states, and by the history of their sources"),
      OptionDescription(
        "fail-under", value: "PERCENT", "exit with status 1 when less of any locale is translated"),
    ],
    examples: [
      CommandExample("stats --fail-under 90", "fails below 90 %"),
      CommandExample("stats --review --locale de", "what a reviewer of German has to read"),
      CommandExample("stats --format markdown --output coverage.md", "a table"),
    ],
    run: { arguments, terminal in try StatsCommand(arguments, terminal).run() })
}

/// Counts what is translated.
struct StatsCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    let limit = try percent()
    let jobs = ProcessEnvironment.processorCount
    let configuration = try LoadedConfiguration(arguments.operands, terminal: terminal)
    var loaded = try LoadedProject(configuration, jobs: jobs)
    try loaded.scanSources(configuration, jobs: jobs)
    try loaded.addTextsOfCode(jobs: jobs)
    loaded.unread.report(to: terminal)
    let chosen = try locales(of: loaded)
    if arguments.has("review") { return try review(&loaded, chosen, jobs: jobs) }
    let statistics = try ProjectStatistics(of: loaded.project, locales: chosen, jobs: jobs)
    for table in statistics.uncomparedTables {
      terminal.fail(
        "table '\(table)' is not counted: it has no development language; name it in l10n.json as 'developmentLanguage'"
      )
    }
    try report(statistics)
    if let file = arguments.value("badge") {
      let badge = CoverageBadge(label: label(chosen, statistics), coverage: statistics.total)
      try FileAccess.write(badge.svg, to: terminal.path(file), named: file)
    }
    if loaded.unread.status != .clean { return .failure }
    guard let limit else { return .clean }
    let low = statistics.locales.filter { $0.coverage.isBelow(percent: limit) }
    if !low.isEmpty {
      let list = low.map { "\($0.name) (\($0.coverage.percentText))" }.joined(separator: ", ")
      terminal.fail("below \(arguments.value("fail-under") ?? "") %: \(list)")
    }
    return low.isEmpty ? .clean : .findings
  }

  private func review(_ loaded: inout LoadedProject, _ locales: Set<String>?, jobs: Int) throws -> ExitStatus {
    for option in ["badge", "fail-under"] where arguments.value(option) != nil {
      throw UsageError("'--review' lists texts, and '--\(option)' counts them: call twice")
    }
    try loaded.addSourceChanges(jobs: jobs)
    let queue = try ReviewQueue(of: loaded.project, locales: locales, jobs: jobs)
    if let gap = queue.gap { terminal.fail("which sources have changed is not known: \(gap)") }
    let reporter = ReviewReporter(queue)
    try print(human: { _ in reporter.human }, markdown: reporter.markdown, json: reporter.json)
    return loaded.unread.status == .clean ? .clean : .failure
  }

  private func percent() throws(UsageError) -> Double? {
    guard let value = arguments.value("fail-under") else { return nil }
    guard let percent = Double(value), (0...100).contains(percent) else {
      throw UsageError("'\(value)' is no percentage: give a number from 0 to 100")
    }
    return percent
  }

  /// The locales to look at, as the project spells them; `nil` for all.
  private func locales(of loaded: LoadedProject) throws(UsageError) -> Set<String>? {
    let names = arguments.all("locale")
    if names.contains("all") { return nil }
    if names.isEmpty { return loaded.onlyLocale.map { [$0] } }
    var chosen: Set<String> = []
    for name in names { chosen.insert(try Axes.projectLocale(name, of: loaded.project)) }
    return chosen
  }

  private func label(_ chosen: Set<String>?, _ statistics: ProjectStatistics) -> String {
    chosen?.count == 1 ? statistics.locales.first?.name ?? "localized" : "localized"
  }

  private func report(_ statistics: ProjectStatistics) throws {
    let reporter = StatisticsReporter(statistics)
    try print(human: reporter.human, markdown: reporter.markdown(), json: StatisticsJSON.text(statistics))
  }

  /// Writes a report in the format and to the place that the call names.
  ///
  /// - Parameter human: Of the columns of the terminal, if there is one.
  private func print(
    human: (Int?) -> String, markdown: @autoclosure () -> String, json: @autoclosure () -> String
  ) throws {
    let file = arguments.value("output")
    let text =
      switch arguments.value("format") {
      case "json": json()
      case "markdown": markdown()
      default: human(file == nil ? terminal.width : nil)
      }
    guard let file else {
      // The names in it are escaped already: each line feed ends a line.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
      return arguments.value("format") == nil ? terminal.printLines(lines) : terminal.print(text)
    }
    try FileAccess.write(text, to: terminal.path(file), named: file)
  }
}
