/// Paths relative to the folder that is surveyed, which is the empty one.
package enum ProjectPath {
  /// The folder that a file or folder lies in.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  package static func name(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// Whether a file has code in Swift or Objective-C, as its ending says.
  package static func isCode(_ path: String) -> Bool { [".swift", ".m", ".mm"].contains(where: path.hasSuffix) }

  /// `path` as seen from `folder`, without `.` and, as far as there are folders, `..`.
  package static func joined(_ folder: String, _ path: String) -> String {
    var names = folder.split(separator: "/")
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." { names.removeLast() } else { names.append(name) }
    }
    return names.joined(separator: "/")
  }

  /// As ``joined(_:_:)``; `nil` for a path longer than any of macOS (`PATH_MAX`), so that a folder of many files with a
  /// name of megabytes fills no memory.
  package static func shortJoined(_ folder: String, _ path: String) -> String? {
    guard folder.utf8.count + path.utf8.count < 1_024 else { return nil }
    return joined(folder, path)
  }

  /// The folders that a file or folder lies in, the outermost first; without the one that is surveyed.
  package static func folders(above path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  /// Whether a path is in a folder, or that itself.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path.hasPrefix(folder) && (path.utf8.count == folder.utf8.count || path.hasPrefix(folder + "/"))
  }
}
