import Checks
import Interchange
import Project
import SourceText
import StringTables
import Workspace

/// The project as tools see it.
struct AgentProject: Sendable {
  let index: ProjectIndex
  let jobs: Int
  let tables: [TranslationTable]

  var project: Project { index.project }
  var developmentLanguage: String { project.developmentLanguage }

  init(_ index: ProjectIndex, jobs: Int) {
    self.index = index
    self.jobs = jobs
    let project = index.project
    let documents = project.documents.indices.filter { project.codeTables[$0] == nil }.map { project.documents[$0] }
    tables = ExchangeProject(documents: documents, developmentLanguage: project.developmentLanguage).translationTables
  }

  /// The table of a name or identifier; the only one of the project where none is given.
  func table(_ name: String?) throws(ToolRefusal) -> TranslationTable {
    guard let name else {
      guard tables.count == 1, let table = tables.first else {
        throw ToolRefusal("name a 'table': \(tables.map(\.identifier).joined(separator: ", "))")
      }
      return table
    }
    let named = tables.filter { $0.identifier == name || $0.name == name }
    guard let table = named.first else {
      throw ToolRefusal("there is no table '\(name)': there are \(tables.map(\.identifier).joined(separator: ", "))")
    }
    guard named.count == 1 else {
      throw ToolRefusal("several tables are called '\(name)': \(named.map(\.identifier).joined(separator: ", "))")
    }
    return table
  }

  /// The table of a call about a key: the one that it names, else the only one that has the key.
  func table(of key: String, _ arguments: ToolArguments) throws(ToolRefusal) -> TranslationTable {
    let name = try arguments.text("table")
    let holding = tables.filter { table in
      group(of: table)?.tables.values.contains { $0.number(of: key) != nil } ?? false
    }
    if name == nil, tables.count > 1, holding.isEmpty { throw ToolRefusal("no table has the key '\(key)'") }
    return name == nil && holding.count == 1 ? holding[0] : try table(name)
  }

  func locale(_ name: String) throws(ToolRefusal) -> String {
    guard project.locales.contains(name) else {
      throw ToolRefusal("the project has no locale '\(name)': it has \(project.locales.joined(separator: ", "))")
    }
    return name
  }

  /// The key of a table as the project knows it.
  func place(_ key: String, in table: TranslationTable) throws(ToolRefusal) -> KeyPlace {
    guard let group = project.groups.firstIndex(where: { $0.folder == table.folder && $0.name == table.name }),
      project.groups[group].tables.values.contains(where: { $0.number(of: key) != nil })
    else {
      throw ToolRefusal("the table '\(table.identifier)' has no key '\(key)'")
    }
    return KeyPlace(group: group, key: key)
  }

  func group(of table: TranslationTable) -> TableGroup? {
    project.groups.first { $0.folder == table.folder && $0.name == table.name }
  }

  /// Where code names a key, as in `App/Cue.swift:12`.
  func uses(of place: KeyPlace) -> [String] {
    index.uses(of: place).map { use in
      "\(index.code[use.file].path):\(LineTable(index.code[use.file].bytes).position(of: use.range.start).line)"
    }
  }
}
