import DesignTokens

/// Runs the token rules over a design system in all its themes.
public struct TokenCheckRun {
  private let subject: TokenSubject

  public init(_ subject: TokenSubject) { self.subject = subject }

  /// The findings of `rules`, sorted by file and place; what is the same in several themes is found once.
  public func findings(of rules: [Rule]) -> [Finding] {
    if subject.themes.count == 1 {
      return Finding.sorted(problems(of: subject.themes[0], rules) + findingsOfRules(rules, in: subject.themes[0]))
    }
    var findings: [Finding] = []
    var seen: Set<FoundPlace> = []
    for theme in subject.themes {
      for finding in problems(of: theme, rules) + findingsOfRules(rules, in: theme)
      where seen.insert(FoundPlace(finding)).inserted {
        findings.append(finding)
      }
    }
    return Finding.sorted(findings)
  }

  /// What the reader of the files found, under the rules that are wanted.
  private func problems(of theme: TokenSubject.Theme, _ rules: [Rule]) -> [Finding] {
    let wanted = Set(rules.map(\.id))
    let problems = theme.system.problems.filter { wanted.contains($0.rule) }
    return zip(problems, theme.system.lineTexts(of: problems)).map { problem, line in
      Finding(problem, excerpt: line)
    }
  }

  private func findingsOfRules(_ rules: [Rule], in theme: TokenSubject.Theme) -> [Finding] {
    var report = TokenReport(theme: theme)
    for (number, rule) in rules.enumerated() {
      guard let check = rule.tokenCheck else { continue }
      report.rule = number
      check(&report)
    }
    return zip(report.entries, theme.system.locate(report.entries.map(\.place))).map { entry, place in
      Finding(
        rule: rules[entry.rule].id, severity: rules[entry.rule].severity, message: entry.message, path: place.path,
        span: SourceSpan(start: place.start, end: place.end),
        lines: place.lineText.map { SourceLines($0, ofLine: place.start.line) }, table: nil, key: nil,
        locale: nil, layout: nil)
    }
  }
}

extension Finding {
  /// A defect that the reader of token files found.
  public init(_ problem: TokenProblem, excerpt: String?) {
    self.init(
      rule: problem.rule, severity: problem.severity == .error ? .error : .warning, message: problem.message,
      path: problem.path, span: SourceSpan(start: problem.position, end: problem.position),
      lines: excerpt.map { SourceLines($0, ofLine: problem.position.line) }, table: nil, key: nil, locale: nil,
      layout: nil)
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
