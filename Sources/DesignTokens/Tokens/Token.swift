import SourceText

/// A token with its references followed: a place in its design system, whose path and value are looked up.
package struct Token: Sendable {
  let store: TokenStore
  /// Number of the token in its design system, whose values that are not known count too.
  package let ordinal: Int

  /// Names from the outermost group to the token, joined by dots, as in “spacing.base.lg”.
  ///
  /// - Complexity: O(*n*) in the bytes of the path, which is put together at each call.
  package var path: String { store.tree.path(of: node) }

  /// The last name of the path.
  package var name: String { store.tree.name(of: node) }

  package var value: TokenValue {
    guard let value = store.values[ordinal] else { preconditionFailure("the list holds known values only") }
    return value
  }

  package var type: TokenType { value.type }

  /// Path of the file that holds it, as it was given.
  package var file: String { store.tree.files[Int(store.tree.nodes[node].file)].path }

  /// Number of its group in its design system, the same for all tokens of one group.
  package var group: Int { Int(store.tree.nodes[node].parent) }

  var node: Int { Int(store.tree.tokens[ordinal]) }
}

extension Token: Hashable {
  /// Whether both have the same path, value and file.
  package static func == (left: Token, right: Token) -> Bool {
    if left.store === right.store { return left.ordinal == right.ordinal }
    return left.path == right.path && left.value == right.value && left.file == right.file
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
