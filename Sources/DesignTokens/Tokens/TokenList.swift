import PositionedJSON
import SourceText

/// The tokens of a design system whose values are known, in the order of the files, inherited ones last.
///
/// Built-in tokens are not among them.
package struct TokenList: Sendable, RandomAccessCollection {
  let store: TokenStore
  private let ordinals: [Int32]

  var tree: TokenTree { store.tree }

  init(_ evaluator: TokenEvaluator) {
    store = TokenStore(evaluator)
    let values = store.values
    let tree = store.tree
    ordinals = values.indices.lazy.filter { values[$0] != nil && tree.isOwn(token: $0) }.map(Int32.init)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { ordinals.count }
  package subscript(position: Int) -> Token { token(Int(ordinals[position])) }

  /// The token of a path such as “spacing.base.lg”; `nil` where there is none or its value is not known.
  package subscript(path: String) -> Token? {
    guard let node = tree.node(atPath: path), tree.nodes[node].kind == .token else { return nil }
    let ordinal = Int(tree.nodes[node].ordinal)
    return isKnown(ordinal) ? token(ordinal) : nil
  }

  /// One more than the greatest number of a token.
  package var ordinalCount: Int { store.values.count }

  func isKnown(_ ordinal: Int) -> Bool { store.values[ordinal] != nil && tree.isOwn(token: ordinal) }

  func token(_ ordinal: Int) -> Token { Token(store: store, ordinal: ordinal) }

  /// What the token's own `$description` says.
  package func summary(of token: Token) -> String? { tree.json(tree.details(of: token.node).summary)?.string }

  /// The token's own `$extensions`, whatever they hold.
  package func extensions(of token: Token) -> JSONValue? { tree.json(tree.details(of: token.node).extensions) }

  /// Whether the token, or the nearest group around it that says so, is deprecated.
  package func deprecation(of token: Token) -> Deprecation? {
    var node = token.node
    while node >= 0 {
      if let json = tree.json(tree.details(of: node).deprecation) {
        return json.bool == false ? nil : Deprecation(reason: json.string)
      }
      node = Int(tree.nodes[node].parent)
    }
    return nil
  }

  /// Number of the file that holds the token, and where its name stands there.
  ///
  /// The token may be that of another theme of the same files.
  static func place(of token: Token) -> (file: Int, range: ByteRange) {
    let tree = token.store.tree
    let place = tree.nodes[token.node].key
    return (Int(place.file), tree.tape(place.file).range(of: Int(place.node)))
  }
}
