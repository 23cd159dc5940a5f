/// The tokens of a design system with their values, held once for all that refers to them.
final class TokenStore: Sendable {
  let tree: TokenTree
  /// By the place of a token among all; `nil` for a value that is not known.
  let values: [TokenValue?]
  let links: [TokenLink]

  init(_ evaluator: TokenEvaluator) {
    tree = evaluator.tree
    values = evaluator.values
    links = evaluator.links
  }
}

/// A place in the value of a token where another is named.
struct TokenLink: BitwiseCopyable {
  /// Both by their place among all tokens.
  let user: Int32
  let target: Int32
  /// On the tape of the user's file; -1 where the user is inherited from the target.
  let node: Int32
}
