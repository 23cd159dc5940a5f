import DesignTokens
import SourceText

extension Rule {
  /// Flags tokens of one group that hold the same literal.
  static let duplicateValue = Rule(
    id: "duplicate-value",
    summary: "Tokens of one group hold the same value, each as a literal.",
    rationale: "A later change is made in one of them and forgotten in the others.",
    example: RuleExample(
      bad: .radii(["lg": .pixels(16), "card": .pixels(16)]),
      good: .radii(["lg": .pixels(16), "card": #""{radius.lg}""#])),
    severity: .warning, check: .tokens,
    tokenCheck: { report in
      let isReferring = report.isReferring
      let tokens = report.system.tokens
      // By the first of equal tokens the others.
      var repetitions: [Int: [Int]] = [:]
      var index = HashIndex(capacity: tokens.count)
      for (place, token) in tokens.enumerated() where !isReferring[token.ordinal] {
        let (group, value) = (token.group, token.value)
        var hasher = Hasher()
        hasher.combine(group)
        hasher.combine(value)
        let hash = UInt32(truncatingIfNeeded: hasher.finalize())
        let first = index.first(hash: hash) { tokens[$0].group == group && tokens[$0].value == value }
        if let first {
          repetitions[first, default: []].append(place)
        } else {
          index.insert(Int32(place), hash: hash)
        }
      }
      for (first, others) in repetitions.sorted(by: { $0.key < $1.key }) {
        let shown = others.lazy.map { tokens[$0].path }.quotedExamples
        let more = others.count > 3 ? " and \(others.count - 3) more" : ""
        let token = tokens[first]
        report.add("'\(token.path)' holds \(token.value), as do \(shown)\(more): one may name the other", of: token)
      }
    })
}
