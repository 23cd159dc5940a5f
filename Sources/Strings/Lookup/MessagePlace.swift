/// Where a message is found, for what is made of it: see ``LocalizedStrings/deriving(locale:_:)``.
package struct MessagePlace: Hashable, Sendable {
  /// Name of the table, as in “Localizable”.
  package let table: String
  package let key: String
  /// `false` for what its file marks as not to be translated.
  package let isTranslatable: Bool

  package init(table: String, key: String, isTranslatable: Bool = true) {
    self.table = table
    self.key = key
    self.isTranslatable = isTranslatable
  }
}
