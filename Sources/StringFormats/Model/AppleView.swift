import SourceText

/// What Apple's own parser (CoreFoundation's `CFPropertyList`) would load of a file.
package struct AppleView: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    /// Every entry.
    case all
    /// That many entries from the start, without an error: the rest is dropped in silence.
    case first(Int)
    /// No entry: the app shows keys.
    case nothing
  }

  package let outcome: Outcome

  /// The number of different keys that are loaded.
  package let loads: Int

  /// The number of different keys of the document, those that were read behind a defect included.
  package let of: Int

  /// Where Apple's parser gives up; `nil` where it reads to the end.
  package let stopsAt: ByteOffset?

  /// - Complexity: O(*n*) in the size of all keys.
  init(_ outcome: Outcome, stopsAt: ByteOffset?, entries: StringEntries, _ texts: TextBuffer) {
    self.outcome = outcome
    self.stopsAt = stopsAt
    let end =
      switch outcome {
      case .all: entries.count
      case .first(let count): min(count, entries.count)
      case .nothing: 0
      }
    (loads, of) = KeyIndex.count(of: entries, texts, upTo: end)
  }
}
