import Strings

/// One key in one locale, beside the same key in the development language.
public struct Unit: Sendable {
  /// Index of its table in ``Project/groups``.
  public let group: Int
  public let table: String
  public let locale: String
  public let source: Table.Entry
  public let translation: Table.Entry

  public var key: String { translation.key.string }
}
