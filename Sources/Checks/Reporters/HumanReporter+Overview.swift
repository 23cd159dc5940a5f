/// What a project without a configuration is told first: what there is, what is worst, how to go on.
extension HumanReporter {
  /// Lines that an overview has at most.
  static let mostLines = 60
  /// So many findings have room for themselves.
  static let mostToldWhole = 12
  private static let gravestCount = 10
  private static let fewest = 3
  private static let mostRules = 12

  /// Writes the overview; where a narrow terminal breaks lines, findings go without their source, then there are fewer.
  func overview(_ report: CheckReport) -> ReportBytes {
    let gravest = Harm.gravest(Self.gravestCount, of: report.findings)
    let whole = overview(report, gravest, showsSource: true)
    if whole.lineCount <= Self.mostLines { return whole }
    for number in stride(from: gravest.count, to: Self.fewest, by: -1) {
      let short = overview(report, gravest.prefix(number), showsSource: false)
      if short.lineCount <= Self.mostLines { return short }
    }
    return overview(report, gravest.prefix(Self.fewest), showsSource: false)
  }

  private func overview(
    _ report: CheckReport, _ gravest: some Collection<Finding>, showsSource: Bool
  ) -> ReportBytes {
    let counts = FindingCounts(report.findings)
    var output = ReportBytes()
    for row in counts.rows.prefix(Self.mostRules) {
      output.append("  ")
      output.append(row.total, width: 6)
      output.append("  ")
      output.append(row.rule, TerminalStyle(row.severity), isColored: isColored)
      output.append("\n")
    }
    let hidden = counts.rows.dropFirst(Self.mostRules)
    if !hidden.isEmpty {
      output.append("  ")
      output.append(hidden.reduce(0) { $0 + $1.total }, width: 6)
      output.append("  of \(count(hidden.count, "more rule"))\n")
    }
    output.append("\nThe \(gravest.count) most harmful:\n")
    for finding in gravest {
      headline(finding, TerminalText.escapedPath(finding.path), to: &output)
      if showsSource, let lines = finding.lines { excerpt(finding, of: lines, to: &output) }
    }
    output.append("\n")
    summary(report, to: &output)
    output.append(
      """
      To go on: 'l10n init' writes an l10n.json, with which every call prints all findings; without one:
        l10n check --all               all \(report.findings.count) findings
        l10n check --only \(gravest.first?.rule ?? "RULE")
        l10n check --baseline known.json --write-baseline   keep these, and report new ones
        l10n check --format sarif      or json, github, gitlab, junit, markdown, …: always all

      """)
    return output
  }
}

extension ReportBytes {
  fileprivate var lineCount: Int { bytes.count { $0 == 0x0A } }
}
