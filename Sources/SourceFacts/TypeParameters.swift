/// What a type that a file declares is made with, as far as it is a key.
package struct TypeParameters: Hashable, Sendable {
  /// The name without those of the types around it.
  package var type: String
  /// The labels that are keys by their type, as `LocalizedStringKey`, `_` for none, sorted: a literal there is looked
  /// up, whatever file it stands in.
  package var keys: [String]

  package init(type: String, keys: [String]) {
    self.type = type
    self.keys = keys
  }
}
