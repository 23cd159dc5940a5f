import DesignTokens

extension Rule {
  /// Flags a token that nothing refers to, in a group whose others are referred to from outside.
  static let unusedToken = Rule(
    id: "unused-token",
    summary: "No token and no component uses a token of a group that serves others.",
    rationale: "A palette or a scale whose values nobody takes grows without use; or a reference to it is missing.",
    example: RuleExample(
      bad: .tokens(
        #"""
        {
          "palette": {
            "$type": "number",
            "thin": { "$value": 1 },
            "thick": { "$value": 2 }
          },
          "line": { "border": { "$type": "number", "$value": "{palette.thin}" } }
        }
        """#),
      good: .tokens(
        #"""
        {
          "palette": {
            "$type": "number",
            "thin": { "$value": 1 }
          },
          "line": { "border": { "$type": "number", "$value": "{palette.thin}" } }
        }
        """#)),
    severity: .warning, check: .tokens,
    tokenCheck: { report in
      let system = report.system
      // Groups of which a token is named from outside.
      var serving: Set<Int> = []
      for reference in report.references {
        let group = system.group(ofToken: reference.target)
        if case .token(let user) = reference.user, system.group(ofToken: user) == group { continue }
        serving.insert(group)
      }
      guard !serving.isEmpty else { return }
      let isUsed = report.isUsed
      for token in system.tokens where serving.contains(token.group) && !isUsed[token.ordinal] {
        guard system.tokens.deprecation(of: token) == nil else { continue }
        report.add("nothing uses '\(token.path)', though others of its group are used", of: token)
      }
    })
}
