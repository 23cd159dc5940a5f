import StringTables

/// A limit that nothing is compared with, and why.
package struct UncheckedLimit: Sendable {
  package let group: Int
  /// The first key with it.
  package let entry: Table.Entry
  /// In lower case: what it is and what to do.
  package let reason: String
  /// Keys of the table with a limit of this kind.
  package internal(set) var count: Int
}
