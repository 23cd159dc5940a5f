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

  private let entries: Entries
  private var builders: [Key: Table.Builder] = [:]
  /// Those of files in no folder of a language.
  private var buildersWithoutLanguage: [Key: Table.Builder] = [:]
  private var sourceLanguages: [Key: String] = [:]

  /// The numbers of documents with entries that are in no table: they should name their language and do not.
  private var untabledDocuments: Set<Int> = []

  init(_ documents: [ProjectDocument], entries: Entries) {
    self.entries = entries
    for (number, document) in documents.enumerated() { add(document, number: number) }
  }

  /// The numbers of documents in which a key may come twice; in all others none does.
  var documentsWithRepetitions: Set<Int> {
    (Array(builders.values) + buildersWithoutLanguage.values).reduce(untabledDocuments) {
      $0.union($1.repeatingDocuments)
    }
  }

  private mutating func add(_ file: ProjectDocument, number: Int) {
    let document = TableDocument(file.document, number: number)
    let all = file.document.entries
    let range = entries == .recovered ? all.indices : file.document.entriesReadByApple.indices
    var texts = file.document.textBuffer()
    // A file without an entry is a table all the same.
    if range.isEmpty { add([], of: document, origin: nil, file, &texts) }
    for part in EntriesByOrigin(range, of: all).parts {
      add(part.entries, of: document, origin: part.origin, file, &texts)
    }
  }

  /// Adds entries of one language and table.
  private mutating func add(
    _ entries: [Int], of document: TableDocument, origin: EntryOrigin?, _ file: ProjectDocument,
    _ texts: inout TextBuffer
  ) {
    let key = Key(file, table: origin?.table)
    guard let locale = origin?.locale ?? file.locale else {
      if file.tablePath.holdsSeveralLanguages {
        untabledDocuments.insert(document.number)
      } else {
        buildersWithoutLanguage[key, default: Table.Builder(name: key.name)]
          .insert(entries, of: document, locale: TableGroup.noLocale, &texts)
      }
      return
    }
    if let source = file.document.sourceLanguage { sourceLanguages[key] = source }
    // Taken out, so that it is not held twice while it grows.
    var builder = builders.removeValue(forKey: key) ?? Table.Builder(name: key.name)
    builder.insert(entries, of: document, locale: locale, &texts)
    builders[key] = builder
  }

  /// The tables, sorted by folder and name.
  func groups(developmentLanguage: String?) -> [TableGroup] {
    builders.map { key, builder in
      var group = TableGroup(folder: key.folder, name: key.name)
      group.tables = builder.tables()
      group.developmentLocale = TableGroup.developmentLocale(
        among: group.tables.keys, wanted: [developmentLanguage, sourceLanguages[key]])
      return group
    }
    .sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }

  /// The tables of files in no folder of a language, sorted by folder and name.
  var groupsWithoutLanguage: [TableGroup] {
    buildersWithoutLanguage.map { key, builder in
      var group = TableGroup(folder: key.folder, name: key.name)
      group.tables = builder.tables()
      return group
    }
    .sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }
}
