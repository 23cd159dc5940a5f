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
        output.append("  <file")
        output.appendXML(attribute: "name", report.repositoryPath(finding.path))
        output.append(">\n")
      }
      output.append("    <error")
      output.appendXML(attribute: "line", finding.span.start.line)
      output.appendXML(attribute: "column", finding.span.start.column)
      output.appendXML(attribute: "severity", finding.severity.rawValue)
      output.appendXML(attribute: "message", finding.locale.map { "\($0): \(finding.message)" } ?? finding.message)
      output.appendXML(attribute: "source", "l10n." + finding.rule)
      output.append("/>\n")
    }
    if path != nil { output.append("  </file>\n") }
    output.append("</checkstyle>\n")
    return output.bytes
  }
}
