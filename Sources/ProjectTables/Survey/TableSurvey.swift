import Messages
import StringTables

/// What a folder without an `l10n.json` shows of its string tables: which of them are the app's own, and in which
/// language the developers write.
package struct TableSurvey: Sendable {
  /// Those of the app's own.
  package let projects: [XcodeProject]
  package let packages: [SwiftPackage]
  /// The project that makes the app; `nil` without one.
  package let mainProject: XcodeProject?
  /// The language that the developers write, as the project or package says, whether a table has it or not.
  package let language: String?
  package let foreign: ForeignFolders
  package let members: TargetMembers
  /// All tables that are not foreign, as their paths.
  package let tables: [String]
  /// What the tables of the app are to be read with.
  package private(set) var settings = TableSettings()

  /// Whether a survey asks for the bytes of a file of that name.
  package static func reads(_ name: String) -> Bool {
    ["project.pbxproj", "Package.swift", GitSubmodules.fileName].contains(name)
  }

  /// - Parameters:
  ///   - tables: The paths of all string tables.
  ///   - files: Those that ``reads(_:)`` asks for.
  /// - Complexity: O(*n*) in the paths and bytes.
  package init(tables: [String], files: [ProjectFile]) {
    let submodules = files.filter { ProjectPath.name(of: $0.path) == GitSubmodules.fileName }.flatMap {
      GitSubmodules.paths(in: String(decoding: $0.bytes, as: UTF8.self), folder: ProjectPath.folder(of: $0.path))
    }
    let packageFiles = files.filter { ProjectPath.name(of: $0.path) == "Package.swift" }
    var folders = ForeignFolders(
      submodules: submodules, packages: packageFiles.map { ProjectPath.folder(of: $0.path) }, tables: tables)
    let all = files.filter { ProjectPath.name(of: $0.path) == "project.pbxproj" && !folders.holds($0.path) }
      .compactMap { XcodeProject(path: ProjectPath.folder(of: $0.path), bytes: $0.bytes) }
    // Of equal ones that nearest to the folder.
    func rank(_ project: XcodeProject) -> (Int, Int, Int) {
      (project.makesApp ? 1 : 0, project.members.count, -ProjectPath.folders(above: project.path).count)
    }
    mainProject = all.max { rank($0) < rank($1) }
    if let mainProject { folders.leaveOut(all, beside: mainProject, tables: tables) }
    let foreign = folders
    self.foreign = foreign
    projects = all.filter { !foreign.holds($0.path) }
    packages = packageFiles.filter { !foreign.holds($0.path) }.map {
      SwiftPackage(folder: ProjectPath.folder(of: $0.path), manifest: String(decoding: $0.bytes, as: UTF8.self))
    }
    members = TargetMembers(projects, packages)
    self.tables = tables.filter { !foreign.holds($0) }
    let own = Self.selection(of: tables, members: members, foreign)
    settings.exclude = FileSelection.folded(own.excluded, kept: own.kept)
    language = mainProject?.developmentRegion ?? packages.lazy.compactMap(\.defaultLocalization).first
    settings.developmentLanguage = language.flatMap { Self.language($0, of: own.kept) }
  }

  private static func selection(
    of tables: [String], members: TargetMembers, _ foreign: ForeignFolders
  ) -> FileSelection {
    let isOwn = { (path: String) in !foreign.holds(path) && !members.isOfTestsAlone(path) }
    let shipped = tables.filter { members.contains($0) && isOwn($0) }
    // XLIFF is in no target: it is for translators, and once it is imported the tables say the same.
    let paths = shipped.compactMap(TablePath.init)
    let hasTranslations = paths.contains(where: \.holdsSeveralLanguages) || Set(paths.compactMap(\.locale)).count > 1
    return FileSelection(tables) { path in
      let isExchanged = path.hasSuffix(".xliff") || path.hasSuffix(".xlf")
      return isOwn(path) && (shipped.isEmpty || (isExchanged ? !hasTranslations : members.contains(path)))
    }
  }

  /// The development language as the tables spell it; `nil` where none has it.
  private static func language(_ language: String, of tables: [String]) -> String? {
    let paths = tables.compactMap(TablePath.init)
    let isThere = paths.isEmpty || paths.contains { $0.locale == language || $0.holdsSeveralLanguages }
    return isThere ? language : nil
  }
}
