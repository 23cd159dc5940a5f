import PositionedJSON
import SourceText

/// A place in a token file where a token is named.
package struct TokenReference: Sendable {
  package enum User: Sendable {
    /// The number of a token.
    case token(Int)
    /// The name of a component.
    case component(String)
  }

  package let user: User
  /// The number of the token that is named.
  package let target: Int
  let file: Int32
  let node: Int32
}

extension DesignSystem {
  /// All places where tokens and components name tokens whose values are known, in the order of the files.
  ///
  /// - Complexity: O(*n*) in the bytes of the files.
  package var references: [TokenReference] { tokens.references }

  /// The token of a number that a reference gives.
  package func token(_ ordinal: Int) -> Token { tokens.token(ordinal) }

  /// The number of the group of a token.
  package func group(ofToken ordinal: Int) -> Int { tokens.token(ordinal).group }
}

extension TokenList {
  fileprivate var references: [TokenReference] {
    var found: [TokenReference] = []
    found.reserveCapacity(store.links.count)
    for link in store.links
    where link.node >= 0 && isKnown(Int(link.user)) && isKnown(Int(link.target)) {
      let file = tree.nodes[Int(tree.tokens[Int(link.user)])].file
      found.append(
        TokenReference(user: .token(Int(link.user)), target: Int(link.target), file: file, node: link.node))
    }
    for group in tree.extendedGroups(TokenTree.componentExtension) where !group.isInherited {
      let content = SourceNode(tape: tree.tape(Int32(group.file)), node: group.content.index, file: group.file)
      tree.forEachReference(in: content, isPointer: false) { target, place in
        guard tree.nodes[target].kind == .token, isKnown(Int(tree.nodes[target].ordinal)) else { return }
        found.append(
          TokenReference(
            user: .component(group.name), target: Int(tree.nodes[target].ordinal), file: Int32(place.file),
            node: Int32(place.node)))
      }
    }
    return found
  }
}
