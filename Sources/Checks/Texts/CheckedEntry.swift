import Strings

/// An entry of a table in one locale, with its message put together.
public struct CheckedEntry: Sendable {
  public let entry: Table.Entry
  public let message: Message
  public let table: String
  public let locale: String
  /// Whether it is an entry of the development language.
  public let isSource: Bool

  public var key: String { entry.key.string }
}
