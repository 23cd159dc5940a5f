import StringFormats
import Strings

/// Sorts the entries of all documents into tables by name and locale.
struct TableGroups {
  private struct Key: Hashable {
    var folder: String
    var name: String
  }

  /// Which entries of a broken file make up its table.
  enum Entries {
    /// All that could be read.
    case recovered
    /// Those before the place at which Apple's parser stops.
    case readByApple
  }

  private let entries: Entries
  private var groups: [Key: TableGroup] = [:]
  private var sourceLanguages: [Key: String] = [:]

  /// The tables of `documents`, sorted by folder and name.
  static func groups(
    of documents: [ProjectDocument], developmentLanguage: String?, entries: Entries
  ) -> [TableGroup] {
    var building = TableGroups(entries: entries)
    for (number, document) in documents.enumerated() { building.add(document, number: number) }
    return building.finished(developmentLanguage: developmentLanguage)
  }

  private init(entries: Entries) { self.entries = entries }

  private mutating func add(_ file: ProjectDocument, number: Int) {
    let isExchange = file.tablePath.format == .xliff
    var tables: [Key: [String: Table]] = [:]
    for entry in entries == .recovered ? file.document.entries[...] : file.document.entriesReadByApple {
      guard let locale = entry.locale ?? file.locale else { continue }
      let key = Key(
        folder: isExchange ? file.path : file.tablePath.folder,
        name: isExchange ? entry.table ?? file.tablePath.name : file.tablePath.name)
      tables[key, default: [:]][locale, default: existing(key, locale)]
        .insert(entry, of: file.document, number: number)
    }
    if tables.isEmpty, let locale = file.locale {
      let key = Key(folder: file.tablePath.folder, name: file.tablePath.name)
      tables[key] = [locale: existing(key, locale)]
    }
    for (key, locales) in tables {
      var group = groups[key] ?? TableGroup(folder: key.folder, name: key.name)
      for (locale, table) in locales { group.tables[locale] = table }
      groups[key] = group
      if let source = file.document.sourceLanguage { sourceLanguages[key] = source }
    }
  }

  private func existing(_ key: Key, _ locale: String) -> Table {
    groups[key]?.tables[locale] ?? Table(name: key.name, locale: locale)
  }

  private func finished(developmentLanguage: String?) -> [TableGroup] {
    groups.map { key, group in
      var group = group
      group.developmentLocale = TableGroup.developmentLocale(
        among: group.tables.keys, wanted: [developmentLanguage, sourceLanguages[key]])
      return group
    }
    .sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }
}
