import StringTables

/// A limit that nothing is compared with, and why.
public struct UncheckedLimit: Sendable {
  public let group: Int
  /// The first key with it.
  public let entry: Table.Entry
  /// In lower case: what it is and what to do.
  public let reason: String
  /// Keys of the table with a limit of this kind.
  public internal(set) var count: Int
}
