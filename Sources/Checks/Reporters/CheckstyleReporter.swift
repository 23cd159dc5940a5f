/// Writes findings in the XML of Checkstyle, a `file` element for each file.
enum CheckstyleReporter {
  static func write<Failure: Error>(
    _ report: CheckReport, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var output = ReportBytes()
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
    var path: String?
    for finding in report.findings {
      if finding.path != path {
        if path != nil { output.append("  </file>\n") }
        path = finding.path
        output.appendXML(element: "  <file", ["name": report.repositoryPath(finding.path)])
        output.append(">\n")
      }
      let start = finding.span.start
      output.appendXML(
        element: "    <error",
        [
          "line": "\(start.line)", "column": "\(start.column)", "severity": finding.severity.rawValue,
          "message": finding.localizedMessage, "source": "l10n." + finding.rule,
        ])
      output.append("/>\n")
      try output.handOn(to: put)
    }
    if path != nil { output.append("  </file>\n") }
    output.append("</checkstyle>\n")
    try put(output.bytes)
  }
}
