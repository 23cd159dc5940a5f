import DesignTokens

/// Which tokens of a design system stand for the values of others.
struct ReferencedTokens {
  let system: DesignSystem
  /// The tokens that each token names, by number.
  private var targets: [Int: [Token]] = [:]
  private(set) var byPath: [String: Token] = [:]

  init(_ system: DesignSystem) {
    self.system = system
    for reference in system.references {
      if case .token(let user) = reference.user {
        targets[user, default: []].append(system.token(reference.target))
      }
    }
    byPath = Dictionary(system.tokens.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The tokens that a token names.
  func targets(of token: Token) -> [Token] { targets[token.ordinal] ?? [] }

  /// The token that the whole of another refers to; `nil` where its value is written out.
  func alias(of token: Token) -> Token? {
    let named = targets(of: token)
    return named.count == 1 && named[0].value == token.value ? named[0] : nil
  }

  /// The token among those named that has a value; `nil` where none has.
  func part(_ value: TokenValue, of token: Token) -> Token? { targets(of: token).first { $0.value == value } }
}
