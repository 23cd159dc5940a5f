import DesignTokens

/// What an export leaves out, by the places of the tokens.
enum ExportLosses {
  struct Loss {
    let token: Token
    /// What of the token, without its name.
    let message: String
  }

  /// - Parameter system: The design system whose tokens they are, for those that it holds.
  static func problems(_ losses: [Loss], _ system: DesignSystem) -> [TokenProblem] {
    var seen: Set<String> = []
    let losses = losses.filter { seen.insert("\($0.token.path)\u{0}\($0.message)").inserted }
    let places = system.locate(losses.map { system.place(of: system.tokens[$0.token.path] ?? $0.token) })
    return zip(losses, places).map { loss, place in
      TokenProblem(
        path: place.path, position: place.start, message: "'\(loss.token.path.excerpt)': \(loss.message)",
        rule: "token-export", severity: .warning)
    }.sorted()
  }
}
