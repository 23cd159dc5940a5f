import DesignTokens

/// Token files that cannot be used, every defect of them.
struct TokenFailure: Error {
  let problems: [TokenProblem]

  /// A message for each defect, with its place.
  var lines: [String] {
    problems.map { "\($0.path):\($0.position.line):\($0.position.column): \($0.message) [\($0.rule)]" }
  }
}
