import DesignTokens
import PositionedJSON
import Project
import TextLayout

/// Writes findings as one JSON object, version 1.
package struct JSONReporter {
  /// Hands a report on in pieces, none of which ends inside a finding.
  package static func write<Failure: Error>(
    _ report: CheckReport, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try write(report.findings, summary: json(report), to: put)
  }

  /// An object with the version, a summary and the findings.
  static func bytes(_ findings: [Finding], summary: JSONOutput) -> [UInt8] {
    var bytes: [UInt8] = []
    write(findings, summary: summary) { bytes += $0 }
    return bytes
  }

  private static func write<Failure: Error>(
    _ findings: [Finding], summary: JSONOutput, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var output = JSONWriter(.lines, .report)
    try output.object { (report) throws(Failure) in
      report.member("version", 1)
      report.tree("summary", summary)
      try report.member("findings", findings) { (list, finding) throws(Failure) in
        list.object { append(finding, to: &$0) }
        try list.handOn(to: put)
      }
    }
    output.code("\n")
    try put(output.bytes)
  }

  private static func json(_ report: CheckReport) -> JSONOutput {
    let summary = report.summary
    return .object {
      $0["errors"] = .integer(summary.errors)
      $0["warnings"] = .integer(summary.warnings)
      $0["tables"] = .integer(summary.tables)
      $0["keys"] = .integer(summary.keys)
      $0["excluded"] = summary.excluded.isEmpty ? nil : .integer(summary.excluded.count)
      $0["locales"] = .strings(summary.locales)
      $0["pseudoLocales"] = summary.pseudoLocales.isEmpty ? nil : .strings(summary.pseudoLocales)
      $0["sizes"] = .strings(summary.sizes)
      $0["measured"] = .integer(summary.measured)
      $0["bound"] = .integer(summary.bound)
      $0["unbound"] = .integer(summary.unbound)
      $0["unseen"] = summary.unseen == 0 ? nil : .integer(summary.unseen)
      $0["missing"] = summary.missing.isEmpty ? nil : .array(summary.missing.map(\.json))
      $0["notChecked"] = .array(summary.notChecked.map(\.json))
      $0["baselined"] = report.baselined.map { .integer($0.count) }
      $0["baselinedErrors"] = report.baselined.map(errors)
      $0["earlier"] = report.earlier.map { earlier in
        .object {
          $0["base"] = .string(earlier.base)
          $0["commit"] = .string(earlier.commit)
          $0["known"] = .integer(earlier.known.count)
          $0["knownErrors"] = errors(earlier.known)
        }
      }
    }
  }

  private static func errors(_ known: KnownFindings) -> JSONOutput {
    .object { errors in for rule in known.errors { errors[rule.rule] = .integer(rule.count) } }
  }

  /// Each finding is written as it comes: a tree of all of them would be many times as large as the text.
  static func append(_ finding: Finding, to output: inout JSONWriter) {
    output.member("rule", finding.rule)
    output.member("severity", finding.severity.rawValue)
    output.member("message", finding.message)
    output.member("file", finding.path)
    output.member("line", finding.span.start.line)
    output.member("column", finding.span.start.column)
    output.member("endLine", finding.span.end.line)
    output.member("endColumn", finding.span.end.column)
    output.member("table", finding.table)
    output.member("key", finding.key)
    output.member("locale", finding.locale)
    output.tree("keys", finding.keys.isEmpty ? nil : .strings(finding.keys))
    output.tree("layout", finding.layout?.json)
    output.tree("limit", finding.limit.map(json))
  }

  static func json(_ layout: LayoutOutcome) -> JSONOutput {
    let cell = layout.cell
    return .object {
      $0["component"] = .string(layout.component)
      $0["specimen"] = .string(layout.specimen.name)
      $0["sample"] = cell.sample.isEmpty ? nil : .string(cell.sample)
      $0["slot"] = .string(layout.slot)
      $0["axes"] = axes(layout.axes)
      $0["device"] = .string(layout.device)
      $0["size"] = .string(layout.size.rawValue)
      $0["verdict"] = .string(layout.verdict.rawValue)
      $0["doubt"] = cell.doubt.map { .string($0.rawValue) }
      $0["needed"] = .points(cell.needed)
      $0["available"] = .points(cell.available)
      $0["neededHeight"] = layout.verdict == .clips ? .points(cell.neededHeight) : nil
      $0["availableHeight"] = layout.verdict == .clips ? .points(cell.availableHeight) : nil
      $0["lines"] = .integer(cell.neededLines)
      $0["lineLimit"] = cell.lineLimit.map { .integer($0) } ?? .null
      $0["visible"] = .string(cell.visible)
      $0["firstFailingSize"] = cell.firstFailingSize.map { .string($0.rawValue) }
      $0["remedy"] = remedy(cell)
      $0["font"] = .string(cell.fontText)
      $0["theme"] = layout.theme.map { .string($0) }
      $0["headroom"] = cell.headroom.map(json)
      $0["overhang"] = cell.overhang.map(json)
      $0["assumed"] = cell.assumptions.isEmpty ? nil : .array(cell.assumptions.map(json))
      $0["failing"] = .array(layout.failing.map { json($0, of: layout.plan) })
    }
  }

  /// What would help: `nil` where nothing does.
  private static func remedy(_ cell: Cell) -> JSONOutput? {
    guard cell.remedy != nil || cell.fittingDevice != nil else { return nil }
    return .object { members in
      if let remedy = cell.remedy { members.append(remedy) }
      members["device"] = cell.fittingDevice.map { .string($0) }
    }
  }
}

extension MissingCount {
  var json: JSONOutput {
    .object {
      $0["locale"] = .string(locale)
      $0["keys"] = .integer(count)
    }
  }
}

extension NotChecked {
  var json: JSONOutput {
    .object {
      $0["subject"] = .string(subject.rawValue)
      $0["reason"] = .string(reason)
      $0["next"] = .string(nextStep)
      $0["required"] = .bool(isRequired)
    }
  }
}

extension JSONOutput.Members {
  /// Adds what would make a text fit.
  package mutating func append(_ remedy: Remedy) {
    self["fewerCharacters"] = remedy.fewerCharacters.map { .integer($0) }
    self["lineLimit"] = remedy.lineLimit.map { .integer($0) }
    self["scaleFactor"] = remedy.scaleFactor.map { .number($0) }
  }
}

extension JSONOutput {
  /// A length in points, to a thousandth.
  package static func points(_ points: Points) -> JSONOutput {
    .number((points.value * 1_000).rounded() / 1_000)
  }
}

extension JSONWriter {
  /// A value that is made first; nothing where there is none.
  fileprivate mutating func tree(_ name: StaticString, _ value: JSONOutput?) {
    escapes = .visibleInLogs
    member(name, value)
    escapes = .report
  }
}
