import DesignTokens

/// Token files that cannot be used, every defect of them.
package struct TokenFailure: Error {
  package let problems: [TokenProblem]

  package init(problems: [TokenProblem]) { self.problems = problems }

  /// A message for each defect, with its place.
  package var lines: [String] {
    problems.map { "\($0.path):\($0.position.line):\($0.position.column): \($0.message) [\($0.rule)]" }
  }
}
