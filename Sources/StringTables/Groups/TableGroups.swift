import Messages
import SourceText
import StringFormats

/// Sorts the entries of all documents into tables by name and locale.
package struct TableGroups {
  private struct Key: Hashable {
    var folder: String
    var name: String

    init(folder: String, name: String) { (self.folder, self.name) = (folder, name) }

    /// - Parameter table: The table that an entry names itself, as in XLIFF.
    init(_ file: ProjectDocument, table: String?) {
      let isExchange = file.tablePath.format == .xliff
      folder = isExchange ? file.path : file.tablePath.folder
      name = isExchange ? table ?? file.tablePath.name : file.tablePath.name
    }
  }

  /// Sorted by folder and name; their development locale is not known yet.
  private let all: [TableGroup]
  /// Tables of files in no folder of a language, sorted by folder and name.
  package let groupsWithoutLanguage: [TableGroup]
  /// The numbers of documents in which a key may come twice; in all others none does.
  package let documentsWithRepetitions: Set<Int>
  private let sourceLanguages: [Key: String]

  /// - Parameter jobs: Threads at most; what comes out does not depend on it.
  package init(_ documents: [ProjectDocument], jobs: Int) {
    var sorter = Sorter(folders: LocaleFolders(documents.lazy.map(\.tablePath)))
    for (number, document) in documents.enumerated() { sorter.add(document, number: number) }
    sorter.joinSpellings()
    let named = sorter.assemblies.map { ($0.key, $0.value, true) }
    let others = sorter.assembliesWithoutLanguage.map { ($0.key, $0.value, false) }
    let groups = Self.groups(named + others, jobs: jobs)
    all = groups.filter(\.hasLanguage).map(\.group)
    groupsWithoutLanguage = groups.filter { !$0.hasLanguage }.map(\.group)
    documentsWithRepetitions = groups.reduce(sorter.untabledDocuments) { $0.union($1.repeatingDocuments) }
    sourceLanguages = sorter.sourceLanguages
  }

  /// The tables, sorted by folder and name.
  package func groups(developmentLanguage: String?) -> [TableGroup] {
    all.map { group in
      var group = group
      group.developmentLocale = TableGroup.developmentLocale(
        among: group.tables.keys,
        wanted: [developmentLanguage, sourceLanguages[Key(folder: group.folder, name: group.name)]])
      return group
    }
  }

  private typealias Sorted = (key: Key, assembly: TableAssembly, hasLanguage: Bool)
  private typealias Made = (group: TableGroup, hasLanguage: Bool, repeatingDocuments: Set<Int>)

  /// Makes the tables, small ones side by side: a large one has work for all threads.
  private static func groups(_ assemblies: [Sorted], jobs: Int) -> [Made] {
    let small = assemblies.filter { !$0.assembly.isLarge }.concurrentMap(jobs: jobs) { made($0, jobs: 1) }
    let large = assemblies.filter(\.assembly.isLarge).map { made($0, jobs: jobs) }
    return (small + large).sorted { ($0.group.folder, $0.group.name) < ($1.group.folder, $1.group.name) }
  }

  private static func made(_ sorted: Sorted, jobs: Int) -> Made {
    let tables = sorted.assembly.tables(jobs: jobs)
    return (
      TableGroup(sorted.key.folder, sorted.key.name, tables.tables), sorted.hasLanguage, tables.repeatingDocuments
    )
  }

  /// Finds the table and the language of every entry.
  private struct Sorter {
    let folders: LocaleFolders
    private(set) var assemblies: [Key: TableAssembly] = [:]
    /// Those of files in no folder of a language.
    private(set) var assembliesWithoutLanguage: [Key: TableAssembly] = [:]
    private(set) var sourceLanguages: [Key: String] = [:]
    /// The numbers of documents with entries that are in no table: no app reads them, or they should name their
    /// language and do not.
    private(set) var untabledDocuments: Set<Int> = []

    init(folders: LocaleFolders) { self.folders = folders }

    mutating func add(_ file: ProjectDocument, number: Int) {
      guard folders.isRead(file.tablePath) else {
        untabledDocuments.insert(number)
        return
      }
      let document = TableDocument(file.document, number: number)
      let range = file.document.entries.indices
      // A file without an entry is a table all the same.
      guard !range.isEmpty, file.tablePath.holdsSeveralLanguages else {
        return add(origin: nil, document, file) { TableSource(document, entries: range, locale: $0) }
      }
      for part in EntriesByOrigin(range, of: file.document.entries).parts {
        add(origin: part.origin, document, file) { TableSource(document, entries: part.entries, locale: $0) }
      }
    }

    /// Makes one table of those whose names differ in case alone, each in languages of its own: one was meant. It has
    /// the name that most languages give it.
    mutating func joinSpellings() {
      let spellings = Dictionary(grouping: assemblies.keys) { Key(folder: $0.folder, name: $0.name.lowercased()) }
      for keys in spellings.values where keys.count > 1 {
        let parts = keys.compactMap { key in assemblies[key].map { (key, $0.locales) } }
          .sorted { ($1.1.count, $0.0.name) < ($0.1.count, $1.0.name) }
        let locales = parts.reduce(Set()) { $0.union($1.1) }
        guard let name = parts.first?.0, locales.count == parts.reduce(0, { $0 + $1.1.count }) else { continue }
        for (key, _) in parts.dropFirst() {
          if let part = assemblies.removeValue(forKey: key) { assemblies[name]?.join(part) }
          if let language = sourceLanguages[key] { sourceLanguages[name] = sourceLanguages[name] ?? language }
        }
      }
    }

    /// Adds entries of one language and table.
    private mutating func add(
      origin: EntryOrigin?, _ document: TableDocument, _ file: ProjectDocument,
      source: (_ locale: String) -> TableSource
    ) {
      let key = Key(file, table: origin?.table)
      guard let locale = origin?.locale ?? file.locale else {
        if file.tablePath.holdsSeveralLanguages {
          untabledDocuments.insert(document.number)
        } else {
          assembliesWithoutLanguage[key, default: TableAssembly(name: key.name)].add(source(TableGroup.noLocale))
        }
        return
      }
      if let language = file.document.sourceLanguage { sourceLanguages[key] = language }
      assemblies[key, default: TableAssembly(name: key.name)].add(source(locale))
    }
  }
}
