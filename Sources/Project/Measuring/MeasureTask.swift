import Strings

/// A part of the matrix that one thread measures in one go: some keys of a table in one locale.
struct MeasureTask: Sendable {
  /// More keys than this make several tasks, so that the threads end at about the same time.
  static let mostEntries = 256

  let group: Int
  let table: Table
  /// As reports name it.
  let locale: String
  /// Whose plural rules hold.
  let pluralLocale: String
  let source: EntryTexts.Source
  let entries: Range<Int>
}
