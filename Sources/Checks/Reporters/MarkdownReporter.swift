/// Writes a comment for a pull request: counts, a table of rules and locales, coverage, and the findings to fold out.
///
/// The comment stays below what GitHub takes; what is left out is counted.
enum MarkdownReporter {
  /// GitHub's limit is 65,536 characters; bytes are never fewer.
  static let mostBytes = 65_000
  /// Columns of the table of rules.
  private static let mostLocales = 10
  /// Rows of the table of coverage.
  private static let mostRows = 60

  static func bytes(_ report: CheckReport) -> [UInt8] {
    var output = ReportBytes()
    let mark = report.summary.errors > 0 ? "❌" : report.summary.warnings > 0 ? "⚠️" : "✅"
    output.append("### \(mark) l10n: \(report.summary.resultText)\n\n\(report.summary.scopeText)")
    output.append(report.knownText + "\n")
    if let missing = report.summary.missingText {
      output.append("\n")
      output.appendMarkdown(code: missing)
      output.append("\n")
    }
    for omission in report.summary.notChecked {
      output.append("\n\(omission.isRequired ? "❌" : "⚠️") ")
      output.appendMarkdown(code: omission.description)
      output.append("\n")
    }
    let counts = FindingCounts(report.findings)
    if !counts.rows.isEmpty { appendTable(counts, to: &output) }
    if !report.coverage.isEmpty { appendCoverage(report.coverage, to: &output) }
    var groups: [String: [FindingGroup]] = [:]
    for group in FindingGroup.groups(of: report.findings) { groups[group.first.rule, default: []].append(group) }
    let rows = counts.rows.sorted { ($1.severity, $1.total, $0.rule) < ($0.severity, $0.total, $1.rule) }
    for (index, row) in rows.enumerated() {
      // What one rule leaves over is the next one's.
      let share = max(0, mostBytes - output.count) / (rows.count - index)
      append(groups[row.rule] ?? [], of: row, share: share, report, to: &output)
    }
    return output.bytes
  }

  private static func appendTable(_ counts: FindingCounts, to output: inout ReportBytes) {
    let shown = Array(counts.locales.prefix(mostLocales))
    let hidden = counts.locales.count - shown.count
    output.append("\n| rule | total |")
    for locale in shown {
      output.append(" ")
      output.appendMarkdown(cell: TerminalColumns.shortened(counts.names[locale], to: 20))
      output.append(" |")
    }
    if hidden > 0 { output.append(" \(hidden) more |") }
    output.append("\n| --- |\(String(repeating: " ---: |", count: 1 + shown.count + (hidden > 0 ? 1 : 0)))\n")
    for row in counts.rows {
      output.append("| \(row.severity == .error ? "❌" : "⚠️") \(row.rule) | \(row.total) |")
      let numbers = shown.map { row.count(ofLocale: $0) } + (hidden > 0 ? [counts.others(row, without: shown)] : [])
      for number in numbers { output.append(number > 0 ? " \(number) |" : " |") }
      output.append("\n")
    }
  }

  private static func appendCoverage(_ locales: [ProjectStatistics.Locale], to output: inout ReportBytes) {
    let open = locales.count { $0.coverage.translated < $0.coverage.keys }
    let state = open == 0 ? "every key" : "\(count(open, "locale")) with keys to translate"
    output.append("\n<details><summary>Coverage of \(count(locales.count, "locale")): \(state)</summary>\n\n")
    output.append("| locale | translated | unfinished | missing | of keys | % |\n")
    output.append("| --- | ---: | ---: | ---: | ---: | ---: |\n")
    for locale in locales.prefix(mostRows) {
      let coverage = locale.coverage
      output.append("| ")
      output.appendMarkdown(cell: TerminalColumns.shortened(locale.name, to: 20))
      for number in [coverage.translated, coverage.unfinished, coverage.missing, coverage.keys] {
        output.append(" | \(number)")
      }
      output.append(" | \(coverage.percentText) |\n")
    }
    if locales.count > mostRows { output.append("\n\(locales.count - mostRows) more\n") }
    output.append("\n</details>\n")
  }

  private static func append(
    _ groups: [FindingGroup], of row: FindingCounts.Row, share: Int, _ report: CheckReport, to output: inout ReportBytes
  ) {
    let title = "\(row.severity == .error ? "❌" : "⚠️") \(row.rule): \(row.total)"
    var section = ReportBytes()
    section.append("\n<details><summary>\(title)</summary>\n\n")
    if let rule = Rule.named(row.rule) { section.append("\(rule.summary) \(rule.rationale)\n\n") }
    let end = "\n</details>\n"
    let room = share - section.count - end.utf8.count - 60
    guard room > 0 else { return output.append("\n\(title)\n") }
    var written = 0
    var list = ReportBytes()
    for group in groups {
      var item = ReportBytes()
      append(group, report, to: &item)
      guard list.count + item.count <= room else { break }
      list.append(item)
      written += 1
    }
    section.append(list)
    if written < groups.count { section.append("- … and \(groups.count - written) more\n") }
    section.append(end)
    output.append(section)
  }

  private static func append(_ group: FindingGroup, _ report: CheckReport, to output: inout ReportBytes) {
    let position = group.first.span.start
    output.append("- ")
    output.appendMarkdown(code: "\(report.repositoryPath(group.first.path)):\(position.line):\(position.column)")
    for line in group.lines() {
      output.append("<br>")
      output.appendMarkdown(code: line)
    }
    output.append("\n")
  }
}
