import Messages

/// Which files of one sort are an app's own, and the fewest patterns that leave the others out.
package struct FileSelection {
  package private(set) var kept: [String] = []
  /// Paths, and patterns of tables in several languages: sorted, none of them in another.
  package private(set) var excluded: [String] = []

  /// - Parameters:
  ///   - files: Their paths.
  ///   - isOwn: Whether a file is one of the app's.
  package init(_ files: [String], where isOwn: (String) -> Bool) {
    var others: [String] = []
    for file in files { if isOwn(file) { kept.append(file) } else { others.append(file) } }
    let keptFolders = Set(kept.flatMap(ProjectPath.folders(above:)))
    var patterns: Set<String> = []
    var beside: [String] = []
    for file in others {
      if let folder = ProjectPath.folders(above: file).first(where: { !keptFolders.contains($0) }) {
        patterns.insert(folder)
      } else {
        beside.append(file)
      }
    }
    excluded = patterns.union(Self.patterns(of: beside, kept: kept)).sorted()
  }

  /// The fewest patterns for paths: one, such as `**/Tests`, for folders of one name where all of that name are left
  /// out.
  ///
  /// - Parameter kept: The files that no pattern may match.
  package static func folded(_ paths: [String], kept: [String]) -> [String] {
    let keptNames = Set(kept.flatMap { $0.split(separator: "/") })
    let byName = Dictionary(grouping: paths) { ProjectPath.name(of: $0) }
    let folded = byName.filter { name, paths in
      paths.count > fewestFolded && !keptNames.contains(name) && !PathPattern.isPattern(paths.joined())
    }
    return (paths.filter { folded[ProjectPath.name(of: $0)] == nil } + folded.keys.map { "**/\($0)" }).sorted()
  }

  /// As many paths of one name are written out.
  private static let fewestFolded = 3

  /// Patterns of files that lie in the folders of others: one for a table in all its languages.
  private static func patterns(of files: [String], kept: [String]) -> Set<String> {
    let keptTables = Set(kept.map(table))
    return Set(files.map { keptTables.contains(table(of: $0)) ? $0 : table(of: $0) })
  }

  /// `App/*.lproj/Main.*` for a table in a language; the path itself for all else.
  private static func table(of path: String) -> String {
    guard let table = TablePath(path), table.localeFolder != nil else { return path }
    return ProjectPath.joined(table.folder, "*.lproj/\(table.name).*")
  }
}
