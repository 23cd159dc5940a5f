import Project

/// One key in one language, which rules are asked about alone.
package struct KeyFocus: Hashable, Sendable {
  package let key: KeyPlace
  /// A locale of the key's table.
  package let locale: String

  package init(_ key: KeyPlace, in locale: String) {
    self.key = key
    self.locale = locale
  }
}
