/// Writes findings in the XML of Checkstyle, a `file` element for each file.
enum CheckstyleReporter {
  static func bytes(_ report: CheckReport) -> [UInt8] {
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
    }
    if path != nil { output.append("  </file>\n") }
    output.append("</checkstyle>\n")
    return output.bytes
  }
}
