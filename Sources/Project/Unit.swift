import StringTables

/// One key in one locale, beside the same key in the development language.
public struct Unit: Sendable {
  public let table: String
  public let locale: String
  public let source: Table.Entry
  public let translation: Table.Entry

  public init(table: String, locale: String, source: Table.Entry, translation: Table.Entry) {
    self.table = table
    self.locale = locale
    self.source = source
    self.translation = translation
  }

  public var key: String { translation.key.string }
}
