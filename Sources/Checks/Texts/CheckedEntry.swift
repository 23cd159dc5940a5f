import Strings

/// An entry of a table in one locale, with its message put together.
public struct CheckedEntry: Sendable {
  public let entry: Table.Entry
  public let message: Message
  public let table: String
  public let locale: String
  /// Whether it is an entry of the development language.
  public let isSource: Bool
  /// What the development language has for the key: the key itself where its table does not list it, as an app shows
  /// it; `nil` for its own entries, and where there is nothing to compare with.
  public let source: Message?

  public var key: String { entry.key.string }
}
