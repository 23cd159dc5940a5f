/// Writes findings for a person: place, message, the source line with a caret, and a summary.
public struct HumanReporter: Sendable {
  /// How much is written.
  public enum Detail: Sendable {
    /// A line for each finding that fails the run, and nothing else.
    case quiet
    case normal
    /// Also what was measured, and why each rule that found something is there.
    case verbose
  }

  /// Whether to colour the text with ANSI sequences.
  let isColored: Bool
  /// Columns of the terminal; `nil` for a file or a pipe, whose lines are not broken.
  let width: Int?
  private let detail: Detail
  /// Longest piece of a source line that is shown, and the width of tables where no terminal sets one.
  private static let defaultWidth = 120
  /// Narrower than this nothing is laid out.
  private static let leastWidth = 40

  public init(colored: Bool, width: Int? = nil, detail: Detail = .normal) {
    isColored = colored
    self.width = width.map { max($0, Self.leastWidth) }
    self.detail = detail
  }

  public func bytes(_ report: CheckReport) -> [UInt8] {
    var output = ReportBytes()
    var cursor = ColumnCursor()
    let threshold = report.failingSeverity ?? .error
    if detail == .quiet {
      for finding in report.findings where finding.severity >= threshold { headline(finding, to: &output) }
      return output.bytes
    }
    var path: String?
    for finding in report.findings {
      if let path, path != finding.path { output.append("\n") }
      path = finding.path
      append(finding, &cursor, to: &output)
    }
    let counts = FindingCounts(report.findings)
    if detail == .verbose { explain(counts, to: &output) }
    if !report.findings.isEmpty { output.append("\n") }
    HumanTable(counts, width: width ?? Self.defaultWidth, isColored: isColored).append(to: &output)
    summary(report, to: &output)
    return output.bytes
  }

  /// The findings alone.
  public func text(_ findings: [Finding]) -> String {
    var output = ReportBytes()
    var cursor = ColumnCursor()
    for finding in findings { append(finding, &cursor, to: &output) }
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private func append(_ finding: Finding, _ cursor: inout ColumnCursor, to output: inout ReportBytes) {
    headline(finding, to: &output)
    excerpt(finding, &cursor, to: &output)
    if detail == .verbose { facts(finding, to: &output) }
  }

  private func headline(_ finding: Finding, to output: inout ReportBytes) {
    let position = finding.span.start
    let place = "\(TerminalText.escapedPath(finding.path)):\(position.line):\(position.column):"
    let severity = "\(finding.severity.rawValue):"
    output.append(place, .bold, isColored: isColored)
    output.append(" ")
    output.append(severity, TerminalStyle(finding.severity), isColored: isColored)
    let used = TerminalColumns.count(place) + 1 + severity.utf8.count
    var lines = WrappedText(width: width ?? .max, indent: 4, used: used)
    lines.append(words: finding.localizedMessage, to: &output)
    lines.append(word: "[\(finding.rule)]", .dim, isColored: isColored, to: &output)
    output.append("\n")
  }

  /// The source line with a caret under the place; a long line is cut around it.
  private func excerpt(_ finding: Finding, _ cursor: inout ColumnCursor, to output: inout ReportBytes) {
    guard let line = finding.excerpt else { return }
    let number = String(finding.span.start.line)
    let limit = width.map { min($0 - number.utf8.count - 7, Self.defaultWidth) } ?? Self.defaultWidth
    let excerpt = SourceExcerpt(of: finding, in: line, limit: limit, &cursor)
    output.append("  ")
    output.append("\(number) |", .dim, isColored: isColored)
    output.append(" ")
    output.append(excerpt.before)
    output.append(excerpt.marked)
    output.append(excerpt.after)
    output.append("\n  ")
    output.append(String(repeating: " ", count: number.utf8.count) + " |", .dim, isColored: isColored)
    output.blanks(1 + excerpt.indent)
    output.append(
      "^" + String(repeating: "~", count: excerpt.length - 1), TerminalStyle(finding.severity), isColored: isColored)
    output.append("\n")
  }
}
