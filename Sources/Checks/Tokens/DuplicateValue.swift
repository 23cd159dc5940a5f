import DesignTokens

extension Rule {
  /// Flags tokens of one group that hold the same literal.
  static let duplicateValue = Rule(
    id: "duplicate-value",
    summary: "Tokens of one group hold the same value, each as a literal.",
    rationale: "A later change is made in one of them and forgotten in the others.",
    example: .init(bad: #""card": 16 px beside "lg": 16 px"#, good: #""card": "{radius.lg}""#),
    severity: .warning, check: .tokens,
    tokenCheck: { report in
      struct Key: Hashable {
        let group: Int
        let value: TokenValue
      }
      let isReferring = report.isReferring
      var order: [Key] = []
      var tokens: [Key: [Token]] = [:]
      for token in report.system.tokens where !isReferring[token.ordinal] {
        let key = Key(group: token.group, value: token.value)
        if tokens[key] == nil { order.append(key) }
        tokens[key, default: []].append(token)
      }
      for key in order {
        guard let equal = tokens[key], equal.count > 1 else { continue }
        let shown = equal.dropFirst().prefix(3).map { "'\($0.path)'" }.joined(separator: ", ")
        let more = equal.count > 4 ? " and \(equal.count - 4) more" : ""
        report.add("'\(equal[0].path)' holds \(key.value), as do \(shown)\(more): one may name the other", of: equal[0])
      }
    })
}
