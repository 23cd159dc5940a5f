import SourceText

extension HumanReporter {
  /// What was not looked at, the keys to translate, then the figures of the run in one sentence: what is read of a log
  /// is its last line.
  func summary(_ report: CheckReport, to output: inout ReportBytes) {
    let summary = report.summary
    let unseen = detail == .verbose ? summary.unseenText : nil
    for line in summary.notChecked.map(\.description) + [summary.missingText, unseen].compactMap({ $0 }) {
      wrap(TerminalText.escaped(line), indent: 2, used: 0, to: &output)
    }
    output.append(
      summary.resultText, summary.errors > 0 ? .red : summary.warnings > 0 ? .yellow : .green, isColored: isColored)
    output.append(":")
    let words = TerminalText.escaped(summary.scopeText + report.knownText)
    wrap(words, indent: 2, used: summary.resultText.utf8.count + 1, to: &output)
  }

  /// Ends a line with words, and goes on in further ones where they have no room.
  func wrap(_ words: String, indent: Int, used: Int, to output: inout ReportBytes) {
    var lines = WrappedText(width: width ?? .max, indent: indent, used: used)
    lines.append(words: words, to: &output)
    output.append("\n")
  }

  /// What is known of a finding beside its message.
  func facts(_ finding: Finding, to output: inout ReportBytes) {
    var facts: [String] = []
    if let key = finding.key {
      facts.append("key '\(key)'" + (finding.table.map { " of table '\($0)'" } ?? ""))
    }
    if !finding.keys.isEmpty {
      let table = finding.table.map { " of table '\($0)'" } ?? ""
      facts.append("keys\(table): " + finding.keys.map { "'\($0)'" }.joined(separator: ", "))
    }
    if let layout = finding.layout { facts += layout.lines }
    for fact in facts {
      output.append("  =", .dim, isColored: isColored)
      wrap(TerminalText.escaped(fact), indent: 4, used: 3, to: &output)
    }
  }

  /// Why each rule that found something is there, with an example.
  func explain(_ counts: FindingCounts, to output: inout ReportBytes) {
    for row in counts.rows {
      guard let rule = Rule.named(row.rule) else { continue }
      output.append("\n")
      output.append(rule.id, TerminalStyle(row.severity), isColored: isColored)
      for (number, line) in rule.helpText.split(separator: "\n").enumerated() {
        output.append(number == 0 ? ":" : " ")
        wrap(TerminalText.escaped(String(line)), indent: 2, used: number == 0 ? rule.id.utf8.count + 1 : 2, to: &output)
      }
    }
  }
}

extension CheckSummary {
  /// The findings, as in “1 error, 2 warnings”.
  var resultText: String { "\(count(errors, "error")), \(count(warnings, "warning"))" }

  /// What was left out for nobody sees it; `nil` where there is no such thing.
  var unseenText: String? {
    if unseen == 0 { return nil }
    return "\(count(unseen, "text")) of storyboards and nibs left out, which no user sees: 'l10n scan' says why"
  }

  /// What was looked at, and what was not.
  var scopeText: String {
    var scope = "\(count(keys, "key")) in \(count(tables, "table")), \(count(locales.count, "locale"))"
    if !pseudoLocales.isEmpty {
      scope += " (\(pseudoLocales.joined(separator: ", ")): pseudo, compared with nothing)"
    }
    if !excluded.isEmpty { scope += "; \(PathList.text(excluded)) left out" }
    if measured > 0 {
      scope += "; \(count(measured, "cell")) measured, \(bound) of \(bound + unbound) keys bound to a component"
    }
    guard !notChecked.isEmpty else { return scope }
    return "\(scope); not checked: \(notChecked.map(\.subject.rawValue).joined(separator: ", "))"
  }
}

/// A number with its noun, in the plural but for one.
func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
