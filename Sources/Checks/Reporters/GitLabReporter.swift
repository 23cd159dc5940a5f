import PositionedJSON

/// Writes findings as GitLab's merge requests show code quality: a JSON array, an object for each finding.
enum GitLabReporter {
  static func bytes(_ report: CheckReport) -> [UInt8] {
    var output = JSONWriter(.lines, .report)
    var fingerprints = FindingFingerprints()
    output.array(report.findings) { list, finding in
      list.object(in: .compact) {
        $0.member("description", finding.localizedMessage)
        $0.member("check_name", finding.rule)
        $0.member("fingerprint", fingerprints.next(finding))
        $0.member("severity", finding.severity == .error ? "major" : "minor")
        $0.object("location") {
          $0.member("path", report.repositoryPath(finding.path))
          $0.object("lines") {
            $0.member("begin", finding.span.start.line)
            $0.member("end", finding.span.end.line)
          }
        }
      }
    }
    output.code("\n")
    return output.bytes
  }
}
