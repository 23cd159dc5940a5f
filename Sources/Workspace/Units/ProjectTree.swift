import Messages
import Project

/// The projects that a call is about: one, or those of a folder of projects, each of which is checked by itself.
///
/// A folder is a project where it holds an `l10n.json` or a repository. Outside of a repository it is one too where it
/// holds an Xcode project, or tables and no code: inside of one these may be parts of one app. A folder that holds none
/// of these, but folders that do, holds their projects; where code or tables lie beside these, it is one project. So
/// are several folders of a call unless each is a project.
package struct ProjectTree {
  package struct Place: Hashable, Sendable {
    /// As the call has it, for one that was found with the rest of its path.
    package let path: String
    /// What stands before the paths of its files: its path below ``root``, with a slash at its end.
    package let prefix: String

    package init(path: String, prefix: String) {
      self.path = path
      self.prefix = prefix
    }
  }

  /// Absolute path of the folder that paths of a report are relative to.
  package let root: String
  /// Sorted by prefix; one alone has an empty one.
  package let places: [Place]

  /// - Parameter paths: Operands of a call, none for the folder of the call.
  /// - Returns: `nil` where they are one project, or parts of one.
  /// - Throws: ``UsageError`` for a path at which there is nothing.
  package init?(_ paths: [String], workingDirectory: String) throws(UsageError) {
    let place = try ProjectPlace(paths, workingDirectory: workingDirectory)
    root = place.root
    guard place.configurationFile == nil else { return nil }
    let given = paths.isEmpty ? ["."] : paths
    let search = Search(isInRepository: FileAccess.repository(above: place.root) != nil)
    var found: [String] = []
    for path in given {
      let folder = SystemPath.absolute(path, in: workingDirectory)
      guard FileAccess.kind(of: folder) == .folder else { return nil }
      if given.count > 1, search.kind(of: folder) == .project {
        found.append(path)
      } else if let below = search.projects(below: folder) {
        found += below.map { SystemPath.joined(path == "." ? "" : path, $0) }
      } else {
        return nil
      }
    }
    guard found.count > 1 else { return nil }
    let root = root
    places = found.map { path in
      let absolute = SystemPath.absolute(path, in: workingDirectory)
      return Place(path: path, prefix: absolute.dropFirst(root == "/" ? 1 : root.count + 1) + "/")
    }.sorted { $0.prefix < $1.prefix }
  }
}

/// Looks for projects below a folder.
private struct Search {
  /// What the files and folders that lie in a folder say of it.
  enum Kind { case project, tables, code, none }

  /// Folders in each other that are looked into for projects.
  private static let mostDepth = 4

  let isInRepository: Bool

  func kind(of folder: String) -> Kind {
    var kind = Kind.none
    for name in (try? FileAccess.entries(of: folder)) ?? [] {
      if name == "l10n.json" || name == ".git" { return .project }
      let isXcode = name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
      if isXcode, !isInRepository { return .project }
      if isXcode || ProjectSurvey.marksProject(name) || SourceFiles.isSource(name) {
        kind = .code
      } else if kind == .none, name.hasSuffix(".lproj") || TablePath(name) != nil {
        kind = .tables
      }
    }
    return kind
  }

  /// The folders below that are projects, as paths relative to it; none where nothing of one lies below.
  ///
  /// - Returns: `nil` where something lies below that may be a part of any of them.
  func projects(below folder: String, depth: Int = 0) -> [String]? {
    guard kind(of: folder) == .none else { return nil }
    var found: [String] = []
    for name in ((try? FileAccess.entries(of: folder)) ?? []).sorted() where FolderName.isEntered(name) {
      let child = folder + "/" + name
      guard FileAccess.kind(of: child) == .folder else { continue }
      switch kind(of: child) {
      case .project: found.append(name)
      case .tables:
        guard !isInRepository, FolderWalk.listing(of: child, named: { $0 }, where: SourceFiles.isSource).files.isEmpty
        else { return nil }
        found.append(name)
      case .code: return nil
      case .none:
        guard depth < Self.mostDepth, let below = projects(below: child, depth: depth + 1) else { return nil }
        found += below.map { name + "/" + $0 }
      }
    }
    return found
  }
}
