/// A defect of the user's files, with its place.
public struct Finding: Sendable {
  /// Identifier of the rule, as in “missing-argument”.
  public let rule: String
  public let severity: Severity
  /// What is wrong and what the app's user would see; texts of tables are quoted as they are, unescaped.
  public let message: String
  /// Relative to the project.
  public let path: String
  public let span: SourceSpan
  /// The line of the file at which the span starts.
  public let excerpt: String?
  public let table: String?
  public let key: String?
  public let locale: String?
  public let layout: LayoutFacts?
}

extension Finding {
  /// The order of every report: by file, place, rule, then what tells two findings at one place apart.
  static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    func order(_ finding: Finding) -> (String, Int, Int, String, String) {
      (finding.path, finding.span.start.line, finding.span.start.column, finding.rule, finding.locale ?? "")
    }
    let (first, second) = (order(left), order(right))
    return first == second ? left.message < right.message : first < second
  }
}
