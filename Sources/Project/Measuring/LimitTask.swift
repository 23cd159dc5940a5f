import StringTables

/// Some keys of a table in one locale, whose texts one thread compares with their limits in one go.
struct LimitTask: Sendable {
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

  /// The parts of a table.
  static func all(
    of table: Table, group: Int, locale: String, pluralLocale: String, _ source: EntryTexts.Source
  ) -> [LimitTask] {
    stride(from: 0, to: table.entries.count, by: mostEntries).map { start in
      LimitTask(
        group: group, table: table, locale: locale, pluralLocale: pluralLocale, source: source,
        entries: start..<min(start + mostEntries, table.entries.count))
    }
  }
}
