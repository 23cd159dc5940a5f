/// The text that a person reads, and what did not fit while it was made.
public struct FormattedText: Hashable, Sendable {
  public var string: String
  public var issues: [FormatIssue]

  public init(_ string: String, issues: [FormatIssue] = []) {
    self.string = string
    self.issues = issues
  }
}
