import StringFormats
import Strings

/// Sorts the entries of all documents into tables by name and locale.
struct TableGroups {
  private struct Key: Hashable {
    var folder: String
    var name: String

    /// - Parameter table: The table that an entry names itself, as in XLIFF.
    init(_ file: ProjectDocument, table: String?) {
      let isExchange = file.tablePath.format == .xliff
      folder = isExchange ? file.path : file.tablePath.folder
      name = isExchange ? table ?? file.tablePath.name : file.tablePath.name
    }
  }

  /// Which entries of a broken file make up its table.
  enum Entries {
    /// All that could be read.
    case recovered
    /// Those before the place at which Apple's parser stops.
    case readByApple
  }

  /// A table in one language.
  private struct Part: Hashable {
    var key: Key
    var locale: String
  }

  private let entries: Entries
  private var builders: [Part: Table.Builder] = [:]
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
    let document = TableDocument(file.document, number: number)
    let all = file.document.entries
    let range = entries == .recovered ? all.indices : file.document.entriesReadByApple.indices
    // A file without an entry is a table all the same.
    if range.isEmpty, let locale = file.locale { _ = builder(Part(key: Key(file, table: nil), locale: locale)) }
    var texts = file.document.textBuffer()
    var start = range.lowerBound
    while start < range.upperBound {
      let origin = all.origin(at: start)
      var end = start + 1
      while end < range.upperBound, all.origin(at: end) === origin { end += 1 }
      add(start..<end, of: document, origin: origin, file, &texts)
      start = end
    }
  }

  /// Adds entries of one language and table.
  private mutating func add(
    _ range: Range<Int>, of document: TableDocument, origin: EntryOrigin?, _ file: ProjectDocument,
    _ texts: inout TextBuffer
  ) {
    guard let locale = origin?.locale ?? file.locale else { return }
    let key = Key(file, table: origin?.table)
    if let source = file.document.sourceLanguage { sourceLanguages[key] = source }
    let part = Part(key: key, locale: locale)
    var builder = builder(part)
    // Not held twice while it grows.
    builders[part] = nil
    if range.count > 16 { builder.reserveCapacity(range.count) }
    for entry in range { builder.insert(entry, of: document, &texts) }
    builders[part] = builder
  }

  private mutating func builder(_ part: Part) -> Table.Builder {
    if let known = builders[part] { return known }
    let made = Table.Builder(name: part.key.name, locale: part.locale)
    builders[part] = made
    return made
  }

  private func finished(developmentLanguage: String?) -> [TableGroup] {
    var groups: [Key: TableGroup] = [:]
    for (part, builder) in builders {
      groups[part.key, default: TableGroup(folder: part.key.folder, name: part.key.name)].tables[part.locale] =
        builder.table()
    }
    return groups.map { key, group in
      var group = group
      group.developmentLocale = TableGroup.developmentLocale(
        among: group.tables.keys, wanted: [developmentLanguage, sourceLanguages[key]])
      return group
    }
    .sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }
}
