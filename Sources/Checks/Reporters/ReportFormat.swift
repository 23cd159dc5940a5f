/// A way to write what was found.
public enum ReportFormat: String, CaseIterable, Sendable {
  case human, json, sarif, github, gitlab, junit, checkstyle, xcode, markdown

  /// The endings of file names by which the format is known, without the dot.
  public var fileExtensions: [String] {
    switch self {
    case .human, .github, .xcode: ["txt", "log"]
    case .json, .gitlab: ["json"]
    case .sarif: ["sarif"]
    case .junit, .checkstyle: ["xml"]
    case .markdown: ["md", "markdown"]
    }
  }

  /// Whether the report has the table of ``CheckReport/coverage``.
  public var showsCoverage: Bool { self == .markdown }

  /// Writes a report.
  ///
  /// - Parameter human: How to write for a person.
  /// - Returns: UTF-8 with a final line feed, the same for the same report.
  /// - Complexity: O(*n* log *n*) in the number of findings.
  public func bytes(of report: CheckReport, human: HumanReporter) -> [UInt8] {
    switch self {
    case .human: human.bytes(report)
    case .json: JSONReporter.bytes(report)
    case .sarif: SARIFReporter.bytes(report)
    case .github: GitHubReporter.bytes(report)
    case .gitlab: GitLabReporter.bytes(report)
    case .junit: JUnitReporter.bytes(report)
    case .checkstyle: CheckstyleReporter.bytes(report)
    case .xcode: XcodeReporter.bytes(report)
    case .markdown: MarkdownReporter.bytes(report)
    }
  }
}
