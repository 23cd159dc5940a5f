/// Writes findings as GitLab's merge requests show code quality: a JSON array, an object for each finding.
enum GitLabReporter {
  static func bytes(_ report: CheckReport) -> [UInt8] {
    var output = ReportBytes()
    var fingerprints = FindingFingerprints()
    output.append("[")
    for (index, finding) in report.findings.enumerated() {
      output.append(index == 0 ? "\n  {" : ",\n  {")
      output.appendJSON(member: "description", finding.localizedMessage)
      output.append(",")
      output.appendJSON(member: "check_name", finding.rule)
      output.append(",")
      output.appendJSON(member: "fingerprint", fingerprints.next(finding))
      output.append(",")
      output.appendJSON(member: "severity", finding.severity == .error ? "major" : "minor")
      output.append(",\"location\":{")
      output.appendJSON(member: "path", report.repositoryPath(finding.path))
      output.append(",\"lines\":{\"begin\":")
      output.append(finding.span.start.line)
      output.append(",\"end\":")
      output.append(finding.span.end.line)
      output.append("}}}")
    }
    output.append(report.findings.isEmpty ? "]\n" : "\n]\n")
    return output.bytes
  }
}
