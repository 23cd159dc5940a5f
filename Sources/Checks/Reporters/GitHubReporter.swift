/// Writes the workflow commands by which GitHub shows findings beside the lines of a pull request.
///
/// One command for a key, whatever the number of its locales: GitHub shows ten of each severity for a step.
enum GitHubReporter {
  static func bytes(_ report: CheckReport) -> [UInt8] {
    var output = ReportBytes()
    var cursor = ColumnCursor()
    for group in FindingGroup.groups(of: report.findings) {
      let span = ReportedSpan(of: group.first, in: .utf16, &cursor)
      output.append(group.severity == .error ? "::error file=" : "::warning file=")
      output.appendProperty(report.repositoryPath(group.first.path))
      output.append(",line=")
      output.append(span.line)
      output.append(",endLine=")
      output.append(span.endLine)
      // GitHub takes columns of a single line only.
      if span.line == span.endLine {
        output.append(",col=")
        output.append(span.column)
        if let end = span.endColumn {
          output.append(",endColumn=")
          output.append(end)
        }
      }
      output.append(",title=")
      output.appendProperty(group.first.rule)
      output.append("::")
      for (index, line) in group.lines().enumerated() {
        if index > 0 { output.append("%0A") }
        output.appendData(line)
      }
      output.append("\n")
    }
    output.append("l10n: \(report.summary.resultText): \(report.summary.scopeText)\n")
    return output.bytes
  }
}

extension ReportBytes {
  /// The text of a command: percent signs and line ends as GitHub's toolkit encodes them.
  fileprivate mutating func appendData(_ text: String) {
    append(TerminalText.escaped(text)) { byte in
      switch byte {
      case UInt8(ascii: "%"): "%25"
      case 0x0D: "%0D"
      case 0x0A: "%0A"
      default: nil
      }
    }
  }

  /// The value of a property: also colons and commas, which end one.
  fileprivate mutating func appendProperty(_ text: String) {
    append(TerminalText.escaped(text)) { byte in
      switch byte {
      case UInt8(ascii: "%"): "%25"
      case UInt8(ascii: ":"): "%3A"
      case UInt8(ascii: ","): "%2C"
      case 0x0D: "%0D"
      case 0x0A: "%0A"
      default: nil
      }
    }
  }
}
