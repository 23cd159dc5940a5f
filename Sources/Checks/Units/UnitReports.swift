import PositionedJSON
import Project
import SourceText

/// What the units of one plan report, gathered from their lines, in whatever order and from however many files.
///
/// A unit that was done twice counts once. One whose lines are cut off does not count.
package struct UnitReports: Sendable {
  /// A unit that could not be checked.
  package struct Failure: Sendable {
    package let unit: CheckUnit
    package let message: String
  }

  /// The reports by the numbers of their units.
  private var reports: [Int: CheckReport] = [:]
  private var failed: [Int: Failure] = [:]
  /// What the lines that were read last said before the unit's last line.
  private var open: [Int: [Finding]] = [:]
  private var shared = RepeatedTexts()
  private var plan: (name: String, count: Int)?
  /// Lines that say nothing that can be used, as messages with their places.
  package private(set) var problems: [String] = []
  /// The same of lines that were cut off. What they were about is missing, unless it was told again.
  package private(set) var cuts: [String] = []

  package init() {}

  /// Reads lines.
  ///
  /// - Parameter name: Of their file, for messages.
  /// - Complexity: O(*n*) in the bytes.
  package mutating func add(_ bytes: [UInt8], named name: String) {
    open = [:]
    for (number, line) in JSONDocument.lines(of: bytes) { add(Array(line), at: "\(name):\(number)") }
    open = [:]
  }

  private mutating func add(_ line: [UInt8], at place: String) {
    do throws(JSONSyntaxError) {
      let value = try JSONDocument(parsing: line).root
      if let problem = add(value) { problems.append("\(place): \(problem)") }
    } catch {
      cuts.append("\(place): \(error.message): this is no line of a report by units, or it was cut off")
      // Behind a line that was cut off before its end stands the first one of the next file.
      let rest = line.indices.dropFirst().last { index in Self.starts.contains { line[index...].starts(with: $0) } }
      if let rest { add(Array(line[rest...]), at: place) }
    }
  }

  /// What a line begins with, as nothing inside of it does: in a text its quotation marks are escaped.
  private static let starts = [Array(#"{"unit":"#.utf8), Array(#"{"plan":"#.utf8)]

  /// - Returns: What is wrong with the line; `nil` where nothing is.
  private mutating func add(_ value: JSONValue) -> String? {
    if let finding = value["finding"], let unit = value["unit"]?.figure, let place = value["at"]?.figure {
      guard let finding = Finding(finding, &shared) else { return "a member of this finding is missing or unknown" }
      if place == 0 { open[unit] = [] }
      open[unit, default: []].append(finding)
      return nil
    }
    guard let unit = CheckUnit(value) else { return "this is no line of 'l10n check --format ndjson'" }
    if let plan, plan != (unit.plan, unit.count) {
      return "unit \(unit.number) is of the plan \(unit.plan), others are of \(plan.name): merge one plan at a time"
    }
    plan = (unit.plan, unit.count)
    let findings = open.removeValue(forKey: unit.number) ?? []
    if let message = value["error"]?.string {
      failed[unit.number] = Failure(unit: unit, message: message)
      return nil
    }
    guard let done = value["done"], let report = CheckReport(done, of: unit, findings: findings) else {
      cuts.append("unit \(unit.number): not all of its findings are there, or a member is missing")
      return nil
    }
    reports[unit.number] = reports[unit.number] ?? report
    return nil
  }

  /// How many units the plan has; 0 where nothing was read.
  package var count: Int { plan?.count ?? 0 }

  /// Units that could not be checked, and were not in another run.
  package var failures: [Failure] {
    failed.values.filter { reports[$0.unit.number] == nil }.sorted { $0.unit.prefix < $1.unit.prefix }
  }

  /// The numbers of the units that nothing was heard of.
  package var missing: [Int] {
    guard let plan else { return [] }
    return (1...plan.count).filter { reports[$0] == nil && failed[$0] == nil }
  }

  /// Gives one report on all units that were checked, and forgets them; `nil` without any.
  ///
  /// - Complexity: O(*n*) in the number of findings.
  package mutating func takeReport() -> CheckReport? {
    defer { reports = [:] }
    return reports.isEmpty ? nil : CheckReport(merging: reports.values.sorted { $0.unit.prefix < $1.unit.prefix })
  }
}
