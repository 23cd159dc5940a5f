import Project
import SourceText

/// Runs rules over a measured project.
public struct CheckRun {
  private let measured: MeasuredProject
  private let configurationPath: String?

  /// - Parameter configurationPath: The name of the configuration file, for findings about bindings.
  public init(_ measured: MeasuredProject, configurationPath: String?) {
    self.measured = measured
    self.configurationPath = configurationPath
  }

  /// The findings of `rules`, sorted by file and place.
  public func findings(of rules: [Rule]) -> [Finding] {
    guard let first = rules.first else { return [] }
    var report = Report(measured: measured, rule: first)
    for rule in rules {
      report.rule = rule
      run(rule, &report)
    }
    runUnitRules(rules, &report)
    return Finding.sorted(located(report.entries))
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
    case .unit, .tokens: break
    case .layout(let check):
      for subject in measured.subjects { check(subject, &report) }
    }
  }

  /// Compares each key with its source once, whatever the number of rules that look at it.
  private func runUnitRules(_ rules: [Rule], _ report: inout Report) {
    let checks = rules.compactMap { rule in
      if case .unit(let check) = rule.check { (rule: rule, check: check) } else { nil }
    }
    guard !checks.isEmpty else { return }
    measured.project.forEachUnit(in: measured.request.checkedLocales) { unit in
      let compared = ComparedUnit(unit, plurals: report.plurals(of: unit.locale))
      for (rule, check) in checks {
        report.rule = rule
        check(compared, &report)
      }
    }
  }

  private func isWanted(_ document: ProjectDocument) -> Bool {
    guard let locales = measured.request.checkedLocales, let locale = document.locale else { return true }
    return locales.contains(locale)
  }

  /// Turns byte ranges into lines and columns, each file's lines found once.
  private func located(_ entries: [Report.Entry]) -> [Finding] {
    var tables: [Int: LineTable] = [:]
    return entries.compactMap { entry in
      switch entry.place {
      case .document(let number, let range):
        let document = measured.project.documents[number]
        let lines = tables[number] ?? document.document.lineTable()
        tables[number] = lines
        let span = SourceSpan(start: lines.position(of: range.start), end: lines.position(of: range.end))
        return finding(entry, path: document.path, span: span, excerpt: lines.lineText(span.start.line))
      case .configuration(let position):
        guard let configurationPath else { return nil }
        return finding(
          entry, path: configurationPath, span: SourceSpan(start: position, end: position), excerpt: nil)
      }
    }
  }

  private func finding(_ entry: Report.Entry, path: String, span: SourceSpan, excerpt: String?) -> Finding {
    Finding(
      rule: entry.rule.id, severity: entry.severity, message: entry.message, path: path, span: span, excerpt: excerpt,
      table: entry.table, key: entry.key, locale: entry.locale, layout: entry.layout)
  }
}
