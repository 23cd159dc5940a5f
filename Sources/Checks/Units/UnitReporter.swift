import PositionedJSON
import Project
import SourceText

/// Writes the report on a unit as lines of JSON: one for each finding, then one with all else. What is cut off is
/// known by the last line, which is not there.
package enum UnitReporter {
  static func write<Failure: Error>(
    _ report: CheckReport, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var output = JSONWriter(.compact, .report)
    for number in report.findings.indices {
      let finding = report.findings[number]
      output.object { line in
        line.member("unit", report.unit.number)
        line.member("at", number)
        line.object("finding") { append(finding, to: &$0) }
      }
      output.endLine()
      try output.handOn(to: put)
    }
    output.object { line in
      report.unit.append(to: &line)
      line.object("done") { append(report, to: &$0) }
    }
    output.endLine()
    try put(output.bytes)
  }

  /// The line of a unit that could not be checked.
  package static func line(of unit: CheckUnit, error: String) -> [UInt8] {
    var output = JSONWriter(.compact, .report)
    output.object { line in
      unit.append(to: &line)
      line.member("error", error)
    }
    output.endLine()
    return output.bytes
  }

  /// What was reported as the lines of another unit. Only what names the unit changes.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func lines(_ lines: [UInt8], of unit: CheckUnit) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(lines.count + 1_024)
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: Self.start), let comma = line.firstIndex(of: UInt8(ascii: ",")) {
        output += Self.start
        output.append(decimal: unit.number)
        output += line[comma...]
      } else if let rest = line.firstRange(of: Self.rest) {
        // No text has a quotation mark as it is.
        output += unit.line.dropLast()
        output += line[rest.lowerBound...]
      }
      output.append(UInt8(ascii: "\n"))
    }
    return output
  }

  private static let start = Array(#"{"unit":"#.utf8)
  private static let rest = Array(#","done":"#.utf8)

  /// What the JSON report has, and what other reports tell too.
  private static func append(_ finding: Finding, to object: inout JSONWriter) {
    JSONReporter.append(finding, to: &object)
    object.escapes = .report
    if finding.isRare { object.member("rare", true) }
    if finding.distance > 0 { object.member("distance", finding.distance) }
    if finding.isGrave { object.member("grave", true) }
    if finding.isUnnamed { object.member("unnamed", true) }
    if finding.layout?.isView ?? false { object.member("view", true) }
    if let fix = finding.fix {
      object.object("fix") {
        $0.member("summary", fix.summary)
        $0.member("safety", fix.safety.rawValue)
      }
    }
    object.member("source", finding.pieces.map { $0.map(json) }.map(JSONOutput.array))
  }

  private static func json(_ piece: LineTable.Piece) -> JSONOutput {
    if piece.startsLine, piece.endsLine { return .string(piece.text) }
    return .object {
      $0["text"] = .string(piece.text)
      $0["column"] = .integer(piece.column)
      $0["utf16"] = .integer(piece.before.utf16)
      $0["utf8"] = .integer(piece.before.utf8)
      $0["starts"] = .bool(piece.startsLine)
      $0["ends"] = .bool(piece.endsLine)
    }
  }

  private static func append(_ report: CheckReport, to object: inout JSONWriter) {
    object.member("findings", report.findings.count)
    object.member("version", report.version)
    object.member("complete", report.isComplete)
    object.member("repository", report.repositoryPrefix)
    object.member("notes", report.notes)
    object.member("rules", report.rules.map(\.id))
    object.member("language", report.language)
    object.member("languages", report.languages.sorted())
    object.member("summary", json(report.summary))
    object.member("baselined", report.baselined.map(json))
    object.member(
      "earlier",
      report.earlier.map { earlier in
        .object {
          $0["base"] = .string(earlier.base)
          $0["commit"] = .string(earlier.commit)
          $0["known"] = json(earlier.known)
        }
      })
    object.member("coverage", .array(report.coverage.map(json)))
  }

  private static func json(_ summary: CheckSummary) -> JSONOutput {
    .object {
      $0["tables"] = .integer(summary.tables)
      $0["keys"] = .integer(summary.keys)
      $0["locales"] = .strings(summary.locales)
      $0["pseudoLocales"] = .strings(summary.pseudoLocales)
      $0["sizes"] = .strings(summary.sizes)
      $0["measured"] = .integer(summary.measured)
      $0["bound"] = .integer(summary.bound)
      $0["unbound"] = .integer(summary.unbound)
      $0["excluded"] = .strings(summary.excluded)
      $0["unseen"] = .integer(summary.unseen)
      $0["missing"] = .array(summary.missing.map(\.json))
      $0["notChecked"] = .array(summary.notChecked.map(\.json))
    }
  }

  private static func json(_ known: KnownFindings) -> JSONOutput {
    .object {
      $0["count"] = .integer(known.count)
      $0["errors"] = .array(
        known.errors.map { rule in
          .object {
            $0["rule"] = .string(rule.rule)
            $0["count"] = .integer(rule.count)
          }
        })
    }
  }

  private static func json(_ locale: ProjectStatistics.Locale) -> JSONOutput {
    let coverage = locale.coverage
    return .object {
      $0["locale"] = .string(locale.name)
      $0["keys"] = .integer(coverage.keys)
      $0["translated"] = .integer(coverage.translated)
      $0["missing"] = .integer(coverage.missing)
      $0["flaws"] = .object { flaws in
        for flaw in Coverage.Flaw.allCases { flaws[flaw.rawValue] = coverage.flaws[flaw].map { .integer($0) } }
      }
      $0["words"] = .integer(coverage.left.words)
      $0["characters"] = .integer(coverage.left.characters)
    }
  }
}

extension JSONWriter {
  /// Ends a line of which there are many.
  fileprivate mutating func endLine() {
    code("\n")
    restart()
  }
}

extension Finding {
  /// As much of the line at which it starts as any report shows or counts columns in; `nil` without a line.
  fileprivate var pieces: [LineTable.Piece]? {
    guard let lines else { return nil }
    let line = span.start.line
    var pieces = [lines.piece(ofLine: line, around: span.start.column)]
    func add(_ column: Int) {
      if !pieces.contains(where: { $0.holds(column) }) {
        pieces.append(lines.piece(ofLine: line, around: column, margin: 0))
      }
    }
    if span.end.line == line { add(span.end.column) }
    if key == nil { add(1) }
    return pieces
  }
}
