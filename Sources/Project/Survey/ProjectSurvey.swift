import ProjectTables
import SourceFacts
import StringTables

/// What a folder without an `l10n.json` shows of the app in it: its languages, its own tables and its code.
package struct ProjectSurvey: Sendable {
  private let own: TableSurvey
  package let manifests: [ProjectManifest]
  /// The files that tools have written from the tables.
  private var accessors: [GeneratedAccessor] = []
  /// What the accessors of tables begin with, beside the usual.
  private var accessorRoots: [String] = []
  /// What the tables of the app are to be read with; languages are those that the project names.
  package private(set) var configuration = Configuration()

  /// Those of the app's own.
  package var projects: [XcodeProject] { own.projects }
  package var packages: [SwiftPackage] { own.packages }
  /// The project that makes the app; `nil` without one.
  package var mainProject: XcodeProject? { own.mainProject }
  /// The language that the developers write, as the project or package says, whether a table has it or not.
  package var language: String? { own.language }
  /// All tables that are not foreign, as their paths.
  package var tables: [String] { own.tables }

  /// Whether a survey asks for the bytes of a file of that name.
  package static func reads(_ name: String) -> Bool {
    TableSurvey.reads(name) || ProjectManifest.names.contains(name) || GeneratedAccessor.mayBe(name[...])
      || SwiftGenSettings.mayBe(name[...])
  }

  /// Whether a file of that name says that its folder is a project, so that the code of its keys is below it.
  package static func marksProject(_ name: String) -> Bool { markers.contains(name) }

  /// Whether a path is in a folder of vendored code, a submodule, tests or tools.
  package func isForeign(_ path: String) -> Bool { own.foreign.holds(path) }

  /// Whether a path is in a folder of vendored code by its name.
  package static func isVendored(_ path: String) -> Bool { ForeignFolders.holdsVendored(path) }

  private static let markers: Set<String> = [
    "project.pbxproj", "Package.swift", "project.yml", "Project.swift", "Workspace.swift", "BUILD", "BUILD.bazel",
  ]

  /// - Parameters:
  ///   - tables: The paths of all string tables.
  ///   - code: The paths of all files that are scanned for texts.
  ///   - markers: The paths of those files that ``marksProject(_:)`` asks for.
  ///   - files: Those that ``reads(_:)`` asks for.
  /// - Complexity: O(*n*) in the paths and bytes.
  package init(tables: [String], code: [String], markers: [String], files: [ProjectFile]) {
    let own = TableSurvey(tables: tables, files: files)
    self.own = own
    let foreign = own.foreign
    let files = files.filter { !foreign.holds($0.path) }
    manifests = files.filter { ProjectManifest.names.contains(String(ProjectPath.name(of: $0.path))) }.compactMap {
      ProjectManifest(path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self))
    }
    configuration.tables = own.settings
    configuration.locales = mainProject?.knownRegions ?? []
    accessors = files.filter { GeneratedAccessor.mayBe(ProjectPath.name(of: $0.path)) }.compactMap {
      GeneratedAccessor(path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self))
    }
    let settings = files.filter { SwiftGenSettings.mayBe(ProjectPath.name(of: $0.path)) }.flatMap {
      SwiftGenSettings(path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self)).roots
    }
    accessorRoots = accessors.compactMap(\.root) + manifests.flatMap(\.accessorRoots) + settings
    guard markers.contains(where: { !foreign.holds($0) }) else { return }
    guard var sources = sources(code) else { return }
    addAccessorRoots(to: &sources)
    configuration.sources = sources
  }

  /// What of some tables no target has; nothing where the project is made from a manifest.
  ///
  /// - Complexity: O(*n*) in the tables and the languages that the projects name.
  package func unlisted(_ tables: [String]) -> UnlistedTables {
    guard projects.contains(where: \.makesApp), manifests.isEmpty else { return UnlistedTables() }
    return UnlistedTables(tables, of: projects, members: own.members)
  }

  /// Leaves out of what a configuration names the files that tools have written from the tables, and reads the calls of
  /// their accessors: such a file names every key, and uses none.
  package func leaveOutAccessors(of settings: inout SourceSettings) {
    settings.exclude += accessors.filter { $0.root != nil }.map(\.path)
    addAccessorRoots(to: &settings)
  }

  private func addAccessorRoots(to settings: inout SourceSettings) {
    for root in accessorRoots where !settings.scan.accessorRoots.contains(root) {
      settings.scan.accessorRoots.append(root)
    }
  }

  private func sources(_ code: [String]) -> SourceSettings? {
    let (isCompiled, isNib, members, foreign) = (Self.isCompiled, Self.isNib, own.members, own.foreign)
    let compiled = code.filter(isCompiled)
    // Scripts beside a package, unless most of the code is there, or the project is made from further manifests.
    let isPackage = manifests.isEmpty && 2 * compiled.count(where: members.isBesidePackage) < compiled.count
    let isBeside = { (path: String) in isPackage && members.isBesidePackage(path) }
    let isOwn = { (path: String) in
      !foreign.holds(path) && !members.isOfTestsAlone(path) && !isBeside(path)
    }
    // A project that shows few of the files has them from elsewhere: a generated one, or one of many.
    func isJudged(_ files: [String]) -> Bool {
      let own = files.filter(isOwn)
      return !own.isEmpty && 2 * own.count(where: members.contains) >= own.count
    }
    let nibs = code.filter(isNib)
    let (judgesCode, judgesNibs) = (isJudged(compiled), isJudged(nibs))
    let own = compiled.filter(isOwn)
    let strays = own.count { !members.contains($0) }
    let hasStrays = strays <= Self.mostStrays && 10 * strays <= own.count
    let selection = FileSelection(compiled + nibs) {
      isOwn($0) && (!(isNib($0) ? judgesNibs : judgesCode) || members.contains($0))
    }
    let kept = selection.kept.filter { judgesNibs || isCompiled($0) }
    guard kept.contains(where: isCompiled) else { return nil }
    var settings = SourceSettings()
    let folder = Self.commonFolder(of: kept)
    settings.paths = [ConfiguredText(folder.isEmpty ? "." : folder)]
    // Code that no target has, beside code that one has: what the project shows, and a few forgotten files; more may be
    // for another system, and are read.
    settings.exclude = selection.excluded.filter {
      ProjectPath.isInside($0, folder)
        && (!isCompiled($0) || hasStrays || members.isOfTestsAlone($0) || members.isUnbuilt($0)
          || isBeside($0))
    }
    settings.exclude += accessors.map(\.path).filter { path in
      ProjectPath.isInside(path, folder) && !settings.exclude.contains { ProjectPath.isInside(path, $0) }
    }
    let excluded = Set(settings.exclude)
    let read = compiled.filter { path in
      !excluded.contains(path) && !ProjectPath.folders(above: path).contains(where: excluded.contains)
    }
    settings.exclude = FileSelection.folded(settings.exclude, kept: read)
    return settings
  }

  /// As many files at most, and one of ten, may have been forgotten; they are listed one by one.
  private static let mostStrays = 20

  private static func isCompiled(_ path: String) -> Bool {
    ProjectPath.isCode(path) && ProjectPath.name(of: path) != "Package.swift"
  }

  private static func isNib(_ path: String) -> Bool { [".storyboard", ".xib"].contains(where: path.hasSuffix) }

  private static func commonFolder(of files: [String]) -> String {
    var common = files.first.map { ProjectPath.folder(of: $0) } ?? ""
    for file in files { while !ProjectPath.isInside(file, common) { common = ProjectPath.folder(of: common) } }
    return common
  }
}
