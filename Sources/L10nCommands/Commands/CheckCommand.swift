import Checks
import Dispatch
import Project
import TextLayout

extension CommandDescription {
  static let check = CommandDescription(
    name: "check", summary: "check the string tables of a project: files, translations, arguments, plurals, layout",
    group: .check, operands: "[PATH…]", minimumOperands: 0, maximumOperands: .max,
    options: [
      Axes.locale, Axes.fitWidth, Axes.size, Axes.device, Axes.theme,
      OptionDescription(
        "only", value: "RULE", "run this rule only, also one that is off", repeats: true,
        choices: Rule.namedIDs, listing: "l10n rules"),
      OptionDescription(
        "skip", value: "RULE", "leave this rule out", repeats: true,
        choices: Rule.namedIDs,
        listing: "l10n rules"),
      ReportOutputs.format, ReportOutputs.output,
      OptionDescription(
        "fail-on", value: "SEVERITY", "exit with status 1 from this severity on (default: error)",
        choices: ["error", "warning", "never"]),
      RequiredSubjects.option,
      OptionDescription("quiet", "print a line for each finding that fails the run, and nothing else"),
      OptionDescription("all", "print every finding, however many there are"),
      OptionDescription("verbose", "print what was measured and why each rule is there too"),
      ThreadCount.option,
    ] + FixRun.options + BaselineFile.options + [ChangedRun.option] + UnitChoice.options,
    examples: [
      CommandExample("check", "the project in this folder"),
      CommandExample("check --locale pseudo --size accessibility5", "pseudo-texts at the largest text size"),
      CommandExample("check --format sarif --output l10n.sarif", "a report for a code host"),
      CommandExample("check --changed origin/main", "only what this branch brought"),
      CommandExample("check Apps --shard 2/7 --format ndjson", "the second of seven shares, for 'l10n merge-reports'"),
    ],
    run: { arguments, terminal in try CheckCommand(arguments, terminal).run() })
}

/// Reads, measures, checks, reports.
struct CheckCommand {
  let arguments: ParsedArguments
  let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    if arguments.has("quiet"), arguments.has("verbose") {
      throw UsageError("'--quiet' and '--verbose' exclude each other")
    }
    if let units = try UnitChoice(arguments, terminal) { return try UnitRun(units, arguments, terminal).run() }
    let outputs = try ReportOutputs(formats: arguments.all("format"), files: arguments.all("output")).outputs
    let jobs = try ThreadCount.value(arguments)
    // A second thread and a sleeping core take longer to come than the first files take to be found: called early.
    if jobs > 1 { DispatchQueue.global().async {} }
    let progress = terminal.progress()
    defer { progress.finish() }
    switch try outcome(for: outputs.map(\.format), jobs: jobs, progress) {
    case .status(let status): return status
    case .report(var report, let finish):
      if outputs.contains(where: { $0.format == .ndjson }) { report.unit = try UnitChoice.unit(arguments, terminal) }
      progress.begin("reporting")
      try write(report, to: outputs, jobs: jobs, progress)
      for note in try finish() { terminal.fail(note) }
      return report.isComplete ? report.fails ? .findings : .clean : .failure
    }
  }

  /// What comes of a call.
  enum Outcome {
    /// It is done: nothing is to be reported.
    case status(ExitStatus)
    /// What is to be reported; once that is done, the baseline is written, of which there is something to tell.
    case report(CheckReport, finish: () throws -> [String])
  }

  /// Checks the project that the operands name.
  ///
  /// - Parameter formats: What the report is to be written in.
  func outcome(for formats: [ReportFormat], jobs: Int, _ progress: Progress) throws -> Outcome {
    let isFixing = try FixRun.isWanted(arguments)
    if isFixing, arguments.has("changed") { throw UsageError("'--changed' reports, and '--fix' and '--diff' do not") }
    let required = try RequiredSubjects.subjects(arguments)
    progress.begin("reading tables")
    let configuration = try LoadedConfiguration(
      arguments.operands, theme: ThemeChoice(arguments.all("theme")), terminal: terminal)
    let plan = try RulePlan(configuration, arguments)
    let baseline = try BaselineFile.wanted(arguments, configuration, terminal)
    let changed = try arguments.value("changed").map {
      try ChangedRun(since: $0, of: configuration.place, arguments, terminal)
    }
    var loaded = try LoadedProject(configuration, jobs: jobs)
    progress.pause()
    loaded.unread.report(to: terminal)
    if configuration.place.isWholeProject {
      try loaded.project.checkDevelopmentLanguage(configurationPath: loaded.configurationPath)
    }
    try loaded.checkPreviews(configuration)
    if !arguments.has("quiet") { for note in loaded.idleBindings(configuration) { terminal.fail(note) } }
    var isWritten = true
    progress.begin("scanning code")
    let readable = loaded.unread.places.count
    try loaded.scanSources(configuration, jobs: jobs)
    try loaded.addTextsOfCode(jobs: jobs)
    if plan.runs(.sourceChanged) { try loaded.addSourceChanges(jobs: jobs) }
    let laysOut = plan.asksForLayouts || required.contains(.measured)
    let fonts = loaded.fonts.library()
    if laysOut { loaded.addViews(measuredWith: fonts, jobs: jobs) }
    progress.pause()
    loaded.unread.dropping(readable).report(to: terminal)
    if isFixing {
      let fixes = try fixes(of: loaded, configuration, baseline)
      if arguments.has("diff") {
        let status = fixes.show()
        return .status(loaded.unread.status == .clean ? status : .failure)
      }
      (loaded.project, isWritten) = fixes.write()
    }
    let measured = try measure(
      loaded, with: fonts, plan, laysOut: laysOut, notesHeadroom: formats.contains(where: \.showsHeadroom), jobs: jobs,
      progress)
    if !arguments.has("quiet") { for note in measured.notes { terminal.fail(note) } }
    progress.begin("checking")
    let found = CheckRun(measured, plan: plan, configurationPath: loaded.configurationPath).outcome(jobs: jobs)
    let scope = BaselineScope(of: measured, rules: plan.rules, isWholeProject: configuration.place.isWholeProject)
    let outcome = baseline?.outcome(of: found.findings, scope: scope)
    let reported = outcome?.findings ?? found.findings
    let new = try changed?.new(reported, in: loaded, configuration.place, jobs: jobs)
    var report = CheckReport(
      findings: new?.findings ?? reported,
      summary: CheckSummary(of: measured, findings: new?.findings ?? reported, missing: found.missing),
      rules: plan.rules,
      version: ProgramVersion.number)
    report.language = measured.project.developmentLanguage
    report.languages = Set(measured.project.configuration.locales + [measured.project.developmentLanguage])
    report.baselined = outcome?.known
    if let changed, let new {
      report.earlier = EarlierFindings(base: changed.base.name, commit: changed.base.commit, known: new.known)
    }
    complete(&report, of: loaded, measured, at: configuration.place, required: required)
    if formats.contains(where: \.showsCoverage) {
      let statistics = try ProjectStatistics(
        of: measured.project, locales: measured.request.checkedLocales, jobs: jobs)
      report.coverage = statistics.locales
    }
    terminal.leaveToSystem((loaded.project, measured, report))
    let isAllRead = loaded.unread.isEmpty
    report.isComplete =
      loaded.unread.status == .clean && isWritten && (isAllRead || !arguments.has("write-baseline"))
    return .report(report) {
      guard let baseline, let outcome else { return [] }
      let notes = try baseline.finish(outcome, isComplete: isAllRead, isListed: arguments.has("verbose"))
      return arguments.has("quiet") ? [] : notes
    }
  }
}
