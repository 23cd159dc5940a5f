import SourceText

/// A defect of a token file.
package struct TokenProblem: Error, Hashable, Sendable {
  package enum Severity: String, Sendable {
    /// The value was read all the same, as the lenient mode does.
    case warning
    case error
  }

  /// Path of the file as it was given.
  package let path: String
  package let position: SourcePosition
  /// What is wrong, in lower case and without the place.
  package let message: String
  /// One of token-type, token-alias, token-cycle, token-syntax, component-structure.
  package let rule: String
  package let severity: Severity

  package init(path: String, position: SourcePosition, message: String, rule: String, severity: Severity = .error) {
    self.path = path
    self.position = position
    self.message = message
    self.rule = rule
    self.severity = severity
  }
}

extension TokenProblem: Comparable {
  /// The order of reports: path, position, then rule and message.
  package static func < (left: TokenProblem, right: TokenProblem) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.position != right.position { return left.position < right.position }
    return (left.rule, left.message) < (right.rule, right.message)
  }
}
