/// A table that follows the code, and what was done to it: each key in the order of the file or, where it is new, of
/// the code.
public struct SyncResult: Hashable, Sendable {
  /// The file; the bytes as they were where nothing changes.
  public internal(set) var bytes: [UInt8]

  public internal(set) var added: [String] = []

  /// Keys of a catalog that were stale, and are named again.
  public internal(set) var revived: [String] = []

  /// Keys that code no longer names: in a catalog those that are marked so now; in a table all that stay.
  public internal(set) var stale: [String] = []

  public internal(set) var removed: [String] = []

  /// Keys whose comment is another one now.
  public internal(set) var commented: [String] = []

  /// Keys whose text of the source language is another one now.
  public internal(set) var changed: [String] = []

  /// Whether the file can't be written at all, as the one note says.
  public internal(set) var isRefused = false

  /// What was not done and why, for a person.
  public internal(set) var notes: [String] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}
