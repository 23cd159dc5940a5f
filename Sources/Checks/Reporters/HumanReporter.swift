import SourceText

/// Writes findings for a person: place, message, the source line with a caret, and a summary.
package struct HumanReporter: Sendable {
  /// How much is written.
  package enum Detail: Sendable {
    /// A line for each finding that fails the run, and nothing else.
    case quiet
    /// All findings where they have room, else counts and the most harmful ones.
    case normal
    case all
    /// Also what was measured, and why each rule that found something is there.
    case verbose
  }

  /// Whether to colour the text with ANSI sequences.
  let isColored: Bool
  /// Columns of the terminal; `nil` for a file or a pipe, whose lines are not broken.
  let width: Int?
  let detail: Detail
  /// Longest piece of a source line that is shown, and the width of tables where no terminal sets one.
  static let defaultWidth = 120
  /// Findings that one thread writes in one go.
  private static let partLength = 512
  /// Findings whose text is in memory at a time.
  private static let pieceLength = 4_096
  /// Bytes that a finding takes at most, as a rule.
  private static let usualLength = 512
  /// Narrower than this nothing is laid out.
  private static let leastWidth = 40

  package init(colored: Bool, width: Int? = nil, detail: Detail = .all) {
    isColored = colored
    self.width = width.map { max($0, Self.leastWidth) }
    self.detail = detail
  }

  /// Writes a report piece by piece, so that a long one is never held whole but to be counted.
  ///
  /// - Parameters:
  ///   - jobs: Threads at most; what comes out does not depend on it.
  ///   - put: Takes the pieces in their order, each of whole lines.
  package func write<Failure: Error>(
    _ report: CheckReport, jobs: Int = 1, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let findings = report.findings
    if detail == .normal { return try put((short(report) ?? overview(report)).bytes) }
    for start in stride(from: 0, to: findings.count, by: Self.pieceLength) {
      let end = min(start + Self.pieceLength, findings.count)
      let parts = stride(from: start, to: end, by: Self.partLength).map { $0..<min($0 + Self.partLength, end) }
      for part in parts.concurrentMap(jobs: jobs, { part($0, of: findings, in: report) }) where part.count > 0 {
        try put(part.bytes)
      }
    }
    if detail == .quiet { return }
    var output = ReportBytes()
    ending(report, to: &output)
    try put(output.bytes)
  }

  /// All of a report; `nil` for one of too many lines.
  private func short(_ report: CheckReport) -> ReportBytes? {
    let count = report.findings.count
    // Each takes a line at least.
    guard count < Self.mostLines else { return nil }
    var output = count > 0 ? part(0..<count, of: Self.errorsFirst(report.findings), in: report) : ReportBytes()
    ending(report, to: &output)
    return output.lineCount <= Self.mostLines ? output : nil
  }

  /// The findings of files with errors before those of others.
  private static func errorsFirst(_ findings: [Finding]) -> [Finding] {
    let failing = Set(findings.lazy.filter { $0.severity == .error }.map(\.path))
    return findings.filter { failing.contains($0.path) } + findings.filter { !failing.contains($0.path) }
  }

  /// What stands behind the findings.
  private func ending(_ report: CheckReport, to output: inout ReportBytes) {
    let counts = FindingCounts(report.findings)
    if detail == .verbose { explain(counts, to: &output) }
    if !report.findings.isEmpty { output.append(ascii: "\n") }
    HumanTable(counts: counts, width: width ?? Self.defaultWidth, isColored: isColored).append(to: &output)
    summary(report, to: &output)
  }

  /// Findings in a row.
  private func part(_ range: Range<Int>, of findings: [Finding], in report: CheckReport) -> ReportBytes {
    var output = ReportBytes()
    // Room that is not written to costs nothing; growing would copy.
    output.reserve(range.count * Self.usualLength)
    var path = TerminalText.escapedPath(findings[range.lowerBound].path)
    let threshold = report.failingSeverity ?? .error
    for index in range {
      let isInNextFile = index > 0 && findings[index - 1].path != findings[index].path
      if isInNextFile { path = TerminalText.escapedPath(findings[index].path) }
      if detail == .quiet {
        if findings[index].severity >= threshold { headline(findings[index], path, to: &output) }
        continue
      }
      if isInNextFile { output.append(ascii: "\n") }
      append(findings[index], path, to: &output)
    }
    return output
  }

  /// The findings alone.
  package func text(_ findings: [Finding]) -> String {
    var output = ReportBytes()
    for finding in findings { append(finding, TerminalText.escapedPath(finding.path), to: &output) }
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// - Parameter path: As it may be printed.
  private func append(_ finding: Finding, _ path: String, to output: inout ReportBytes) {
    headline(finding, path, to: &output)
    if let lines = finding.lines { excerpt(finding, of: lines, to: &output) }
    if detail == .verbose { facts(finding, to: &output) }
  }
}
