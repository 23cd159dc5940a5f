/// A way to write what was found.
package enum ReportFormat: String, CaseIterable, Sendable {
  case human, json, sarif, github, gitlab, junit, checkstyle, xcode, markdown, ndjson

  /// The endings of file names by which the format is known, without the dot.
  package var fileExtensions: [String] {
    switch self {
    case .human, .github, .xcode: ["txt", "log"]
    case .json, .gitlab: ["json"]
    case .sarif: ["sarif"]
    case .junit, .checkstyle: ["xml"]
    case .markdown: ["md", "markdown"]
    case .ndjson: ["ndjson"]
    }
  }

  /// Whether the report has the table of ``CheckReport/coverage``.
  package var showsCoverage: Bool { self == .markdown || self == .ndjson }

  /// Whether the report tells the room that texts have to spare at every size.
  package var showsHeadroom: Bool { self == .json || self == .ndjson }

  /// Writes a report piece by piece where the format can: that of a large project need not be held at once.
  ///
  /// - Parameters:
  ///   - human: How to write for a person.
  ///   - jobs: Threads at most; what is written does not depend on it.
  ///   - put: Takes the pieces of what ``bytes(of:human:jobs:)`` returns, each whole UTF-8.
  package func write<Failure: Error>(
    _ report: CheckReport, human: HumanReporter, jobs: Int = 1, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .human: try human.write(report, jobs: jobs, to: put)
    case .json: try JSONReporter.write(report, to: put)
    case .sarif: try SARIFReporter.write(report, to: put)
    case .github: try GitHubReporter.write(report, to: put)
    case .gitlab: try GitLabReporter.write(report, to: put)
    case .junit: try JUnitReporter.write(report, to: put)
    case .checkstyle: try CheckstyleReporter.write(report, to: put)
    case .xcode: try XcodeReporter.write(report, to: put)
    case .markdown: try put(MarkdownReporter.bytes(report))
    case .ndjson: try UnitReporter.write(report, to: put)
    }
  }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - human: How to write for a person.
  ///   - jobs: Threads at most; what comes out does not depend on it.
  /// - Returns: UTF-8 with a final line feed, the same for the same report.
  /// - Complexity: O(*n* log *n*) in the number of findings.
  package func bytes(of report: CheckReport, human: HumanReporter, jobs: Int = 1) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report, human: human, jobs: jobs) { bytes += $0 }
    return bytes
  }
}
