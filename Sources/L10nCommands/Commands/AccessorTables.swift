import CodeGeneration
import Project
import SourceText
import StringFormats
import Strings

/// The keys of a project that are to have accessors, in the development language.
struct AccessorTables {
  private(set) var sources: [AccessorSource] = []
  /// What the reader of the generated file should know of the tables.
  private(set) var notes: [String] = []

  /// - Parameter names: The tables wanted; empty for all that an app reads itself.
  /// - Throws: ``UsageError`` for a name that no table has.
  init(_ project: Project, named names: [String]) throws(UsageError) {
    let groups = project.groups.filter { !Self.isExchange($0) }
    let known = Set(groups.map(\.name))
    for name in names where !known.contains(name) {
      throw UsageError(unknown: "table", name, known: known.sorted())
    }
    let wanted = groups.filter { names.isEmpty ? !Self.isReadBySystem($0.name) : names.contains($0.name) }
    for (name, groups) in Dictionary(grouping: wanted, by: \.name).sorted(by: { $0.key < $1.key })
    where groups.count > 1 {
      let folders = groups.map { "'\($0.folder.isEmpty ? "." : $0.folder)'" }.joined(separator: ", ")
      notes.append("the table '\(name)' of \(folders) is taken for one: give one folder for the code of one bundle")
    }
    var lines: [Int: LineTable] = [:]
    for group in wanted {
      guard let table = group.source ?? group.translations.first.flatMap({ group.tables[$0] }) else { continue }
      for entry in table.entries {
        let document = project.documents[entry.document]
        let table = lines[entry.document] ?? document.document.lineTable()
        lines[entry.document] = table
        let position = table.position(of: entry.key.range.start)
        sources.append(
          AccessorSource(
            table: group.name, key: entry.key.string, message: entry.message, comment: entry.comment ?? "",
            place: "\(document.path):\(position.line):\(position.column)"))
      }
    }
  }

  private static func isExchange(_ group: TableGroup) -> Bool {
    group.tables.values.contains { $0.entries.contains { $0.format == .xliff } }
  }

  /// The system looks these keys up; no code does.
  private static func isReadBySystem(_ table: String) -> Bool {
    table == "InfoPlist" || table.hasSuffix("-InfoPlist") || table == "AppShortcuts"
  }
}
