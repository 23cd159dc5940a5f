/// Writes findings as GitLab's merge requests show code quality: a JSON array, an object for each finding.
enum GitLabReporter {
  static func bytes(_ report: CheckReport) -> [UInt8] {
    var output = ReportBytes()
    var fingerprints = FindingFingerprints()
    output.append("[")
    for (index, finding) in report.findings.enumerated() {
      output.append(index == 0 ? "\n  {" : ",\n  {")
      output.append("\"description\":", json: finding.localizedMessage)
      output.append(",\"check_name\":", json: finding.rule)
      output.append(",\"fingerprint\":", json: fingerprints.next(finding))
      output.append(",\"severity\":", json: finding.severity == .error ? "major" : "minor")
      output.append(",\"location\":{\"path\":", json: report.repositoryPath(finding.path))
      output.append(",\"lines\":{\"begin\":", finding.span.start.line)
      output.append(",\"end\":", finding.span.end.line)
      output.append("}}}")
    }
    output.append(report.findings.isEmpty ? "]\n" : "\n]\n")
    return output.bytes
  }
}
