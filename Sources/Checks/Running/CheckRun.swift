import Project
import SourceFacts
import SourceText
import StringTables

/// Runs rules over a measured project.
package struct CheckRun: Sendable {
  let measured: MeasuredProject
  let plan: RulePlan
  let configurationPath: String?
  var sources: [ScannedFile] { measured.project.sourceIndex?.files ?? [] }

  /// - Parameters:
  ///   - plan: Which rules run, and what the project sets for them.
  ///   - configurationPath: The name of the configuration file, for findings about bindings.
  package init(_ measured: MeasuredProject, plan: RulePlan, configurationPath: String?) {
    self.measured = measured
    self.plan = plan
    self.configurationPath = configurationPath
  }

  /// The findings alone.
  package func findings(jobs: Int = 1) -> [Finding] { outcome(jobs: jobs).findings }

  /// What the rules find.
  ///
  /// - Parameter jobs: Threads at most; what comes out does not depend on it.
  package func outcome(jobs: Int = 1) -> CheckOutcome {
    var parts: [[Report.Entry]] = []
    let lost = LostEntries(of: measured.project)
    let unlisted = UnlistedFindings(of: measured.project)
    for pass in plan.passes {
      var found = documentEntries(pass, jobs: jobs)
      var report = Report(measured: measured, settings: pass.settings)
      for rule in pass.rules {
        report.rule = rule
        run(rule, &report)
      }
      found.append(report.entries)
      found += tableRules(pass).entries(of: measured, pass.settings, jobs: jobs)
      parts += found.map { wanted(placed(unlisted.told(lost.explained($0))), ofPass: pass.number) }
    }
    parts = unsuppressed(BadLocales.alone(parts, in: measured.project), jobs: jobs)
    var missing: [String: Int] = [:]
    if measured.project.configuration.complete != nil {
      parts = parts.map { entries in
        entries.filter { entry in
          guard entry.isCounted, let locale = entry.facts.locale else { return true }
          missing[locale, default: 0] += 1
          return false
        }
      }
    }
    var findings = FindingPlaces(measured: measured, configurationPath: configurationPath).findings(parts, jobs: jobs)
    if let unnamed = UnnamedKeys(of: measured.project) {
      for index in findings.indices where unnamed.holds(findings[index]) { findings[index].isUnnamed = true }
    }
    return CheckOutcome(findings: findings, missing: missing)
  }

  /// The rules about texts; the one about terms sees every text, and only where there are terms.
  func tableRules(_ pass: RulePlan.Pass) -> TableRules {
    let report = Report(measured: measured, settings: pass.settings)
    let hasTerms =
      !measured.project.configuration.glossary.isEmpty || !report.words("terms", of: .glossaryTerm).isEmpty
    return TableRules(hasTerms ? pass.rules : pass.rules.filter { $0 !== Rule.glossaryTerm })
  }

  /// What the rules about files find: a list for each file.
  private func documentEntries(_ pass: RulePlan.Pass, jobs: Int) -> [[Report.Entry]] {
    let rules = pass.rules.compactMap { rule in
      if case .document(let check) = rule.check { (rule: rule, check: check) } else { nil }
    }
    let documents = measured.project.documents
    return documents.indices.filter { isWanted(documents[$0]) }.concurrentMap(jobs: jobs) { number in
      var report = Report(measured: measured, settings: pass.settings)
      for (rule, check) in rules {
        report.rule = rule
        check(documents[number], number, &report)
      }
      return report.entries
    }
  }

  /// Moves what concerns texts of code to where they stand there, which no fix of a table can mend.
  func placed(_ entries: [Report.Entry]) -> [Report.Entry] {
    let tables = measured.project.codeTables
    if tables.isEmpty { return entries }
    return entries.map { entry in
      guard case .document(let number, let range) = entry.place, let table = tables[number] else { return entry }
      let place = table.place(of: range)
      return Report.Entry(
        facts: entry.facts.with(entry.facts.severity, Apart(nil)), place: .source(place.file, place.range),
        isCounted: entry.isCounted)
    }
  }

  /// Leaves out what the project does not want, and gives the rest the severity that it sets.
  func wanted(_ entries: [Report.Entry], ofPass pass: Int) -> [Report.Entry] {
    if plan.isUniform { return entries }
    return entries.compactMap { entry in
      var entry = entry
      let path: String
      switch entry.place {
      case .document(let number, _): path = measured.project.documents[number].path
      case .source(let number, _): path = sources[number].path
      case .file(let file): path = file
      case .configuration: path = configurationPath ?? ""
      case .token(let place, _): path = place.path
      }
      guard
        let severity = plan.severity(
          of: entry.facts.severity, rule: entry.facts.rule, pass: pass, path: path, table: entry.facts.table,
          key: entry.facts.key.string, locale: entry.facts.locale)
      else { return nil }
      if severity != entry.facts.severity { entry.facts = entry.facts.with(severity, entry.facts.fix) }
      return entry
    }
  }

  /// Leaves out what the comments of tables suppress, and adds those that suppress nothing.
  private func unsuppressed(_ parts: [[Report.Entry]], jobs: Int) -> [[Report.Entry]] {
    var suppressions = Suppressions(of: measured, jobs: jobs)
    var ignores = SourceIgnores(of: sources)
    guard !suppressions.isEmpty || !ignores.isEmpty else { return parts }
    let kept = parts.map { ignores.removing(from: suppressions.removing(from: $0)) }
    guard plan.runs(.unusedSuppression) else { return kept }
    var report = Report(measured: measured, settings: plan.passes[0].settings, rule: .unusedSuppression)
    suppressions.addUnused(to: &report, rules: plan.rules)
    ignores.addUnused(to: &report, rules: plan.rules)
    return kept + [suppressions.removing(from: wanted(report.entries, ofPass: 0))]
  }

  private func run(_ rule: Rule, _ report: inout Report) {
    let project = measured.project
    switch rule.check {
    case .table(let check):
      for group in project.groups { check(group, &report) }
    case .project(let check): check(&report)
    case .sources(let check): if let index = project.sourceIndex { check(index, &report) }
    case .layout(let check): check(measured.subjects, &report)
    case .document, .translation, .text, .variation, .pair, .unit, .suppressions, .tokens: break
    }
  }

  private func isWanted(_ document: ProjectDocument) -> Bool {
    guard let locales = measured.request.checkedLocales, let locale = document.locale else { return true }
    return locales.contains(locale)
  }
}
