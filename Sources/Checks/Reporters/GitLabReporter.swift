import PositionedJSON

/// Writes findings as GitLab's merge requests show code quality: a JSON array, an object for each finding.
enum GitLabReporter {
  static func write<Failure: Error>(
    _ report: CheckReport, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var output = JSONWriter(.lines, .report)
    var fingerprints = FindingFingerprints()
    try output.array(report.findings) { (list, finding) throws(Failure) in
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
      try list.handOn(to: put)
    }
    output.code("\n")
    try put(output.bytes)
  }
}
