import Messages
import SourceText
import StringFormats
import StringTables
import XLIFF

/// The string tables of a project, ready to be exported and imported.
///
/// Tables of one name in different folders stay apart, and so do a `.strings` and its `.stringsdict`: each is a `file`
/// element of XLIFF with the path of its source file as `original`.
package struct ExchangeProject: Sendable {
  /// Paths relative to the project.
  package let files: [SourceFile]
  /// The language that the developers write.
  package let developmentLanguage: String
  let documents: [StringDocument]
  /// The catalogs by their number among ``documents``.
  let catalogs: [Int: CatalogReading]
  /// Sorted by the path of their source files.
  let tables: [ExchangeTable]
  /// The places of ``tables``.
  private let numbers: [TableName: Int]
  /// Storyboards and other interface files, whose texts stand in `.strings` of their name.
  let interfaces: [SourceFile]

  /// Reads the tables among `files`: `.strings` and `.stringsdict` in `.lproj` folders, and catalogs.
  ///
  /// - Parameters:
  ///   - files: Paths relative to the project; others than tables are left out, and those inside of an `.xcloc`.
  ///   - interfaces: Storyboards and xibs in `.lproj` folders.
  ///   - developmentLanguage: What the project is configured to; `nil` takes what the tables say, then English.
  /// - Complexity: O(*n*) in the bytes of the files.
  package init(files: [SourceFile], interfaces: [SourceFile] = [], developmentLanguage: String? = nil) {
    let paths = files.compactMap { file in TablePath(file.path).map { (file: file, path: $0) } }
    self.init(
      paths.map { (file: $0.file, path: $0.path, document: nil) }, interfaces: interfaces,
      developmentLanguage: developmentLanguage)
  }

  /// The same of tables that were read.
  package init(documents: [ProjectDocument], developmentLanguage: String?) {
    self.init(
      documents.map {
        (file: SourceFile(path: $0.path, bytes: $0.document.bytes), path: $0.tablePath, document: $0.document)
      }, interfaces: [], developmentLanguage: developmentLanguage)
  }

  private init(
    _ files: [(file: SourceFile, path: TablePath, document: StringDocument?)], interfaces: [SourceFile],
    developmentLanguage: String?
  ) {
    let sorted = files.sorted { $0.file.path < $1.file.path }
    let folders = LocaleFolders(sorted.lazy.map(\.path))
    let found = sorted.filter { folders.isRead($0.path) }.compactMap { file, path, document in
      TableName(path).map { (file: file, path: path, document: document, name: $0) }
    }
    self.files = found.map(\.file)
    self.interfaces = interfaces
    let documents = found.map { $0.document ?? StringDocument(parsing: $0.file.bytes, format: $0.path.format) }
    self.documents = documents
    catalogs = Dictionary(
      uniqueKeysWithValues: found.indices.filter { found[$0].name.format == .xcstrings }
        .map { ($0, CatalogReading(documents[$0])) })
    var tables: [TableName: ExchangeTable] = [:]
    for (number, one) in found.enumerated() {
      let table = one.name
      tables[table, default: ExchangeTable(folder: table.folder, name: table.name, format: table.format)]
        .append(.init(spelling: table.format == .xcstrings ? nil : one.path.localeFolder, number: number))
    }
    let language =
      developmentLanguage.map(ExchangeLanguage.init)
      ?? Self.developmentLanguage(of: Array(tables.values), documents)
    self.developmentLanguage = language.tag
    let complete = tables.values.map { Self.withSource($0, language, documents) }
    func original(_ table: ExchangeTable) -> String { found[table.source ?? table.files[0].number].file.path }
    let tableList = complete.sorted { original($0) < original($1) }
    self.tables = tableList
    numbers = Dictionary(uniqueKeysWithValues: tableList.enumerated().map { ($1.identity, $0) })
  }

  /// The table of a name.
  ///
  /// - Complexity: O(1).
  func table(_ name: TableName) -> ExchangeTable? { numbers[name].map { tables[$0] } }

  private static let usualDevelopmentLanguages = ["en", "en-US", "en-GB"].map(ExchangeLanguage.init)

  private static func developmentLanguage(
    of tables: [ExchangeTable], _ documents: [StringDocument]
  ) -> ExchangeLanguage {
    var counts: [ExchangeLanguage: Int] = [:]
    for table in tables {
      if table.format == .xcstrings {
        if let language = documents[table.files[0].number].sourceLanguage {
          counts[ExchangeLanguage(language), default: 0] += 1
        }
      } else if let language = usualDevelopmentLanguages.first(where: { table.file($0) != nil }) {
        counts[language, default: 0] += 1
      }
    }
    return counts.max { ($0.value, $1.key.tag) < ($1.value, $0.key.tag) }?.key ?? ExchangeLanguage("en")
  }

  private static func withSource(
    _ table: ExchangeTable, _ language: ExchangeLanguage, _ documents: [StringDocument]
  ) -> ExchangeTable {
    var table = table
    table.sourceLanguage = language
    if table.format == .xcstrings {
      table.source = table.files.first?.number
      let own = table.source.flatMap { documents[$0].sourceLanguage }
      if let own { table.sourceLanguage = ExchangeLanguage(own) }
      return table
    }
    if let number = table.file(language) ?? table.files.first(where: { $0.spelling == FolderName.base })?.number {
      table.source = number
    } else if let other = usualDevelopmentLanguages.first(where: { table.file($0) != nil }) {
      table.source = table.file(other)
      table.sourceLanguage = other
    }
    return table
  }

  /// The languages that the project is translated into, by name: tags with hyphens.
  package var languages: [String] {
    var found: Set<ExchangeLanguage> = []
    for table in tables {
      for spelling in spellings(of: table) where !FolderName.noLanguages.contains(spelling) {
        let language = ExchangeLanguage(spelling)
        if language != table.sourceLanguage { found.insert(language) }
      }
    }
    found.remove(ExchangeLanguage(developmentLanguage))
    return found.map(\.tag).sorted()
  }

  /// A language as the project spells it, with hyphens; a new one as it is given.
  ///
  /// - Returns: `nil` for what is no language tag.
  package func language(_ spelling: String) -> String? {
    let wanted = ExchangeLanguage(spelling)
    guard wanted.canonical != nil, !wanted.tag.contains("/") else { return nil }
    let known = ([developmentLanguage] + languages).map(ExchangeLanguage.init)
    return (known.first { $0 == wanted } ?? known.first { $0.isEquivalent(to: wanted) } ?? wanted).tag
  }

  /// The texts of a file: of a catalog those in one language.
  func texts(of number: Int, in language: ExchangeLanguage) -> TableTexts {
    let document = documents[number]
    return catalogs[number].map { TableTexts(document, $0[language]) } ?? TableTexts(document)
  }

  /// What Apple's parser would load of a file.
  func apple(_ number: Int) -> AppleView { catalogs[number]?.apple ?? documents[number].apple }

  /// Whether a file holds texts that Xcode keeps in `.strings` of its name: a storyboard, a xib.
  package static func isInterfaceFile(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    return ImportPlace.interfaceExtensions.contains(String(path[path.index(after: dot)...]))
  }

  /// The languages of a table as its folders or the catalog spell them, sorted.
  func spellings(of table: ExchangeTable) -> [String] {
    guard table.format == .xcstrings else { return table.files.compactMap(\.spelling) }
    return table.files.flatMap { Array(Set(documents[$0.number].entries.compactMap(\.locale))) }.sorted()
  }
}
