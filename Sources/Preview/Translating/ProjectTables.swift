import Interchange
import Project
import StringTables

/// The tables of a project that can be translated, each with its group.
struct ProjectTables: Sendable {
  struct Entry: Sendable {
    let table: TranslationTable
    /// The number of the group in the project; `nil` where no app reads the table.
    let group: Int?
  }

  let entries: [Entry]

  /// - Complexity: O(*n*) in the entries of the tables.
  init(of project: Project) {
    let files = project.documents.indices.filter { project.codeTables[$0] == nil }.map { project.documents[$0] }
    self.init(files, groups: project.groups, developmentLanguage: project.developmentLanguage)
  }

  /// - Parameter documents: Files of the project.
  init(_ documents: [ProjectDocument], groups: [TableGroup], developmentLanguage: String) {
    let exchange = ExchangeProject(documents: documents, developmentLanguage: developmentLanguage)
    entries = exchange.translationTables.map { table in
      Entry(table: table, group: groups.firstIndex { $0.folder == table.folder && $0.name == table.name })
    }
  }

  /// The table of an identifier.
  subscript(identifier: String) -> Entry? { entries.first { $0.table.identifier == identifier } }
}
