/// The text that a person reads, and what did not fit while it was made.
package struct FormattedText: Hashable, Sendable {
  package var string: String
  package var issues: [FormatIssue]

  package init(_ string: String, issues: [FormatIssue] = []) {
    self.string = string
    self.issues = issues
  }
}
