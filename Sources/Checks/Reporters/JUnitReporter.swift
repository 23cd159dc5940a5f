/// Writes findings as test results: a suite for each rule, a case for each finding.
///
/// Rules are the suites since they are the same from run to run: what a CI system draws over time stays comparable, and
/// a clean run shows what was checked, each rule with one case that passes. A finding below the severity that fails the
/// run is a case that passes and says so in its output.
enum JUnitReporter {
  static func write<Failure: Error>(
    _ report: CheckReport, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var output = ReportBytes()
    var findings: [String: [Finding]] = [:]
    for finding in report.findings { findings[finding.rule, default: []].append(finding) }
    let ran = report.rules.map(\.id)
    let suites = ran + Set(findings.keys).subtracting(ran).sorted()
    let failures = report.findings.count(where: report.fails)
    let cases = suites.reduce(0) { $0 + max(1, findings[$1]?.count ?? 0) }
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"l10n\"")
    output.appendCounts(tests: cases, failures: failures)
    for rule in suites { try append(findings[rule] ?? [], of: rule, report, to: &output, put) }
    output.append("</testsuites>\n")
    try put(output.bytes)
  }

  private static func append<Failure: Error>(
    _ findings: [Finding], of rule: String, _ report: CheckReport, to output: inout ReportBytes,
    _ put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    output.appendXML(element: "  <testsuite", ["name": "l10n." + rule])
    output.appendCounts(tests: max(1, findings.count), failures: findings.count(where: report.fails))
    if findings.isEmpty {
      output.appendXML(element: "    <testcase", ["classname": "l10n." + rule, "name": "no findings"])
      output.append(" time=\"0\"/>\n")
    }
    var names: [String: Int] = [:]
    for finding in findings {
      let path = report.repositoryPath(finding.path)
      let subject = [finding.table, finding.key].compactMap { $0 }.joined(separator: "/")
      let locale = finding.locale.map { " (\($0))" } ?? ""
      var name = (subject.isEmpty ? path : subject) + locale
      // Two cases of one name would be taken for one.
      names[name, default: 0] += 1
      if let count = names[name], count > 1 { name += " #\(count)" }
      output.appendXML(
        element: "    <testcase",
        ["classname": "l10n." + rule, "name": name, "file": path, "line": "\(finding.span.start.line)"])
      output.append(" time=\"0\">\n")
      append(finding, path: path, isFailure: report.fails(finding), to: &output)
      output.append("    </testcase>\n")
      try output.handOn(to: put)
    }
    output.append("  </testsuite>\n")
  }

  private static func append(_ finding: Finding, path: String, isFailure: Bool, to output: inout ReportBytes) {
    let message = finding.locale.map { "\($0): \(finding.message)" } ?? finding.message
    let severity = finding.severity.rawValue
    let place = "\(path):\(finding.span.start.line):\(finding.span.start.column)"
    if isFailure {
      output.appendXML(element: "      <failure", ["type": severity, "message": message])
      output.append(">")
      output.appendXML(place)
      output.append(": ")
      output.appendXML(message)
      output.append("</failure>\n")
    } else {
      output.append("      <system-out>")
      output.appendXML("\(place): \(severity): \(message)")
      output.append("</system-out>\n")
    }
  }
}

extension ReportBytes {
  fileprivate mutating func appendCounts(tests: Int, failures: Int) {
    appendXML(element: "", ["tests": "\(tests)", "failures": "\(failures)"])
    append(" errors=\"0\" skipped=\"0\" time=\"0\">\n")
  }
}
