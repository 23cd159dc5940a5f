import Messages
import ProjectTables
import StringFormats

/// Tables of languages that lie beside those of an Xcode project's targets, and that no target has: the app has none of
/// their texts.
package struct UnlistedTables: Sendable {
  /// The languages that neither the project nor a file of a target names, as their folders spell them, sorted.
  package private(set) var languages: [String] = []
  /// The folders of the other tables, sorted.
  package private(set) var folders: [String] = []
  /// Whether a target has the table of another language, so that one that the project names was forgotten.
  package private(set) var areForgotten = false
  /// All of these tables.
  package private(set) var paths: Set<String> = []

  package var isEmpty: Bool { paths.isEmpty }

  package init() {}

  /// - Parameter tables: The paths of the project's own tables.
  /// - Complexity: O(*n*) in the tables and the languages that the projects name.
  package init(_ tables: [String], of projects: [XcodeProject], _ packages: [SwiftPackage]) {
    self.init(tables, of: projects, members: TargetMembers(projects, packages))
  }

  init(_ tables: [String], of projects: [XcodeProject], members: TargetMembers) {
    guard projects.contains(where: { !$0.knownRegions.isEmpty }) else { return }
    let own = tables.compactMap { path in
      TablePath(path).flatMap { $0.localeFolder != nil && $0.format.isSource ? (path: path, table: $0) : nil }
    }
    let shipped = own.filter { members.contains($0.path) }
    // A project that shows few of the tables has the others from elsewhere.
    guard !shipped.isEmpty, 2 * shipped.count >= own.count else { return }
    let known = Set(shipped.compactMap(\.table.locale))
    let places = Set(shipped.map { Place($0.table) })
    for (path, table) in own where !members.contains(path) && !members.isOfTestsAlone(path) {
      paths.insert(path)
      if let locale = table.locale, !FolderName.noLanguages.contains(locale), !known.contains(locale),
        !projects.contains(where: { $0.names(locale) })
      {
        languages.append(locale)
      } else {
        folders.append(ProjectPath.folder(of: path))
        if places.contains(Place(table)) { areForgotten = true }
      }
    }
    languages = Set(languages).sorted()
    folders = Set(folders).sorted()
  }

  /// A table, whatever its language.
  private struct Place: Hashable {
    let folder: String
    let name: String
    let format: StringFormat

    init(_ table: TablePath) { (folder, name, format) = (table.folder, table.name, table.format) }
  }
}
