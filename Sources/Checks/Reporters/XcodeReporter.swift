import SourceText

/// Writes findings as compilers do, a line each, as Xcode reads them in the log of a build phase.
///
/// Columns count UTF-8 bytes, as those of Clang and Swift.
enum XcodeReporter {
  static func write<Failure: Error>(
    _ report: CheckReport, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var output = ReportBytes()
    var cursor = ColumnCursor()
    for finding in report.findings {
      let span = ReportedSpan(of: finding, in: \.utf8, &cursor)
      output.append(TerminalText.escapedPath(CheckReport.joined(report.xcodePrefix, finding.path)))
      output.append(":", span.line)
      output.append(":", span.column)
      output.append(finding.severity == .error ? ": error: " : ": warning: ")
      output.append(finding.localizedMessage)
      output.append(" [")
      output.append(finding.rule)
      output.append("]\n")
      try output.handOn(to: put)
    }
    try put(output.bytes)
  }
}

extension Finding {
  /// The message with the locale before it, safe to print.
  var localizedMessage: String {
    guard let locale else { return TerminalText.escaped(message) }
    return TerminalText.escaped("\(locale): \(message)")
  }
}
