import SourceFacts
import StringFormats
import StringTables

// The phrases of App Shortcuts.
extension TableGroup {
  /// The keys of sets of phrases, which are no single texts.
  var setsOfPhrases: [String] {
    tables.values.flatMap(\.documents).flatMap { file in
      file.document.entries.compactMap { entry in
        if case .other = entry.value { file.document.text(entry.key) } else { nil }
      }
    }
  }

  var hasCatalog: Bool {
    tables.values.contains { table in table.documents.contains { $0.document.format == .xcstrings } }
  }
}

extension KeyUse {
  /// Whether it is a phrase behind the first, which is a key of its own where no catalog has the table.
  var isOtherPhrase: Bool { table == Self.phrasesTable && mayBeText }
}
