/// The language, table and length limits of entries, shared by those that have the same.
package final class EntryOrigin: Sendable {
  package let locale: String?
  package let table: String?
  package let limits: [LengthLimit]

  package init(locale: String?, table: String?, limits: [LengthLimit] = []) {
    self.locale = locale
    self.table = table
    self.limits = limits
  }
}
