import DesignTokens

extension Rule {
  /// Flags a token that nothing refers to, in a group whose others are referred to from outside.
  static let unusedToken = Rule(
    id: "unused-token",
    summary: "No token and no component uses a token of a group that serves others.",
    rationale: "A palette or a scale whose values nobody takes grows without use; or a reference to it is missing.",
    example: .init(bad: "palette.red beside palette.blue, which alone is used", good: "palette.blue"),
    severity: .warning, check: .tokens,
    tokenCheck: { report in
      // The outermost group tells layers apart: a group serves others when one of them names a token of it.
      func layer(_ path: String) -> Substring { path.prefix { $0 != "." } }
      func container(_ path: String) -> Substring { path[..<(path.lastIndex(of: ".") ?? path.startIndex)] }
      var used: Set<String> = []
      var serving: Set<Substring> = []
      for reference in report.references {
        used.insert(reference.target.path)
        if case .token(let user) = reference.user, container(user.path) == container(reference.target.path) { continue }
        serving.insert(container(reference.target.path))
      }
      for token in report.system.tokens where serving.contains(container(token.path)) && !used.contains(token.path) {
        guard report.system.tokens.deprecation(of: token) == nil else { continue }
        report.add("nothing uses '\(token.path)', though others of its group are used", of: token)
      }
    })
}
