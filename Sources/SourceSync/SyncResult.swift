/// A table that follows the code, and what was done to it: each key in the order of the file or, where it is new, of
/// the code.
package struct SyncResult: Hashable, Sendable {
  /// The file; the bytes as they were where nothing changes.
  package internal(set) var bytes: [UInt8]

  package internal(set) var added: [String] = []

  /// Keys of a catalog that were stale, and are named again.
  package internal(set) var revived: [String] = []

  /// Keys that code no longer names: in a catalog those that are marked so now; in a table all that stay.
  package internal(set) var stale: [String] = []

  package internal(set) var removed: [String] = []

  /// Keys whose comment is another one now.
  package internal(set) var commented: [String] = []

  /// Keys whose text of the source language is another one now.
  package internal(set) var changed: [String] = []

  /// Whether the file can't be written at all, as the one note says.
  package internal(set) var isRefused = false

  /// What was not done and why, for a person.
  package internal(set) var notes: [String] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}
