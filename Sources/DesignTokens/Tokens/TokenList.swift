import PositionedJSON
import SourceText

/// The tokens of a design system whose values are known, in the order of the files, inherited ones last.
public struct TokenList: Sendable, RandomAccessCollection {
  let tree: TokenTree
  private let values: [TokenValue?]
  private let ordinals: [Int32]

  init(_ evaluator: TokenEvaluator) {
    tree = evaluator.tree
    values = evaluator.values
    ordinals = values.indices.lazy.filter { evaluator.values[$0] != nil }.map(Int32.init)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { ordinals.count }
  public subscript(position: Int) -> Token { token(Int(ordinals[position])) }

  /// The token of a path such as “spacing.base.lg”; `nil` where there is none or its value is not known.
  public subscript(path: String) -> Token? {
    guard let node = tree.indices[path], tree.nodes[node].kind == .token else { return nil }
    let ordinal = Int(tree.nodes[node].ordinal)
    return values[ordinal] == nil ? nil : token(ordinal)
  }

  /// One more than the greatest number of a token.
  public var ordinalCount: Int { values.count }

  func isKnown(_ ordinal: Int) -> Bool { values[ordinal] != nil }

  func token(_ ordinal: Int) -> Token {
    let node = tree.tokens[ordinal]
    guard let value = values[ordinal] else { preconditionFailure("the list holds known values only") }
    return Token(
      path: tree.nodes[node].path, value: value, file: tree.files[Int(tree.nodes[node].key.file)].path,
      ordinal: ordinal, group: Int(tree.nodes[node].parent))
  }

  private func node(of token: Token) -> TokenNode { tree.nodes[tree.tokens[token.ordinal]] }

  /// What the token's own `$description` says.
  public func summary(of token: Token) -> String? { tree.json(node(of: token).summary)?.string }

  /// The token's own `$extensions`, whatever they hold.
  public func extensions(of token: Token) -> JSONValue? { tree.json(node(of: token).extensions) }

  /// Whether the token, or the nearest group around it that says so, is deprecated.
  public func deprecation(of token: Token) -> Deprecation? {
    var node = tree.tokens[token.ordinal]
    while node >= 0 {
      if let json = tree.json(tree.nodes[node].deprecation) {
        return json.bool == false ? nil : Deprecation(reason: json.string)
      }
      node = Int(tree.nodes[node].parent)
    }
    return nil
  }

  /// Number of the file that holds the token, and where its name stands there.
  func place(of token: Token) -> (file: Int, range: ByteRange) {
    let place = node(of: token).key
    return (Int(place.file), tree.json(place)?.range ?? ByteRange(0, 0))
  }
}
