/// All that a report is written of.
package struct CheckReport: Sendable {
  /// Sorted by file and place, without those that the baseline knows.
  package let findings: [Finding]
  package var summary: CheckSummary
  /// The rules that ran, in the order of the documentation.
  package let rules: [Rule]
  /// The severity from which on a finding fails the run; `nil` where none does.
  package var failingSeverity: Severity? = .error
  /// What the baseline knows; `nil` without one.
  package var baselined: KnownFindings?
  /// What was there before the branch that is reported; `nil` where all is reported.
  package var earlier: EarlierFindings?
  /// How far each locale is translated, in the order of ``ProjectStatistics/locales``: for Markdown.
  package var coverage: [ProjectStatistics.Locale] = []
  /// What stands before a path so that it starts at the root of the repository, as in “Apps/Shop/”; CI systems look for
  /// files there.
  package var repositoryPrefix = ""
  /// What stands before a path in the format of Xcode, which opens absolute paths only.
  package var xcodePrefix = ""
  /// The language that translations are compared with; `nil` where it is not known.
  package var language: String?
  /// The languages that the project ships; none where nothing says so.
  package var languages: Set<String> = []
  /// What was checked.
  package var unit = CheckUnit.whole
  /// Whether all that there was to read could be read and written.
  package var isComplete = true
  /// What was told beside the findings.
  package var notes: [String] = []
  /// Version of the program.
  package var version: String

  package init(findings: [Finding], summary: CheckSummary, rules: [Rule], version: String) {
    self.findings = findings
    self.summary = summary
    self.rules = rules
    self.version = version
  }

  /// The report on nothing.
  package static let empty = CheckReport(
    findings: [],
    summary: CheckSummary(
      errors: 0, warnings: 0, tables: 0, keys: 0, locales: [], sizes: [], measured: 0, bound: 0, unbound: 0),
    rules: [], version: "")

  /// Whether a finding makes the run fail.
  package func fails(_ finding: Finding) -> Bool { failingSeverity.map { finding.severity >= $0 } ?? false }

  /// Whether some finding makes the run fail, or something that it had to look at and did not.
  package var fails: Bool {
    if summary.notChecked.contains(where: \.isRequired) { return true }
    return failingSeverity.map { least in findings.indices.contains { findings[$0].severity >= least } } ?? false
  }

  /// What is known and not reported, as in “; in the baseline 2 errors (2 argument-type) and 1 warning”.
  var knownText: String {
    (baselined.map { "; in the baseline \($0.description)" } ?? "") + (earlier.map { "; \($0.description)" } ?? "")
  }

  /// The path of a finding from the root of the repository.
  func repositoryPath(_ path: String) -> String {
    repositoryPrefix.isEmpty ? path : Self.joined(repositoryPrefix, path)
  }

  /// `prefix` and `path` in one, each `..` at the start of the path taking back a folder of the prefix.
  static func joined(_ prefix: String, _ path: String) -> String {
    guard path.hasPrefix("../") else { return prefix + path }
    var folders = prefix.split(separator: "/", omittingEmptySubsequences: true)[...]
    var rest = path[...]
    while rest.hasPrefix("../"), !folders.isEmpty {
      folders.removeLast()
      rest = rest.dropFirst(3)
    }
    let start = prefix.hasPrefix("/") ? "/" : ""
    return start + folders.map { $0 + "/" }.joined() + rest
  }
}
