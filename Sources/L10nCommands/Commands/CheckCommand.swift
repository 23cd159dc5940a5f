import Checks
import Foundation
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
        choices: Rule.projectRules.map(\.id)),
      OptionDescription(
        "skip", value: "RULE", "leave this rule out", repeats: true, choices: Rule.projectRules.map(\.id)),
      OptionDescription("format", value: "FORMAT", "how to report", choices: ["human", "json"]),
      OptionDescription("output", value: "FILE", "write the report to a file"),
      OptionDescription(
        "fail-on", value: "SEVERITY", "exit with status 1 from this severity on (default: error)",
        choices: ["error", "warning", "never"]),
      OptionDescription("jobs", value: "N", "use N threads (default: one for each core)"),
    ],
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
    let loaded = try LoadedProject(
      arguments.operands, theme: ThemeChoice(arguments.all("theme")), terminal: terminal, jobs: jobs())
    for failure in loaded.failures { terminal.fail(failure.description) }
    let only = arguments.all("only")
    let measured = try measure(loaded, only: only, jobs: jobs())
    for note in measured.notes { terminal.fail(note) }
    let skipped = arguments.all("skip")
    let rules = Rule.projectRules.filter {
      (only.isEmpty ? $0.isOnByDefault : only.contains($0.id)) && !skipped.contains($0.id)
    }
    let findings = try CheckRun(measured, configurationPath: loaded.configurationPath).findings(of: rules, jobs: jobs())
    try report(findings, CheckSummary(of: measured, findings: findings))
    if !loaded.failures.isEmpty { return .failure }
    return findings.contains(where: fails) ? .findings : .clean
  }

  private func jobs() throws(UsageError) -> Int {
    guard let value = arguments.value("jobs") else { return ProcessInfo.processInfo.activeProcessorCount }
    guard let jobs = Int(value), jobs > 0 else {
      throw UsageError("'\(value)' is no number of jobs: give one from 1 on")
    }
    return jobs
  }

  private func measure(_ loaded: LoadedProject, only: [String], jobs: Int) throws -> MeasuredProject {
    let project = loaded.project
    let configuration = project.configuration
    let sizes = try Axes.sizes(arguments.all("size"), configured: configuration.sizes)
    let devices = try Axes.devices(
      arguments.all("device"), configured: configuration.devices, of: project.designSystem)
    let names = arguments.all("locale")
    let (checked, measured) = try Axes.locales(
      names.isEmpty ? loaded.onlyLocale.map { [$0] } ?? [] : names, of: project,
      strategies: loaded.strategies)
    let request = MeasureRequest(
      checkedLocales: checked, measuredLocales: measured.project, pseudo: measured.pseudo,
      fitsWidth: arguments.has("fit-width") || configuration.pseudo.fitsWidth, sizes: sizes, devices: devices,
      guardBand: only.contains(Rule.nearLimit.id) ? configuration.guardBand : nil)
    let fonts = loaded.fonts.library()
    defer { loaded.fonts.reportProblems(of: fonts, to: terminal) }
    return try Measurement(
      of: project, request: request, fonts: fonts, configurationPath: loaded.configurationPath
    ).run(jobs: jobs)
  }

  private func report(_ findings: [Finding], _ summary: CheckSummary) throws {
    let file = arguments.value("output")
    let text =
      arguments.value("format") == "json"
      ? JSONReporter.text(findings, summary: summary)
      : HumanReporter(colored: terminal.isColored && file == nil).text(findings, summary: summary)
    guard let file else { return terminal.print(text) }
    let path = terminal.path(file)
    try FileAccess.write(text, to: path, named: file)
  }

  private func fails(_ finding: Finding) -> Bool {
    switch arguments.value("fail-on") {
    case "never": false
    case "warning": true
    default: finding.severity == .error
    }
  }
}
