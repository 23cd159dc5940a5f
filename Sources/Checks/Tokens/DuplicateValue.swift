import DesignTokens
import SourceText

extension Rule {
  /// Flags tokens of one group that hold the same literal.
  static let duplicateValue = Rule(
    id: "duplicate-value",
    summary: "Tokens of one group hold the same value, each as a literal.",
    rationale: "A later change is made in one of them and forgotten in the others.",
    example: RuleExample(
      bad: .tokens(
        #"""
        {
          "radius": {
            "$type": "dimension",
            "lg": { "$value": { "value": 16, "unit": "px" } },
            "card": { "$value": { "value": 16, "unit": "px" } }
          }
        }
        """#),
      good: .tokens(
        #"""
        {
          "radius": {
            "$type": "dimension",
            "lg": { "$value": { "value": 16, "unit": "px" } },
            "card": { "$value": "{radius.lg}" }
          }
        }
        """#)),
    severity: .warning, check: .tokens,
    tokenCheck: { report in
      let isReferring = report.isReferring
      let tokens = report.system.tokens
      // Equal tokens in turn: by the place of each the next, and by that of the first the last.
      var next: [Int: Int] = [:]
      var last: [Int: Int] = [:]
      var order: [Int] = []
      var index = HashIndex(capacity: tokens.count)
      for (place, token) in tokens.enumerated() where !isReferring[token.ordinal] {
        let (group, value) = (token.group, token.value)
        var hasher = Hasher()
        hasher.combine(group)
        hasher.combine(value)
        let hash = UInt32(truncatingIfNeeded: hasher.finalize())
        let first = index.first(hash: hash) { tokens[$0].group == group && tokens[$0].value == value }
        guard let first else {
          index.insert(Int32(place), hash: hash)
          continue
        }
        if last[first] == nil { order.append(first) }
        next[last[first] ?? first] = place
        last[first] = place
      }
      for first in order.sorted() {
        let others = Array(sequence(first: first) { next[$0] }.dropFirst())
        let shown = others.prefix(3).map { "'\(tokens[$0].path)'" }.joined(separator: ", ")
        let more = others.count > 3 ? " and \(others.count - 3) more" : ""
        let token = tokens[first]
        report.add("'\(token.path)' holds \(token.value), as do \(shown)\(more): one may name the other", of: token)
      }
    })
}
