/// What is not reported since a baseline knows it: how many findings, and how many errors of which rule.
package struct KnownFindings: Hashable, Sendable {
  package struct Errors: Hashable, Sendable {
    package let rule: String
    package let count: Int
  }

  package let count: Int
  /// The rule with most errors first.
  package let errors: [Errors]

  /// - Parameter errors: How many of them are errors, by rule.
  init(count: Int, errors: [String: Int]) {
    self.count = count
    self.errors = errors.map { Errors(rule: $0.key, count: $0.value) }.sorted {
      ($1.count, $0.rule) < ($0.count, $1.rule)
    }
  }

  package init(of findings: [Finding]) {
    var errors: [String: Int] = [:]
    for finding in findings where finding.severity == .error { errors[finding.rule, default: 0] += 1 }
    self.init(count: findings.count, errors: errors)
  }

  /// As in “12 errors (9 argument-type, 3 syntax-error) and 30 warnings”.
  package var description: String {
    let total = errors.reduce(0) { $0 + $1.count }
    let list = errors.isEmpty ? "" : " (\(errors.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")))"
    return "\(Checks.count(total, "error"))\(list) and \(Checks.count(count - total, "warning"))"
  }
}
