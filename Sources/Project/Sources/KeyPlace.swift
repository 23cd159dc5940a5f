/// A key of a table.
package struct KeyPlace: Hashable, Sendable {
  /// The number of the table group.
  package let group: Int
  package let key: String

  package init(group: Int, key: String) {
    self.group = group
    self.key = key
  }
}
