import Messages
import Project

/// The projects that a call is about: one, or those of a folder of projects, each of which is checked by itself.
///
/// A folder is a project where it holds an `l10n.json`, a repository, an Xcode project, a package, code or string
/// tables. One that holds none of these, but folders that do, holds their projects. So do several folders of a call,
/// each of which is a project by more than its tables.
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

  /// Folders in each other that are looked into for projects.
  private static let mostDepth = 4

  /// Absolute path of the folder that paths of a report are relative to.
  package let root: String
  /// Sorted by prefix; one alone has an empty one.
  package let places: [Place]

  /// - Parameter paths: Operands of a call, none for the folder of the call.
  /// - Returns: `nil` where they are parts of one project.
  /// - Throws: ``UsageError`` for a path at which there is nothing.
  package init?(_ paths: [String], workingDirectory: String) throws(UsageError) {
    let place = try ProjectPlace(paths, workingDirectory: workingDirectory)
    root = place.root
    guard place.configurationFile == nil else { return nil }
    let given = paths.isEmpty ? ["."] : paths
    var found: [String] = []
    for path in given {
      let folder = SystemPath.standardized(path.hasPrefix("/") ? path : workingDirectory + "/" + path)
      guard FileAccess.kind(of: folder) == .folder else { return nil }
      if given.count > 1, Self.mark(of: folder) == .project {
        found.append(path)
        continue
      }
      guard let below = Self.projects(below: folder, depth: 0), below.count > 1 || given.count > 1 && !below.isEmpty
      else { return nil }
      found += below.map { SystemPath.joined(path == "." ? "" : path, $0) }
    }
    let root = root
    places = found.map { path in
      let absolute = SystemPath.standardized(path.hasPrefix("/") ? path : workingDirectory + "/" + path)
      return Place(path: path, prefix: absolute.dropFirst(root == "/" ? 1 : root.utf8.count + 1) + "/")
    }.sorted { $0.prefix < $1.prefix }
  }

  private enum Mark { case project, files, none }

  /// What the files and folders that lie in a folder itself say of it.
  private static func mark(of folder: String) -> Mark {
    var mark = Mark.none
    for name in (try? FileAccess.entries(of: folder)) ?? [] {
      if name == "l10n.json" || name == ".git" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
        || ProjectSurvey.marksProject(name)
      {
        return .project
      }
      if name.hasSuffix(".lproj") || TablePath(name) != nil || SourceFiles.isSource(name) { mark = .files }
    }
    return mark
  }

  /// The folders below that are projects, as paths relative to it; none where nothing of one lies below.
  ///
  /// - Returns: `nil` where the folder itself is one.
  private static func projects(below folder: String, depth: Int) -> [String]? {
    guard mark(of: folder) == .none else { return nil }
    var found: [String] = []
    for name in ((try? FileAccess.entries(of: folder)) ?? []).sorted() where FolderName.isEntered(name) {
      let child = folder + "/" + name
      guard FileAccess.kind(of: child) == .folder else { continue }
      guard depth < mostDepth, let below = projects(below: child, depth: depth + 1) else {
        found.append(name)
        continue
      }
      found += below.map { name + "/" + $0 }
    }
    return found
  }
}
