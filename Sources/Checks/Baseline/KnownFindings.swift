/// What is not reported since a baseline knows it: how many findings, and how many errors of which rule.
package struct KnownFindings: Hashable, Sendable {
  package struct Errors: Hashable, Sendable {
    package let rule: String
    package let count: Int
  }

  init(count: Int, errors: [Errors]) {
    self.count = count
    self.errors = errors
  }

  package let count: Int
  /// The rule with most errors first.
  package let errors: [Errors]

  package init(of findings: [Finding]) {
    count = findings.count
    var counts: [String: Int] = [:]
    for finding in findings where finding.severity == .error { counts[finding.rule, default: 0] += 1 }
    errors = counts.map { Errors(rule: $0.key, count: $0.value) }.sorted {
      ($1.count, $0.rule) < ($0.count, $1.rule)
    }
  }

  /// As in “12 errors (9 argument-type, 3 syntax-error) and 30 warnings”.
  package var description: String {
    let total = errors.reduce(0) { $0 + $1.count }
    let list = errors.isEmpty ? "" : " (\(errors.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")))"
    return "\(Checks.count(total, "error"))\(list) and \(Checks.count(count - total, "warning"))"
  }
}
