/// A name that a project gives a type of keys, as in `typealias Key = LocalizedStringKey`.
package struct KeyTypeAlias: Hashable, Sendable {
  package var name: String
  /// As in `LocalizedStringKey`, without its module.
  package var type: String

  package init(name: String, type: String) {
    self.name = name
    self.type = type
  }
}
