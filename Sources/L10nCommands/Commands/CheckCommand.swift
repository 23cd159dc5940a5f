import Checks
import Dispatch
import Project
import TextLayout

extension CommandDescription {
  static let check = CommandDescription(
    name: "check", summary: "check the string tables of a project: files, translations, arguments, plurals, layout",
    operands: "[PATH…]", minimumOperands: 0, maximumOperands: .max,
    options: [
      Axes.locale, Axes.fitWidth, Axes.size, Axes.device, Axes.theme,
      OptionDescription(
        "only", value: "RULE", "run this rule only, also one that is off", repeats: true,
        choices: Rule.projectRules.map(\.id), listing: "l10n rules"),
      OptionDescription(
        "skip", value: "RULE", "leave this rule out", repeats: true, choices: Rule.projectRules.map(\.id),
        listing: "l10n rules"),
      ReportOutputs.format, ReportOutputs.output,
      OptionDescription(
        "fail-on", value: "SEVERITY", "exit with status 1 from this severity on (default: error)",
        choices: ["error", "warning", "never"]),
      RequiredSubjects.option,
      OptionDescription("quiet", "print a line for each finding that fails the run, and nothing else"),
      OptionDescription("all", "print every finding, also where there is no l10n.json yet"),
      OptionDescription("verbose", "print what was measured and why each rule is there too"),
      ThreadCount.option,
    ] + FixRun.options + BaselineFile.options + [ChangedRun.option],
    run: { arguments, terminal in try CheckCommand(arguments, terminal).run() })
}

/// Reads, measures, checks, reports.
struct CheckCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    let outputs = try ReportOutputs(formats: arguments.all("format"), files: arguments.all("output")).outputs
    if arguments.has("quiet"), arguments.has("verbose") {
      throw UsageError("'--quiet' and '--verbose' exclude each other")
    }
    let isFixing = try FixRun.isWanted(arguments)
    if isFixing, arguments.has("changed") { throw UsageError("'--changed' reports, and '--fix' and '--diff' do not") }
    let required = try RequiredSubjects.subjects(arguments)
    let jobs = try ThreadCount.value(arguments)
    // A second thread and a sleeping core take longer to come than the first files take to be found: called early.
    if jobs > 1 { DispatchQueue.global().async {} }
    let progress = terminal.progress()
    defer { progress.finish() }
    progress.begin("reading tables")
    let configuration = try LoadedConfiguration(
      arguments.operands, theme: ThemeChoice(arguments.all("theme")), terminal: terminal)
    let plan = try RulePlan(configuration, arguments)
    let baseline = try baselineFile(configuration)
    let changed = try arguments.value("changed").map {
      try ChangedRun(since: $0, of: configuration.place, arguments, terminal)
    }
    var loaded = try LoadedProject(configuration, jobs: jobs)
    progress.pause()
    for failure in loaded.failures { terminal.fail(failure.description) }
    if configuration.place.isWholeProject {
      try loaded.project.checkDevelopmentLanguage(configurationPath: loaded.configurationPath)
    }
    try loaded.checkPreviews(configuration)
    if !arguments.has("quiet") { for note in loaded.idleBindings(configuration) { terminal.fail(note) } }
    var isWritten = true
    progress.begin("scanning code")
    let readable = loaded.failures.count
    try loaded.scanSources(configuration, jobs: jobs)
    loaded.project = loaded.project.addingTextsOfCode()
    progress.pause()
    for failure in loaded.failures.dropFirst(readable) { terminal.fail(failure.description) }
    if isFixing {
      let fixes = try fixes(of: loaded, configuration, baseline)
      if arguments.has("diff") {
        let status = fixes.show()
        return loaded.failures.isEmpty ? status : .failure
      }
      (loaded.project, isWritten) = fixes.write()
    }
    let measured = try measure(
      loaded, plan, notesHeadroom: outputs.contains(where: \.format.showsHeadroom),
      jobs: jobs, progress)
    if !arguments.has("quiet") { for note in measured.notes { terminal.fail(note) } }
    progress.begin("checking")
    let found = CheckRun(measured, plan: plan, configurationPath: loaded.configurationPath).outcome(jobs: jobs)
    let findings = found.findings
    let scope = BaselineScope(of: measured, rules: plan.rules, isWholeProject: configuration.place.isWholeProject)
    let outcome = baseline?.outcome(of: findings, scope: scope)
    var reported = outcome?.findings ?? findings
    let new = try changed?.new(reported, in: loaded, configuration.place, jobs: jobs)
    if let new { reported = new.findings }
    var report = CheckReport(
      findings: reported,
      summary: CheckSummary(of: measured, findings: reported, missing: found.missing),
      rules: plan.rules,
      version: CommandLineTool.version)
    report.failingSeverity = failingSeverity
    let omissions = Omissions(
      of: measured, rules: plan.rules, hasConfiguration: loaded.configurationPath != nil,
      isWholeProject: configuration.place.isWholeProject, missingFonts: loaded.fonts.missing)
    report.summary.notChecked = omissions.all(required: required)
    for omission in report.summary.notChecked where omission.isRequired { terminal.fail(omission.description) }
    report.baselined = outcome?.known
    if let changed, let new {
      report.earlier = EarlierFindings(base: changed.base.name, commit: changed.base.commit, known: new.known)
    }
    if outputs.contains(where: \.format.showsCoverage) {
      let statistics = try ProjectStatistics(
        of: measured.project, locales: measured.request.checkedLocales, jobs: jobs)
      report.coverage = statistics.locales
    }
    report.repositoryPrefix = ReportPaths.repositoryPrefix(
      of: configuration.place.root, workingDirectory: terminal.workingDirectory)
    report.xcodePrefix = terminal.isInXcode ? configuration.place.root + "/" : ""
    terminal.leaveToSystem((loaded.project, measured, report))
    progress.begin("reporting")
    try write(
      report, to: outputs, hasConfiguration: loaded.configurationPath != nil, jobs: jobs, progress)
    if let baseline, let outcome {
      let notes = try baseline.finish(
        outcome, isComplete: loaded.failures.isEmpty, isListed: arguments.has("verbose"))
      if !arguments.has("quiet") { for note in notes { terminal.fail(note) } }
    }
    if !loaded.failures.isEmpty || !isWritten { return .failure }
    return report.fails ? .findings : .clean
  }

  /// What there is to find, and nothing told: for another state of a project that was checked.
  ///
  /// - Parameters:
  ///   - fonts: Those of that project, for what this state lacks.
  ///   - place: Where that project lies: what its code says is known.
  func findings(knowing fonts: ProjectFonts, _ place: ProjectPlace, jobs: Int) throws -> [Finding] {
    let configuration = try LoadedConfiguration(
      arguments.operands, theme: ThemeChoice(arguments.all("theme")), terminal: terminal)
    let plan = try RulePlan(configuration, arguments)
    var loaded = try LoadedProject(configuration, jobs: jobs)
    if !loaded.fonts.missing.isEmpty { loaded.fonts = fonts }
    try loaded.scanSources(configuration, jobs: jobs, knownFrom: place)
    loaded.project = loaded.project.addingTextsOfCode()
    let measured = try measure(loaded, plan, notesHeadroom: false, jobs: jobs, terminal.progress())
    return CheckRun(measured, plan: plan, configurationPath: loaded.configurationPath).findings(jobs: jobs)
  }

  /// The file of the call, else that of the configuration.
  private func baselineFile(_ loaded: LoadedConfiguration) throws -> BaselineFile? {
    let isWritten = arguments.has("write-baseline")
    if let name = arguments.value("baseline") {
      return try BaselineFile(name, at: terminal.path(name), isWritten: isWritten)
    }
    guard let configured = loaded.configuration.baseline else {
      guard isWritten else { return nil }
      throw UsageError("'--write-baseline' needs a file: --baseline FILE, or 'baseline' in l10n.json")
    }
    let path = loaded.place.path(ofConfigured: configured.text)
    let name = loaded.place.name(of: path)
    guard isWritten || FileAccess.kind(of: path) != nil else {
      throw ConfigurationError(
        "there is no baseline '\(name)': 'l10n check --write-baseline' writes it", path: loaded.path,
        position: configured.position)
    }
    return try BaselineFile(name, at: path, isWritten: isWritten)
  }

  /// What the rules that can mend something would change. Nothing is measured for it.
  private func fixes(
    of loaded: LoadedProject, _ configuration: LoadedConfiguration, _ baseline: BaselineFile?
  ) throws -> FixRun {
    let others = Rule.projectRules.filter { $0.fix == nil }.map(\.id)
    let plan = try RulePlan(configuration, arguments, skipping: others)
    let checked = try locales(of: loaded).checked
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

  private func locales(
    of loaded: LoadedProject
  ) throws -> (checked: Set<String>?, measured: Axes.Locales) {
    let names = arguments.all("locale")
    return try Axes.locales(
      names.isEmpty ? loaded.onlyLocale.map { [$0] } ?? [] : names, of: loaded.project, strategies: loaded.strategies)
  }

  private func measure(
    _ loaded: LoadedProject, _ plan: RulePlan, notesHeadroom: Bool, jobs: Int, _ progress: Progress
  ) throws -> MeasuredProject {
    progress.begin("measuring")
    let project = loaded.project
    let configuration = project.configuration
    let sizes = try Axes.sizes(arguments.all("size"), configured: configuration.sizes)
    let devices = try Axes.devices(
      arguments.all("device"), configured: configuration.devices, of: project.designSystem,
      path: loaded.configurationPath)
    let (checked, measured) = try locales(of: loaded)
    var request = MeasureRequest(
      checkedLocales: checked, measuredLocales: measured.project, pseudo: measured.pseudo,
      fitsWidth: arguments.has("fit-width") || configuration.pseudo.fitsWidth, sizes: sizes, devices: devices,
      guardBand: plan.runs(.nearLimit) ? configuration.guardBand : nil)
    request.notesHeadroom = notesHeadroom
    let fonts = loaded.fonts.library()
    defer {
      progress.pause()
      loaded.fonts.reportProblems(of: fonts, to: terminal)
    }
    return try Measurement(
      of: project, request: request, fonts: fonts, configurationPath: loaded.configurationPath,
      skipsUnknownPreviews: true, jobs: jobs
    ).run(jobs: jobs, onTask: { progress.advance(of: $0) })
  }

  /// Writes every report; what standard output has to show is shown even when a file cannot be written.
  private func write(
    _ report: CheckReport, to outputs: [ReportOutputs.Output], hasConfiguration: Bool, jobs: Int, _ progress: Progress
  ) throws {
    let detail: HumanReporter.Detail =
      arguments.has("quiet") ? .quiet : arguments.has("verbose") ? .verbose : .normal
    // Who has no configuration sees the project for the first time, or asks for one rule.
    let isOverview =
      detail == .normal && !hasConfiguration && !["all", "only", "changed"].contains(where: arguments.has)
    for output in outputs where output.file == nil {
      let human = HumanReporter(
        colored: terminal.isColored, width: terminal.width, detail: isOverview ? .overview : detail)
      output.format.write(report, human: human, jobs: jobs) { piece in
        progress.pause()
        terminal.print(piece)
      }
    }
    for output in outputs {
      guard let file = output.file else { continue }
      try AtomicWrite.write(to: terminal.path(file), named: file) { put throws(FileAccess.Failure) in
        try output.format.write(report, human: HumanReporter(colored: false, detail: detail), jobs: jobs, to: put)
      }
    }
    progress.pause()
  }

  private var failingSeverity: Severity? {
    switch arguments.value("fail-on") {
    case "never": nil
    case "warning": .warning
    default: .error
    }
  }
}
