import Project
import SourceText

/// Runs rules over a measured project.
public struct CheckRun {
  let measured: MeasuredProject
  let plan: RulePlan
  let configurationPath: String?

  /// - Parameters:
  ///   - plan: Which rules run, and what the project sets for them.
  ///   - configurationPath: The name of the configuration file, for findings about bindings.
  public init(_ measured: MeasuredProject, plan: RulePlan, configurationPath: String?) {
    self.measured = measured
    self.plan = plan
    self.configurationPath = configurationPath
  }

  /// The findings, sorted by file and place.
  ///
  /// - Parameter jobs: Threads at most; what comes out does not depend on it.
  public func findings(jobs: Int = 1) -> [Finding] {
    var entries: [Report.Entry] = []
    for pass in plan.passes {
      var report = Report(measured: measured, settings: pass.settings)
      for rule in pass.rules {
        report.rule = rule
        run(rule, &report)
      }
      let found = report.entries + TableRules(pass.rules).entries(of: measured, pass.settings, jobs: jobs)
      entries += wanted(found, ofPass: pass.number)
    }
    return Finding.sorted(located(unsuppressed(entries, jobs: jobs)))
  }

  /// Leaves out what the project does not want, and gives the rest the severity that it sets.
  private func wanted(_ entries: [Report.Entry], ofPass pass: Int) -> [Report.Entry] {
    if plan.isUniform { return entries }
    return entries.compactMap { entry in
      var entry = entry
      let path: String
      switch entry.place {
      case .document(let number, _): path = measured.project.documents[number].path
      case .configuration: path = configurationPath ?? ""
      }
      guard
        let severity = plan.severity(
          of: entry.severity, rule: entry.rule.id, pass: pass, path: path, table: entry.table, key: entry.key,
          locale: entry.locale)
      else { return nil }
      entry.severity = severity
      return entry
    }
  }

  /// Leaves out what the comments of tables suppress, and adds those that suppress nothing.
  private func unsuppressed(_ entries: [Report.Entry], jobs: Int) -> [Report.Entry] {
    var suppressions = Suppressions(of: measured, jobs: jobs)
    guard !suppressions.isEmpty else { return entries }
    let kept = suppressions.removing(from: entries)
    guard plan.runs(.unusedSuppression) else { return kept }
    var report = Report(measured: measured, settings: plan.passes[0].settings, rule: .unusedSuppression)
    suppressions.addUnused(to: &report, rules: plan.rules)
    return kept + suppressions.removing(from: wanted(report.entries, ofPass: 0))
  }

  private func run(_ rule: Rule, _ report: inout Report) {
    let project = measured.project
    switch rule.check {
    case .document(let check):
      for (number, document) in project.documents.enumerated() where isWanted(document) {
        check(document, number, &report)
      }
    case .table(let check):
      for group in project.groups { check(group, &report) }
    case .project(let check): check(&report)
    case .layout(let check):
      for subject in measured.subjects { check(subject, &report) }
    case .translation, .text, .variation, .pair, .unit, .suppressions, .tokens: break
    }
  }

  private func isWanted(_ document: ProjectDocument) -> Bool {
    guard let locales = measured.request.checkedLocales, let locale = document.locale else { return true }
    return locales.contains(locale)
  }

  /// Turns byte ranges into lines and columns, each file's lines found once.
  private func located(_ entries: [Report.Entry]) -> [Finding] {
    var files: [Int: SourceLines] = [:]
    // Neighbours are mostly of one file.
    var current: (number: Int, lines: SourceLines)?
    var findings: [Finding] = []
    findings.reserveCapacity(entries.count)
    for entry in entries {
      switch entry.place {
      case .document(let number, let range):
        let file: SourceLines
        if let current, current.number == number {
          file = current.lines
        } else {
          file = files[number] ?? SourceLines(measured.project.documents[number].document.lineTable())
          files[number] = file
          current = (number, file)
        }
        let span = SourceSpan(start: file.position(of: range.start), end: file.position(of: range.end))
        findings.append(finding(entry, path: measured.project.documents[number].path, span: span, lines: file))
      case .configuration(let position):
        guard let configurationPath else { continue }
        findings.append(
          finding(entry, path: configurationPath, span: SourceSpan(start: position, end: position), lines: nil))
      }
    }
    return findings
  }

  private func finding(_ entry: Report.Entry, path: String, span: SourceSpan, lines: SourceLines?) -> Finding {
    var finding = Finding(
      rule: entry.rule.id, severity: entry.severity, message: entry.message, path: path, span: span, lines: lines,
      table: entry.table, key: entry.key, locale: entry.locale)
    finding.layout = entry.layout
    finding.limit = entry.limit
    finding.fix = entry.fix
    return finding
  }
}
