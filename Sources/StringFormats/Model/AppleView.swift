import SourceText

/// What Apple's own parser (CoreFoundation's `CFPropertyList`) would load of a file.
public struct AppleView: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    /// Every entry.
    case all
    /// That many entries from the start, without an error: the rest is dropped in silence.
    case first(Int)
    /// No entry: the app shows keys.
    case nothing
  }

  public let outcome: Outcome

  /// The number of different keys that are loaded.
  public let loads: Int

  /// The number of different keys of the document, those that were read behind a defect included.
  public let of: Int

  /// Where Apple's parser gives up; `nil` where it reads to the end.
  public let stopsAt: ByteOffset?

  /// - Complexity: O(*n*) in the size of all keys.
  init(_ outcome: Outcome, stopsAt: ByteOffset?, entries: [StringEntry], _ bytes: [UInt8]) {
    self.outcome = outcome
    self.stopsAt = stopsAt
    var keys = KeySet(bytes)
    var loaded = 0
    for (index, entry) in entries.enumerated() {
      if outcome == .first(index) { loaded = keys.count }
      keys.insert(entry)
    }
    of = keys.count
    loads =
      switch outcome {
      case .all: keys.count
      case .first(let count): count < entries.count ? loaded : keys.count
      case .nothing: 0
      }
  }
}

/// The different keys of a document. Keys are compared scalar by scalar, as CoreFoundation does.
private struct KeySet {
  private let bytes: [UInt8]
  private let encoding: TextEncoding
  private var keys: [String?: Set<ArraySlice<UInt8>>] = [:]
  private(set) var count = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    encoding = FileEncoding(of: bytes).text
  }

  mutating func insert(_ entry: StringEntry) {
    let text = entry.key.text(in: bytes, encoding)
    if keys[entry.table, default: []].insert(Array(text.utf8)[...]).inserted { count += 1 }
  }
}
