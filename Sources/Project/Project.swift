import DesignTokens
import StringFormats
import Strings

/// A project put together once from bytes: its documents, its tables by locale, its components and what was measured.
public struct Project: Sendable {
  public let configuration: Configuration
  /// Sorted by path.
  public let documents: [ProjectDocument]
  /// Sorted by folder and name.
  public let groups: [TableGroup]
  public let designSystem: DesignSystem
  /// The numbers of documents in which a key may come twice in one language; in all others none does.
  public let documentsWithRepetitions: Set<Int>

  /// Reads the tables among `files`; other files are left out.
  ///
  /// - Parameter jobs: How many files are read at a time; what comes out does not depend on it.
  /// - Complexity: O(*n*) in the bytes of the files.
  public init(configuration: Configuration, files: [ProjectFile], designSystem: DesignSystem, jobs: Int = 1) {
    let tables = files.sorted { $0.path < $1.path }.compactMap { file in
      TablePath(file.path).map { (file: file, path: $0) }
    }
    let documents = tables.concurrentMap(jobs: jobs) { ProjectDocument($0.file, tablePath: $0.path) }
    self.init(configuration: configuration, documents: documents, designSystem: designSystem, entries: .recovered)
  }

  private init(
    configuration: Configuration, documents: [ProjectDocument], designSystem: DesignSystem,
    entries: TableGroups.Entries
  ) {
    self.configuration = configuration
    self.designSystem = designSystem
    self.documents = documents
    let tables = TableGroups(documents, entries: entries)
    groups = tables.groups(developmentLanguage: configuration.developmentLanguage)
    documentsWithRepetitions = tables.documentsWithRepetitions
  }

  /// The same project with the tables that an app would see: of a broken file only what Apple's parser reads.
  public var asShipped: Project {
    Project(
      configuration: configuration, documents: documents, designSystem: designSystem, entries: .readByApple)
  }

  /// The names of all locales, as their folders spell them, sorted.
  public var locales: [String] {
    Set(groups.flatMap(\.tables.keys)).subtracting(TableGroup.namesThatAreNoLanguage).sorted()
  }

  /// The development language of most tables, “en” where none can be told.
  public var developmentLanguage: String {
    var counts: [String: Int] = [:]
    for group in groups { group.developmentLocale.map { counts[$0, default: 0] += 1 } }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return configuration.developmentLanguage ?? most?.key ?? "en"
  }
}
