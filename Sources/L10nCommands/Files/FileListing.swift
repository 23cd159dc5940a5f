import Project

/// Files that were looked for in folders.
struct FileListing: Sendable {
  /// Sorted, each once.
  var files: [String] = []
  /// Absolute paths of the folders that were looked into.
  var folders: Set<String> = []
  /// What could hold more of them.
  var unread = Unread()

  /// Takes out what patterns match, by the names of absolute paths.
  mutating func leaveOut(_ excluded: [PathPattern], named name: (String) -> String) {
    guard !excluded.isEmpty else { return }
    func isKept(_ path: String) -> Bool {
      let name = name(path)
      return !excluded.contains { $0.matches(name) }
    }
    files.removeAll { !isKept($0) }
    unread = unread.filter(isKept)
  }

  /// Adds what another walk has found.
  mutating func formUnion(_ other: FileListing) {
    files = Set(files).union(other.files).sorted()
    folders.formUnion(other.folders)
    unread.append(other.unread)
  }
}
