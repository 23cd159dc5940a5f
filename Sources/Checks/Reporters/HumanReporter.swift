/// Writes findings for a person: place, message, the source line with a caret, and a summary.
public struct HumanReporter {
  /// Whether to colour the text with ANSI sequences.
  private let colored: Bool
  /// Longest piece of a source line that is shown.
  private static let maximumExcerpt = 120

  public init(colored: Bool) { self.colored = colored }

  public func text(_ findings: [Finding], summary: CheckSummary) -> String {
    text(findings) + self.summary(summary, rules: findings.map(\.rule))
  }

  /// The findings alone.
  public func text(_ findings: [Finding]) -> String { findings.map(text).joined() }

  private func text(_ finding: Finding) -> String {
    let position = finding.span.start
    let place = "\(TerminalText.escaped(finding.path)):\(position.line):\(position.column):"
    let color: Style = finding.severity == .error ? .red : .yellow
    let locale = finding.locale.map { "\(TerminalText.escaped($0)): " } ?? ""
    let message = locale + TerminalText.escaped(finding.message)
    return """
      \(style(place, .bold)) \(style("\(finding.severity.rawValue):", color)) \(message) \
      \(style("[\(finding.rule)]", .dim))

      """ + excerpt(finding, color)
  }

  /// The source line with a caret under the place; a long line is cut around it.
  private func excerpt(_ finding: Finding, _ color: Style) -> String {
    guard let line = finding.excerpt else { return "" }
    // A tab takes one column of the position: it is shown as one blank.
    let scalars = line.unicodeScalars.map { $0 == "\t" ? " " : $0 }
    let column = min(finding.span.start.column - 1, scalars.count)
    let start = max(0, min(column - 20, scalars.count - Self.maximumExcerpt))
    let end = min(scalars.count, start + Self.maximumExcerpt)
    let sameLine = finding.span.end.line == finding.span.start.line
    let stop = max(column + 1, min(sameLine ? finding.span.end.column - 1 : scalars.count, end))
    func shown(_ range: Range<Int>) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[range])
      return TerminalText.escaped(String(text))
    }
    let before = (start > 0 ? "…" : "") + shown(start..<column)
    let marked = shown(column..<min(stop, end))
    let after = shown(min(stop, end)..<end) + (end < scalars.count ? "…" : "")
    let number = String(finding.span.start.line)
    let margin = String(repeating: " ", count: number.utf8.count)
    let carets = "^" + String(repeating: "~", count: max(0, TerminalColumns.count(marked) - 1))
    let indent = String(repeating: " ", count: TerminalColumns.count(before))
    return """
        \(style("\(number) |", .dim)) \(before)\(marked)\(after)
        \(style("\(margin) |", .dim)) \(indent)\(style(carets, color))

      """
  }

  private func summary(_ summary: CheckSummary, rules: [String]) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    var text = ""
    let counts = Dictionary(rules.map { ($0, 1) }, uniquingKeysWith: +)
    for (rule, number) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      text += "  \(String(repeating: " ", count: max(0, 6 - String(number).count)))\(number)  \(rule)\n"
    }
    let result = "\(count(summary.errors, "error")), \(count(summary.warnings, "warning"))"
    let scope =
      "\(count(summary.keys, "key")) in \(count(summary.tables, "table")), "
      + count(summary.locales.count, "locale")
    text += "\(style(result, summary.errors > 0 ? .red : summary.warnings > 0 ? .yellow : .green)): \(scope)"
    let total = summary.bound + summary.unbound
    if summary.measured > 0 {
      text += "; \(count(summary.measured, "cell")) measured, \(summary.bound) of \(total) keys bound to a component"
    }
    return text + "\n"
  }

  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
  }

  private func style(_ text: String, _ style: Style) -> String {
    colored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
