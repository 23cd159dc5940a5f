import DesignTokens
import PositionedJSON
import Project
import TextLayout

/// Writes findings as one JSON object, version 1.
package struct JSONReporter {
  /// Bytes after which a piece is handed on.
  private static let pieceLength = 1 << 18

  /// Hands a report on in pieces, none of which ends inside a finding.
  package static func write<Failure: Error>(
    _ report: CheckReport, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try write(report.findings, summary: json(report.summary, baselined: report.baselined), to: put)
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
    var output = ReportBytes()
    output.append("{\n  \"version\": 1,\n  \"summary\": ", summary, lineStart: "\n  ")
    output.append(",\n  \"findings\": [")
    for (index, finding) in findings.enumerated() {
      output.append(index == 0 ? "\n    {" : ",\n    {")
      append(finding, to: &output)
      output.append("\n    }")
      guard output.count >= pieceLength else { continue }
      try put(output.bytes)
      output.removeAll()
    }
    output.append(findings.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    try put(output.bytes)
  }

  private static func json(_ summary: CheckSummary, baselined: Int?) -> JSONOutput {
    .object {
      $0["errors"] = .integer(summary.errors)
      $0["warnings"] = .integer(summary.warnings)
      $0["tables"] = .integer(summary.tables)
      $0["keys"] = .integer(summary.keys)
      $0["locales"] = .strings(summary.locales)
      $0["sizes"] = .strings(summary.sizes)
      $0["measured"] = .integer(summary.measured)
      $0["bound"] = .integer(summary.bound)
      $0["unbound"] = .integer(summary.unbound)
      $0["baselined"] = baselined.map { .integer($0) }
    }
  }

  /// Each finding is written as it comes: a tree of all of them would be many times as large as the text.
  private static func append(_ finding: Finding, to output: inout ReportBytes) {
    output.append("\n      \"rule\": ", json: finding.rule)
    output.append(",\n      \"severity\": ", json: finding.severity.rawValue)
    output.append(",\n      \"message\": ", json: finding.message)
    output.append(",\n      \"file\": ", json: finding.path)
    output.append(",\n      \"line\": ", finding.span.start.line)
    output.append(",\n      \"column\": ", finding.span.start.column)
    output.append(",\n      \"endLine\": ", finding.span.end.line)
    output.append(",\n      \"endColumn\": ", finding.span.end.column)
    output.append(",\n      \"table\": ", json: finding.table)
    output.append(",\n      \"key\": ", json: finding.key)
    output.append(",\n      \"locale\": ", json: finding.locale)
    output.append(",\n      \"layout\": ", finding.layout.map(json), lineStart: "\n      ")
    output.append(",\n      \"limit\": ", finding.limit.map(json), lineStart: "\n      ")
  }

  private static func json(_ layout: LayoutOutcome) -> JSONOutput {
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

extension ReportBytes {
  /// A value behind `start`, with blanks before each line but the first; nothing where there is none.
  ///
  /// The second `#` of `##` is escaped, by which the logs of some CI systems know a command.
  fileprivate mutating func append(_ start: StaticString, _ value: JSONOutput?, lineStart: StaticString) {
    guard let value else { return }
    append(static: start)
    var text = value.text
    text.removeLast()
    var isAfterMark = false
    append(text) { byte in
      defer { isAfterMark = byte == UInt8(ascii: "#") }
      if byte == 0x0A { return lineStart }
      return isAfterMark && byte == UInt8(ascii: "#") ? "\\u0023" : nil
    }
  }
}
