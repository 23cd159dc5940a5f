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
  /// Findings that one thread writes in one go.
  private static let partLength = 512
  /// Findings whose text is in memory at a time.
  private static let pieceLength = 4_096
  /// Bytes that a finding takes at most, as a rule.
  private static let usualLength = 512
  /// Narrower than this nothing is laid out.
  private static let leastWidth = 40

  public init(colored: Bool, width: Int? = nil, detail: Detail = .normal) {
    isColored = colored
    self.width = width.map { max($0, Self.leastWidth) }
    self.detail = detail
  }

  public func bytes(_ report: CheckReport, jobs: Int = 1) -> [UInt8] {
    var bytes: [UInt8] = []
    // Room that is not written to costs nothing; growing would copy.
    bytes.reserveCapacity(report.findings.count * Self.usualLength)
    write(report, jobs: jobs) { bytes += $0 }
    return bytes
  }

  /// Writes a report piece by piece, so that a long one is never held whole.
  ///
  /// - Parameters:
  ///   - jobs: Threads at most; what comes out does not depend on it.
  ///   - put: Takes the pieces in their order, each of whole lines.
  public func write<Failure: Error>(
    _ report: CheckReport, jobs: Int = 1, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let findings = report.findings
    for start in stride(from: 0, to: findings.count, by: Self.pieceLength) {
      let end = min(start + Self.pieceLength, findings.count)
      let parts = stride(from: start, to: end, by: Self.partLength).map { $0..<min($0 + Self.partLength, end) }
      for part in parts.concurrentMap(jobs: jobs, { part($0, of: report) }) where part.count > 0 { try put(part.bytes) }
    }
    if detail == .quiet { return }
    var output = ReportBytes()
    let counts = FindingCounts(findings)
    if detail == .verbose { explain(counts, to: &output) }
    if !findings.isEmpty { output.append(ascii: "\n") }
    HumanTable(counts, width: width ?? Self.defaultWidth, isColored: isColored).append(to: &output)
    summary(report, to: &output)
    try put(output.bytes)
  }

  /// Findings in a row as the report has them.
  private func part(_ range: Range<Int>, of report: CheckReport) -> ReportBytes {
    let findings = report.findings
    var output = ReportBytes()
    // Room that is not written to costs nothing; growing would copy.
    output.reserve(range.count * Self.usualLength)
    var paths = EscapedPaths()
    let threshold = report.failingSeverity ?? .error
    for index in range {
      if detail == .quiet {
        if findings[index].severity >= threshold { headline(findings[index], &paths, to: &output) }
        continue
      }
      if index > 0, findings[index - 1].path != findings[index].path { output.append(ascii: "\n") }
      append(findings[index], &paths, to: &output)
    }
    return output
  }

  /// The findings alone.
  public func text(_ findings: [Finding]) -> String {
    var output = ReportBytes()
    var paths = EscapedPaths()
    for finding in findings { append(finding, &paths, to: &output) }
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private func append(_ finding: Finding, _ paths: inout EscapedPaths, to output: inout ReportBytes) {
    headline(finding, &paths, to: &output)
    if let lines = finding.lines { excerpt(finding, of: lines, to: &output) }
    if detail == .verbose { facts(finding, to: &output) }
  }

  private func headline(_ finding: Finding, _ paths: inout EscapedPaths, to output: inout ReportBytes) {
    let start = output.count
    let path = paths.escaped(finding.path)
    output.append(.bold, isColored: isColored) { output in
      output.append(path)
      output.append(ascii: ":")
      output.append(finding.span.start.line)
      output.append(ascii: ":")
      output.append(finding.span.start.column)
      output.append(ascii: ":")
    }
    let place = output.count - start - (isColored ? TerminalStyle.bold.byteCount : 0)
    output.append(ascii: " ")
    let severity = finding.severity == .error ? "error:" : "warning:"
    output.append(severity, TerminalStyle(finding.severity), isColored: isColored)
    guard let width else {
      output.append(ascii: " ")
      if let locale = finding.locale {
        output.append(escaped: locale)
        output.append(": ")
      }
      output.append(escaped: finding.message)
      output.append(ascii: " ")
      output.append(.dim, isColored: isColored) { output in
        output.append(ascii: "[")
        output.append(finding.rule)
        output.append(ascii: "]")
      }
      output.append(ascii: "\n")
      return
    }
    // Of a path, bytes and columns may differ.
    let used = place - path.utf8.count + TerminalColumns.count(path) + 1 + severity.utf8.count
    var lines = WrappedText(width: width, indent: 4, used: used)
    lines.append(words: finding.localizedMessage, to: &output)
    lines.append(word: "[\(finding.rule)]", .dim, isColored: isColored, to: &output)
    output.append(ascii: "\n")
  }

  /// The source line with a caret under the place; a long line is cut around it.
  private func excerpt(_ finding: Finding, of lines: SourceLines, to output: inout ReportBytes) {
    let number = finding.span.start.line
    let digits = number.digitCount
    let limit = width.map { min($0 - digits - 7, Self.defaultWidth) } ?? Self.defaultWidth
    output.append("  ")
    output.append(.dim, isColored: isColored) { output in
      output.append(number)
      output.append(" |")
    }
    output.append(ascii: " ")
    let mark = SourceExcerpt.append(of: finding, in: lines, limit: limit, to: &output)
    output.append("\n  ")
    output.append(.dim, isColored: isColored) { output in
      output.blanks(digits)
      output.append(" |")
    }
    output.blanks(1 + mark.indent)
    output.append(TerminalStyle(finding.severity), isColored: isColored) { output in
      output.append(ascii: "^")
      output.repeated("~", mark.length - 1)
    }
    output.append(ascii: "\n")
  }
}
