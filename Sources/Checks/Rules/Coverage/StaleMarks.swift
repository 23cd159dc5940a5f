import StringTables

/// Whether the mark `stale` of a catalog tells which keys are to be translated.
struct StaleMarks {
  private let areTrusted: Bool

  /// Where it stands at more than a quarter of the keys, Xcode does not find the app's own lookups: most of these keys
  /// are in use.
  ///
  /// - Complexity: O(*n*) in the keys of the development language.
  init(of group: TableGroup) {
    let entries = group.sourceEntries
    areTrusted = 4 * entries.lazy.filter(\.entry.isStale).count <= entries.count
  }

  /// Whether nobody translates the key any more.
  func leaveOut(_ entry: Table.Entry) -> Bool { areTrusted && entry.entry.isStale }
}
