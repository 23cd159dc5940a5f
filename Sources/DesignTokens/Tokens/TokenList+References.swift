import PositionedJSON
import SourceText

/// A place in a token file where a token is named.
public struct TokenReference: Sendable {
  public enum User: Sendable {
    /// The number of a token.
    case token(Int)
    /// The name of a component.
    case component(String)
  }

  public let user: User
  /// The number of the token that is named.
  public let target: Int
  let file: Int32
  let node: Int32
}

extension DesignSystem {
  /// All places where tokens and components name tokens whose values are known, in the order of the files.
  ///
  /// - Complexity: O(*n*) in the bytes of the files.
  public var references: [TokenReference] { tokens.references }

  /// The token of a number that a reference gives.
  public func token(_ ordinal: Int) -> Token { tokens.token(ordinal) }

  /// The number of the group of a token.
  public func group(ofToken ordinal: Int) -> Int { Int(tokens.tree.nodes[tokens.tree.tokens[ordinal]].parent) }
}

extension TokenList {
  fileprivate var references: [TokenReference] {
    var found: [TokenReference] = []
    func add(_ target: Int, _ node: SourceNode, _ user: TokenReference.User) {
      guard tree.nodes[target].kind == .token else { return }
      let ordinal = Int(tree.nodes[target].ordinal)
      guard isKnown(ordinal) else { return }
      found.append(TokenReference(user: user, target: ordinal, file: Int32(node.file), node: Int32(node.node)))
    }
    for (ordinal, token) in tree.tokens.enumerated() {
      guard isKnown(ordinal), tree.nodes[token].origin < 0 else { continue }
      let (place, isPointer) = (tree.nodes[token].value, tree.nodes[token].isReference)
      guard let document = tree.document(place.file) else { continue }
      let value = SourceNode(document: document, node: Int(place.node), file: Int(place.file))
      tree.forEachReference(in: value, isPointer: isPointer) { add($0, $1, .token(ordinal)) }
    }
    for group in tree.extendedGroups(TokenTree.componentExtension) where !group.isInherited {
      guard let document = tree.document(Int32(group.file)) else { continue }
      let content = SourceNode(document: document, node: group.content.index, file: group.file)
      tree.forEachReference(in: content, isPointer: false) { add($0, $1, .component(group.name)) }
    }
    return found
  }
}

extension TokenTree {
  /// Calls `body` with each group or token that is named in a value, at any depth, and the text that names it.
  ///
  /// - Parameter isPointer: Whether the value is the text of a `$ref`.
  func forEachReference(in value: SourceNode, isPointer: Bool, _ body: (Int, SourceNode) -> Void) {
    let document = value.document
    func follow(pointer: Int) {
      guard document.isString(pointer),
        let segments = Reference.segments(ofPointer: document.string(of: pointer))
      else { return }
      body(walk(segments).node, value.at(pointer))
    }
    if isPointer { return follow(pointer: value.node) }
    let end = document.next(behind: value.node)
    var index = value.node
    while index < end {
      if document.isString(index) {
        if document.firstByte(of: index) == UInt8(ascii: "{") || document.hasEscapes(index) {
          if let path = Reference.path(inBraces: document.string(of: index)), let target = indices[path] {
            body(target, value.at(index))
          }
        } else if document.holds("$ref", at: index), index + 1 < end, document.isString(index + 1) {
          follow(pointer: index + 1)
        }
      }
      index += 1
    }
  }
}
