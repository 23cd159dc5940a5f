import SourceText

/// Writes the workflow commands by which GitHub shows findings beside the lines of a pull request.
///
/// One command for a key, whatever the number of its locales: GitHub shows ten of each severity for a step.
enum GitHubReporter {
  static func write<Failure: Error>(
    _ report: CheckReport, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var output = ReportBytes()
    var cursor = ColumnCursor()
    for group in FindingGroup.groups(of: report.findings) {
      let span = ReportedSpan(of: group.first, in: \.utf16, &cursor)
      output.append(group.severity == .error ? "::error file=" : "::warning file=")
      output.append(data: report.repositoryPath(group.first.path), isProperty: true)
      output.append(",line=", span.line)
      output.append(",endLine=", span.endLine)
      // GitHub takes columns of a single line only.
      if span.line == span.endLine {
        output.append(",col=", span.column)
        output.append(",endColumn=", span.endColumn)
      }
      output.append(",title=")
      output.append(data: group.first.rule, isProperty: true)
      output.append("::")
      for (index, line) in group.lines().enumerated() {
        if index > 0 { output.append("%0A") }
        output.append(data: line)
      }
      output.append("\n")
      try output.handOn(to: put)
    }
    output.append("l10n: \(report.summary.resultText): \(report.summary.scopeText)\n")
    for line in [report.summary.missingText].compactMap({ $0 }) + report.summary.notChecked.map(\.description) {
      output.append("l10n: \(TerminalText.escaped(line))\n")
    }
    try put(output.bytes)
  }
}

extension ReportBytes {
  /// The text of a command: percent signs and line ends as GitHub's toolkit encodes them.
  ///
  /// - Parameter isProperty: Whether colons and commas would end it.
  fileprivate mutating func append(data text: String, isProperty: Bool = false) {
    append(TerminalText.escaped(text)) { byte in
      switch byte {
      case UInt8(ascii: "%"): "%25"
      case UInt8(ascii: ":") where isProperty: "%3A"
      case UInt8(ascii: ",") where isProperty: "%2C"
      case 0x0D: "%0D"
      case 0x0A: "%0A"
      default: nil
      }
    }
  }
}
