import DesignTokens
import Project
import SourceText

/// Runs the token rules over a design system in all its themes.
package struct TokenCheckRun {
  private let themes: [Theme]

  /// - Parameter themes: At least one, with the names that findings call them by, as in “appearance dark”; the name is
  ///   empty where there is nothing to choose.
  package init(_ themes: [Theme]) { self.themes = themes }

  /// The findings of `rules`, sorted by file and place; what is the same in several themes is found once.
  package func findings(of rules: [Rule]) -> [Finding] {
    let findings = themes.flatMap { problems(of: $0.system, rules) + findingsOfRules(rules, in: $0) }
    if themes.count == 1 { return Finding.sorted(findings) }
    var seen: Set<FoundPlace> = []
    return Finding.sorted(findings.filter { seen.insert(FoundPlace($0)).inserted })
  }

  /// What the reader of the files found, under the rules that are wanted.
  private func problems(of system: DesignSystem, _ rules: [Rule]) -> [Finding] {
    let wanted = Set(rules.map(\.id))
    let problems = system.problems.filter { wanted.contains($0.rule) }
    return zip(problems, system.lineTexts(of: problems)).map { Finding($0, excerpt: $1) }
  }

  private func findingsOfRules(_ rules: [Rule], in theme: Theme) -> [Finding] {
    var report = TokenReport(theme: theme)
    for (number, rule) in rules.enumerated() {
      guard let check = rule.tokenCheck else { continue }
      report.rule = number
      check(&report)
    }
    return zip(report.entries, theme.system.locate(report.entries.map(\.place))).map { entry, place in
      let rule = rules[entry.rule]
      return Finding(
        rule: rule.id, severity: rule.severity, message: entry.message, path: place.path, start: place.start,
        end: place.end, excerpt: place.lineText)
    }
  }
}

extension Finding {
  /// A defect that the reader of token files found.
  package init(_ problem: TokenProblem, excerpt: String?) {
    self.init(
      rule: problem.rule, severity: problem.severity == .error ? .error : .warning, message: problem.message,
      path: problem.path, start: problem.position, end: problem.position, excerpt: excerpt)
  }

  /// - Parameter excerpt: The line at which it starts.
  fileprivate init(
    rule: String, severity: Severity, message: String, path: String, start: SourcePosition, end: SourcePosition,
    excerpt: String?
  ) {
    self.init(
      rule: rule, severity: severity, message: message, path: path, span: SourceSpan(start: start, end: end),
      lines: excerpt.map { SourceLines($0, ofLine: start.line) }, table: nil, key: nil, locale: nil)
  }
}

/// What tells two findings apart.
private struct FoundPlace: Hashable {
  let rule: String
  let path: String
  let span: SourceSpan
  let message: String

  init(_ finding: Finding) {
    (rule, path, span, message) = (finding.rule, finding.path, finding.span, finding.message)
  }
}
