import Project
import SourceText

/// Runs rules over a measured project.
public struct CheckRun {
  private let measured: MeasuredProject
  private let settings: [String: RuleSettings]
  private let configurationPath: String?

  /// - Parameters:
  ///   - settings: What the project sets, by the identifiers of the rules.
  ///   - configurationPath: The name of the configuration file, for findings about bindings.
  public init(_ measured: MeasuredProject, settings: [String: RuleSettings] = [:], configurationPath: String?) {
    self.measured = measured
    self.settings = settings
    self.configurationPath = configurationPath
  }

  /// The findings of `rules`, sorted by file and place.
  ///
  /// - Parameter jobs: Threads at most; what comes out does not depend on it.
  public func findings(of rules: [Rule], jobs: Int = 1) -> [Finding] {
    var report = Report(measured: measured, settings: settings)
    for rule in rules {
      report.rule = rule
      run(rule, &report)
    }
    let entries = TableRules(rules).entries(of: measured, settings, jobs: jobs)
    return Finding.sorted(located(report.entries + entries))
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
    case .translation, .text, .variation, .pair, .unit, .tokens: break
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
      table: entry.table, key: entry.key, locale: entry.locale, layout: entry.layout, limit: entry.limit)
  }
}
