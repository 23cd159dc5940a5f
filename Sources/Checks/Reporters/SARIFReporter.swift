/// Writes findings as SARIF 2.1.0, in what GitHub's code scanning reads of it.
///
/// A key is one result for all its locales, since GitHub takes 25,000 results and shows 5,000. Columns are UTF-16
/// units; paths are percent-encoded and relative to `%SRCROOT%`, the root of the repository.
enum SARIFReporter {
  /// What GitHub takes of one run.
  static let mostResults = 25_000
  /// Links that one message may have.
  private static let mostLinks = 50

  static func bytes(_ report: CheckReport) -> [UInt8] {
    let groups = FindingGroup.groups(of: report.findings)
    let kept = weightiest(groups)
    var rules = report.rules
    let known = Set(rules.map(\.id))
    rules += Set(report.findings.map(\.rule)).subtracting(known).sorted().compactMap(Rule.named)
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var output = ReportBytes()
    output.append("{\n\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\n\"version\":\"2.1.0\",\n")
    output.append("\"runs\":[{\n\"tool\":{\"driver\":{\"name\":\"l10n\",\"semanticVersion\":", json: report.version)
    output.append(",\"rules\":[")
    for (index, rule) in rules.enumerated() {
      output.append(index == 0 ? "\n" : ",\n")
      output.append(rule)
    }
    output.append("\n]}},\n\"columnKind\":\"utf16CodeUnits\",\n\"originalUriBaseIds\":{\"%SRCROOT%\":{\"description\":")
    output.append("{\"text\":\"the root of the repository\"}}},\n\"invocations\":[{\"executionSuccessful\":true")
    if kept.count < groups.count {
      output.append(
        ",\"toolExecutionNotifications\":[{\"level\":\"warning\",\"message\":{\"text\":",
        json: "\(groups.count) keys have findings; the file holds the \(kept.count) weightiest, as many as GitHub reads"
      )
      output.append("}}]")
    }
    output.append("}],\n\"results\":[")
    var fingerprints = FindingFingerprints()
    var cursor = ColumnCursor()
    for (index, group) in kept.enumerated() {
      output.append(index == 0 ? "\n" : ",\n")
      append(
        group, ruleIndex: indices[group.first.rule], fingerprint: fingerprints.next(group.first, isOfOneLocale: false),
        report, &cursor, to: &output)
    }
    output.append("\n]}]\n}\n")
    return output.bytes
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
    to output: inout ReportBytes
  ) {
    var related: [Finding] = []
    let lines = group.lines { finding in
      let name = TerminalText.escaped(finding.locale ?? "")
      let isElsewhere = finding.path != group.first.path || finding.span != group.first.span
      guard isElsewhere, related.count < mostLinks else { return name.withoutLinks }
      related.append(finding)
      return "[\(name.withoutBrackets)](\(related.count))"
    }
    output.append("{\"ruleId\":", json: group.first.rule)
    output.append(",\"ruleIndex\":", ruleIndex)
    output.append(",\"level\":", json: group.severity.rawValue)
    let last = related.isEmpty ? nil : lines.last
    let texts = (last == nil ? lines : lines.dropLast()).map(\.withoutLinks) + (last.map { [$0] } ?? [])
    output.append(",\"message\":{\"text\":", json: texts.joined(separator: "\n"))
    output.append("},\"locations\":[{")
    append(group.first, report, &cursor, to: &output)
    output.append("}]")
    if !related.isEmpty {
      output.append(",\"relatedLocations\":[")
      for (index, finding) in related.enumerated() {
        output.append(index == 0 ? "{\"id\":" : ",{\"id\":", index + 1)
        output.append(",")
        append(finding, report, &cursor, to: &output)
        output.append("}")
      }
      output.append("]")
    }
    output.append(",\"partialFingerprints\":{\"primaryLocationLineHash\":", json: fingerprint + ":1")
    output.append("}")
    append(propertiesOf: group, to: &output)
    output.append("}")
  }

  private static func append(
    _ finding: Finding, _ report: CheckReport, _ cursor: inout ColumnCursor, to output: inout ReportBytes
  ) {
    let span = ReportedSpan(of: finding, in: \.utf16, &cursor)
    let path = report.repositoryPath(finding.path).percentEncodedPath
    output.append("\"physicalLocation\":{\"artifactLocation\":{\"uri\":", json: path)
    output.append(",\"uriBaseId\":\"%SRCROOT%\"},\"region\":{\"startLine\":", span.line)
    output.append(",\"startColumn\":", span.column)
    output.append(",\"endLine\":", span.endLine)
    output.append(",\"endColumn\":", span.endColumn)
    output.append("}}")
  }

  private static func append(propertiesOf group: FindingGroup, to output: inout ReportBytes) {
    guard let key = group.first.key else { return }
    output.append(",\"properties\":{\"key\":", json: key)
    output.append(",\"table\":", json: group.first.table)
    output.append(",\"locales\":")
    output.appendJSON(group.locales)
    if let layout = group.first.layout {
      output.append(",\"component\":", json: "\(layout.component).\(layout.slot)")
      output.append(",\"sizes\":")
      output.appendJSON(group.sizes)
    }
    output.append("}")
  }
}
