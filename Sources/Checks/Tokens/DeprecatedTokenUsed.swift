import DesignTokens

extension Rule {
  /// Flags a reference to a deprecated token from one that is not.
  static let deprecatedTokenUsed = Rule(
    id: "deprecated-token-used",
    summary: "A token or component uses a deprecated token.",
    rationale: "When the token is removed, whatever uses it loses its value.",
    example: RuleExample(bad: sizes(usedByTitle: "old"), good: sizes(usedByTitle: "new")),
    severity: .warning, check: .tokens,
    tokenCheck: { report in
      let system = report.system
      for reference in report.references {
        let target = system.token(reference.target)
        guard let deprecation = system.tokens.deprecation(of: target) else { continue }
        let user: String
        switch reference.user {
        case .token(let ordinal):
          let token = system.token(ordinal)
          guard system.tokens.deprecation(of: token) == nil else { continue }
          user = "token '\(token.path)'"
        case .component(let name): user = "component '\(name)'"
        }
        let reason = deprecation.reason.map { ": \($0)" } ?? ""
        report.add("\(user) uses '\(target.path)', which is deprecated\(reason)", at: system.place(of: reference))
      }
    })

  private static func sizes(usedByTitle name: String) -> ExampleProject {
    .tokens(
      """
      {
        "size": {
          "$type": "number",
          "old": { "$value": 1, "$deprecated": "use size.new" },
          "new": { "$value": 2 }
        },
        "title": { "$type": "number", "$value": "{size.\(name)}" }
      }
      """)
  }
}
