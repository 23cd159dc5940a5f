import StringTables

/// One key in one locale, beside the same key in the development language.
package struct Unit: Sendable {
  package let table: String
  package let locale: String
  package let source: Table.Entry
  package let translation: Table.Entry

  package init(table: String, locale: String, source: Table.Entry, translation: Table.Entry) {
    self.table = table
    self.locale = locale
    self.source = source
    self.translation = translation
  }

  package var key: String { translation.key.string }
}
