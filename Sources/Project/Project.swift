import DesignTokens
import Messages
import SourceFacts
import StringFormats
import StringTables

/// A project put together once from bytes: its documents, its tables by locale, its components and what was measured.
package struct Project: Sendable {
  package private(set) var configuration: Configuration
  /// Sorted by path.
  package let documents: [ProjectDocument]
  /// Sorted by folder and name.
  package let groups: [TableGroup]
  /// Tables that stand in no `.lproj` folder, so that nothing tells their language, sorted by folder and name; each has
  /// one locale, ``TableGroup/noLocale``.
  package let groupsWithoutLanguage: [TableGroup]
  /// Locales of ``pseudoLocales`` whose texts nobody is to look at: they are none of ``locales``.
  private let inContextLocales: Set<String>
  /// Locales whose texts are made from those of the development language: they translate nothing.
  package let pseudoLocales: Set<String>
  /// The themes to measure in, the usual one first.
  package private(set) var themes: [Theme]
  /// What is shown of the views of the app's code.
  package private(set) var viewSpecimens: [Specimen] = []
  /// The numbers of documents in which a key may come twice in one language; in all others none does.
  package let documentsWithRepetitions: Set<Int>
  /// What the code that uses the keys and the tables say of each other; `nil` where no code was scanned.
  package private(set) var sourceIndex: SourceIndex?
  /// Which translations are older than their source; `nil` where the history was not read.
  package var sourceChanges: SourceChanges?
  /// By the numbers of documents that are no files: the texts of the development language that stand in code.
  package private(set) var codeTables: [Int: CodeTable] = [:]
  /// That of the first theme.
  package var designSystem: DesignSystem { themes[0].system }

  /// The number of a table among ``groups``; `nil` for one of another project.
  ///
  /// - Complexity: O(*n*) in the tables.
  package func number(of group: TableGroup) -> Int? {
    groups.firstIndex { $0.name == group.name && $0.folder == group.folder }
  }

  /// Reads the tables among `files`; other files are left out.
  ///
  /// - Parameter jobs: How many files are read at a time; what comes out does not depend on it.
  /// - Complexity: O(*n*) in the bytes of the files.
  package init(configuration: Configuration, files: [ProjectFile], designSystem: DesignSystem, jobs: Int = 1) {
    self.init(
      configuration: configuration, files: files, themes: [Theme(name: "", system: designSystem)], jobs: jobs)
  }

  /// Reads the tables among `files`, to be measured in several themes.
  ///
  /// - Parameter themes: At least one.
  package init(configuration: Configuration, files: [ProjectFile], themes: [Theme], jobs: Int = 1) {
    let documents = files.concurrentMap(jobs: jobs) { ProjectDocument($0) }.compactMap { $0 }
    self.init(configuration: configuration, documents: documents, themes: themes, jobs: jobs)
  }

  /// Puts files together that were read, in whatever order.
  ///
  /// - Parameter themes: At least one.
  package init(configuration: Configuration, documents: [ProjectDocument], themes: [Theme], jobs: Int = 1) {
    precondition(!themes.isEmpty, "a project has a theme")
    self.configuration = configuration
    self.themes = themes
    self.documents = documents.sorted { $0.path < $1.path }
    let tables = TableGroups(self.documents, jobs: jobs)
    groups = tables.groups(developmentLanguage: configuration.developmentLanguage)
    inContextLocales = Self.inContextLocales(of: groups)
    pseudoLocales = Self.pseudoLocales(of: groups, inContext: inContextLocales)
    groupsWithoutLanguage = tables.groupsWithoutLanguage
    documentsWithRepetitions = tables.documentsWithRepetitions
  }

  /// The same project with other bytes in some of its files, by their paths.
  ///
  /// - Parameters:
  ///   - changesKeys: Whether keys may come or go, so that what the code says of them is looked up anew.
  ///   - jobs: Threads at most; what comes out does not depend on it.
  /// - Complexity: O(*n*) in the bytes of these files and the keys of all; with `changesKeys` in the code, too.
  package func replacing(_ files: [String: [UInt8]], changesKeys: Bool = true, jobs: Int = 1) -> Project {
    let documents = documents.map { document in
      files[document.path].map {
        ProjectDocument(ProjectFile(path: document.path, bytes: $0), tablePath: document.tablePath)
      } ?? document
    }
    var project = Project(configuration: configuration, documents: documents, themes: themes, jobs: jobs)
    project.codeTables = codeTables
    project.sourceIndex = sourceIndex
    if changesKeys, let sourceIndex { project.addSources(sourceIndex.files, of: sourceIndex.apps) }
    project.viewSpecimens = viewSpecimens
    project.sourceChanges = sourceChanges
    return project
  }

  /// Adds views of the app's code, to be laid out with the texts of the tables.
  ///
  /// - Parameter specimens: Of views alone whose name no component of the token files has.
  package mutating func addViews(_ views: [Component], specimens: [Specimen]) {
    for number in themes.indices { themes[number].system.add(views) }
    let names = Set(designSystem.views.map(\.name))
    viewSpecimens += specimens.filter { names.contains($0.component) }
  }

  /// Adds the code that uses the keys.
  ///
  /// - Complexity: That of ``SourceIndex/init(of:files:apps:)``.
  package mutating func addSources(_ files: [ScannedFile], of apps: ProjectApps = ProjectApps()) {
    sourceIndex = SourceIndex(of: self, files: files, apps: apps)
  }

  /// The same project with tables that stand in code.
  func adding(_ tables: [CodeTable]) -> Project {
    var project = Project(
      configuration: configuration, documents: documents + tables.map(\.document), themes: themes)
    let byPath = Dictionary(tables.map { ($0.document.path, $0) }, uniquingKeysWith: { first, _ in first })
    for (number, document) in project.documents.enumerated() { project.codeTables[number] = byPath[document.path] }
    if let sourceIndex { project.addSources(sourceIndex.files, of: sourceIndex.apps) }
    project.viewSpecimens = viewSpecimens
    project.sourceChanges = sourceChanges
    return project
  }

  /// Says which languages the app ships and which of them have all translations, where no file does.
  package mutating func ship(_ locales: [String], complete: [String]) {
    configuration.locales = locales
    configuration.complete = complete
  }

  /// The names of all locales, as their folders spell them, sorted; those made by `l10n pseudo` are among them.
  package var locales: [String] {
    Set(groups.flatMap(\.tables.keys)).subtracting(FolderName.noLanguages).subtracting(inContextLocales).sorted()
  }

  /// The development language of most tables, “en” where none can be told.
  package var developmentLanguage: String {
    var counts: [String: Int] = [:]
    for group in groups { group.developmentLocale.map { counts[$0, default: 0] += 1 } }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return configuration.developmentLanguage ?? most?.key ?? "en"
  }
}
