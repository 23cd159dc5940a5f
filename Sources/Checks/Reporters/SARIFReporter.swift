import PositionedJSON
import SourceText

/// Writes findings as SARIF 2.1.0, in what GitHub's code scanning reads of it.
///
/// A key is one result for all its locales, since GitHub takes 25,000 results and shows 5,000. Columns are UTF-16
/// units; paths are percent-encoded and relative to `%SRCROOT%`, the root of the repository.
enum SARIFReporter {
  /// What GitHub takes of one run.
  static let mostResults = 25_000
  /// Links that one message may have.
  private static let mostLinks = 50

  static func write<Failure: Error>(
    _ report: CheckReport, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let groups = FindingGroup.groups(of: report.findings)
    let kept = weightiest(groups)
    var rules = report.rules
    let known = Set(rules.map(\.id))
    rules += Set(report.findings.map(\.rule)).subtracting(known).sorted().compactMap(Rule.named)
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var output = JSONWriter(.compact, .report)
    try output.object { (log) throws(Failure) in
      log.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json", onNewLine: true)
      log.member("version", "2.1.0", onNewLine: true)
      log.key("runs", onNewLine: true)
      try log.array { (runs) throws(Failure) in
        try runs.object { (run) throws(Failure) in
          run.object("tool", onNewLine: true) {
            $0.object("driver") { driver in
              driver.member("name", "l10n")
              driver.member("semanticVersion", report.version)
              driver.lines("rules", rules) { $0.append($1) }
            }
          }
          try append(kept, of: groups.count, indices, report, to: &run, put)
        }
      }
      log.newLine()
    }
    output.code("\n")
    try put(output.bytes)
  }

  private static func append<Failure: Error>(
    _ groups: [FindingGroup], of count: Int, _ ruleIndices: [String: Int], _ report: CheckReport,
    to run: inout JSONWriter, _ put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    run.member("columnKind", "utf16CodeUnits", onNewLine: true)
    run.object("originalUriBaseIds", onNewLine: true) {
      $0.object("%SRCROOT%") { $0.object("description") { $0.member("text", "the root of the repository") } }
    }
    run.newLine()
    run.objects("invocations", [report]) { invocation, _ in
      invocation.member("executionSuccessful", true)
      var notifications = report.summary.notChecked.map {
        (level: $0.isRequired ? "error" : "note", text: TerminalText.escaped($0.description).withoutLinks)
      }
      if groups.count < count {
        let text =
          "\(count) keys have findings; the file holds the \(groups.count) weightiest, as many as GitHub reads"
        notifications.append((level: "warning", text: text))
      }
      if notifications.isEmpty { return }
      invocation.objects("toolExecutionNotifications", notifications) {
        $0.member("level", $1.level)
        $0.texts("message", $1.text)
      }
    }
    var fingerprints = FindingFingerprints()
    var cursor = ColumnCursor()
    run.newLine()
    try run.lines("results", groups) { (output, group) throws(Failure) in
      append(
        group, ruleIndex: ruleIndices[group.first.rule],
        fingerprint: fingerprints.next(group.first, isOfOneLocale: false), report, &cursor, to: &output)
      try output.handOn(to: put)
    }
  }

  /// As many groups as GitHub reads, errors before warnings, in the order of the report.
  private static func weightiest(_ groups: [FindingGroup]) -> [FindingGroup] {
    guard groups.count > mostResults else { return groups }
    let errors = groups.count { $0.severity == .error }
    var (errorsLeft, othersLeft) = (min(errors, mostResults), mostResults - min(errors, mostResults))
    return groups.filter { group in
      if group.severity == .error {
        errorsLeft -= 1
        return errorsLeft >= 0
      }
      othersLeft -= 1
      return othersLeft >= 0
    }
  }

  private static func append(
    _ group: FindingGroup, ruleIndex: Int?, fingerprint: String, _ report: CheckReport, _ cursor: inout ColumnCursor,
    to output: inout JSONWriter
  ) {
    var related: [Finding] = []
    let lines = group.lines { finding in
      let name = TerminalText.escaped(finding.locale ?? "")
      let isElsewhere = finding.path != group.first.path || finding.span != group.first.span
      guard isElsewhere, related.count < mostLinks else { return name.withoutLinks }
      related.append(finding)
      return "[\(name.withoutBrackets)](\(related.count))"
    }
    let last = related.isEmpty ? nil : lines.last
    let texts = (last == nil ? lines : lines.dropLast()).map(\.withoutLinks) + (last.map { [$0] } ?? [])
    output.object { result in
      result.member("ruleId", group.first.rule)
      result.member("ruleIndex", ruleIndex)
      result.member("level", group.severity.rawValue)
      result.texts("message", texts.joined(separator: "\n"))
      result.objects("locations", [group.first]) { append($1, report, &cursor, to: &$0) }
      if !related.isEmpty {
        result.objects("relatedLocations", related.enumerated()) { location, related in
          location.member("id", related.offset + 1)
          append(related.element, report, &cursor, to: &location)
        }
      }
      result.object("partialFingerprints") { $0.member("primaryLocationLineHash", fingerprint + ":1") }
      append(propertiesOf: group, to: &result)
    }
  }

  private static func append(
    _ finding: Finding, _ report: CheckReport, _ cursor: inout ColumnCursor, to location: inout JSONWriter
  ) {
    let span = ReportedSpan(of: finding, in: \.utf16, &cursor)
    location.object("physicalLocation") { place in
      place.object("artifactLocation") {
        $0.member("uri", report.repositoryPath(finding.path).percentEncodedPath)
        $0.member("uriBaseId", "%SRCROOT%")
      }
      place.object("region") {
        $0.member("startLine", span.line)
        $0.member("startColumn", span.column)
        $0.member("endLine", span.endLine)
        $0.member("endColumn", span.endColumn)
      }
    }
  }

  private static func append(propertiesOf group: FindingGroup, to result: inout JSONWriter) {
    guard let key = group.first.key else { return }
    result.object("properties") { properties in
      properties.member("key", key)
      properties.member("table", group.first.table)
      properties.member("locales", group.locales)
      guard let layout = group.first.layout else { return }
      properties.member("component", "\(layout.component).\(layout.slot)")
      properties.member("sizes", group.sizes)
    }
  }
}
