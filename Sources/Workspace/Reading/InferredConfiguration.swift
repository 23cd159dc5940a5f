import DesignTokens
import Messages
import Project
import ProjectTables
import StringTables

/// The configuration of a folder that has no `l10n.json`, from what is in it: `check` reads the tables with it, and
/// `init` writes it.
package struct InferredConfiguration {
  package let survey: ProjectSurvey
  package let configuration: Configuration
  /// The files beside tables, code and fonts that it rests on, relative to the folder.
  package let evidence: [String]
  /// Token files that cannot be read together.
  package let unusableTokens: [String]

  /// - Parameter folder: An absolute path.
  package init(of folder: String) {
    let names = Self.names(below: folder)
    let survey = Self.survey(names, in: folder)
    self.survey = survey
    evidence = names.filter { Self.isEvidence(SystemPath.name(of: $0)) }
    var configuration = survey.configuration
    let tokens = Self.tokens(names, in: folder)
    configuration.tokens = tokens.usable.map { ConfiguredText($0) }
    unusableTokens = tokens.unusable
    configuration.fonts = Self.fontFolders(names.filter { FontFiles.isFont($0) && !survey.isForeign($0) })
    self.configuration = configuration
  }

  /// What the files of a folder show of its project, without its tokens and fonts.
  ///
  /// - Parameter folder: An absolute path.
  package static func survey(of folder: String) -> ProjectSurvey {
    survey(names(below: folder), in: folder)
  }

  /// What cannot be looked into is told by who reads the tables.
  private static func names(below folder: String) -> [String] {
    FolderWalk.listing(of: folder, named: { $0 }, where: isWanted).files
  }

  private static func survey(_ names: [String], in folder: String) -> ProjectSurvey {
    let base = { (name: String) in SystemPath.name(of: name) }
    return ProjectSurvey(
      tables: names.filter { TablePath($0) != nil }, code: names.filter { SourceFiles.isSource(base($0)) },
      markers: names.filter { ProjectSurvey.marksProject(base($0)) },
      files: names.filter { ProjectSurvey.reads(base($0)) }.compactMap { read($0, in: folder) })
  }

  /// Whether a file of that name is tables, code or fonts, or shows something of the project.
  static func isWanted(_ name: String) -> Bool {
    TablePath(name) != nil || SourceFiles.isSource(name) || FontFiles.isFont(name) || isEvidence(name)
  }

  private static func isEvidence(_ name: String) -> Bool {
    ProjectSurvey.reads(name) || ProjectSurvey.marksProject(name) || isTokenFile(name) || isResolver(name)
  }

  private static func isResolver(_ name: String) -> Bool { name.hasSuffix(".resolver.json") }

  private static func isTokenFile(_ name: String) -> Bool {
    name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens")
  }

  /// A file of the folder; `nil` for one that cannot be read, which says nothing.
  private static func read(_ name: String, in folder: String) -> ProjectFile? {
    (try? FileAccess.bytes(of: folder + "/" + name, named: name)).map { ProjectFile(path: name, bytes: $0) }
  }

  /// A resolver alone where it can be read, else all token files that can be read together.
  private static func tokens(_ names: [String], in folder: String) -> (usable: [String], unusable: [String]) {
    let resolvers = names.filter(isResolver).compactMap { read($0, in: folder) }
    if resolvers.count == 1, let file = resolvers.first {
      let resolver = ThemeResolver((path: file.path, bytes: file.bytes)) { folder + "/" + $0 }
      if resolver.problems.isEmpty,
        let system = try? resolver.designSystem(for: [:], builtIn: BuiltInTokens()), system.problems.isEmpty
      {
        return ([file.path], [])
      }
    }
    let files = names.filter(isTokenFile).compactMap { read($0, in: folder) }
    let system = DesignSystem(files: files.map { ($0.path, $0.bytes) }, builtIn: BuiltInTokens())
    return system.problems.isEmpty ? (files.map(\.path), []) : ([], files.map(\.path))
  }

  /// The folders that hold fonts, none of them in another.
  private static func fontFolders(_ fonts: [String]) -> [String] {
    let folders = Set(fonts.map { SystemPath.folder(of: $0) })
    if folders.contains("") { return ["."] }
    return folders.filter { one in !folders.contains { $0 != one && (one + "/").hasPrefix($0 + "/") } }.sorted()
  }
}
