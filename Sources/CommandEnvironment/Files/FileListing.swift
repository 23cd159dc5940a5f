/// Files that were looked for in folders.
package struct FileListing: Sendable {
  /// Sorted, each once.
  package var files: [String] = []
  /// Absolute paths of the folders that were looked into.
  package var folders: Set<String> = []
  /// Folders with what others write, which were left out, relative to the project.
  package var vendored: Set<String> = []
  /// What could hold more of them.
  package var unread = Unread()

  package init(files: [String] = []) { self.files = files }

  /// Leaves the files and places alone whose absolute paths `isKept` takes.
  package mutating func keep(where isKept: (String) -> Bool) {
    files.removeAll { !isKept($0) }
    unread = unread.filter(isKept)
  }

  /// Adds what another walk has found.
  package mutating func formUnion(_ other: FileListing) {
    files = Set(files).union(other.files).sorted()
    folders.formUnion(other.folders)
    vendored.formUnion(other.vendored)
    unread.append(other.unread)
  }
}
