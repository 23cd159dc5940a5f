import CFiles

extension FileAccess {
  /// Makes a folder, and those above it that are not there.
  ///
  /// - Parameter root: The folder that it has to lie in once all links are followed; `nil` for any.
  /// - Throws: ``Failure`` that names the folder and the reason.
  package static func makeFolder(_ path: String, named name: String, within root: String? = nil) throws(Failure) {
    // A folder that is not there yet holds no links.
    if let root, kind(of: root) != nil {
      var existing = path
      while kind(of: existing) == nil, existing.utf8.count > root.utf8.count {
        existing = SystemPath.folder(of: existing)
      }
      guard let inner = realPath(existing), let outer = realPath(root), contains(outer, inner) else {
        throw Failure(description: "'\(name)' lies behind a link that leads out of the project: not written")
      }
    }
    do throws(SystemReason) {
      try makeFolders(path)
    } catch {
      throw Failure(description: "cannot make the folder '\(name)': \(error)")
    }
  }

  /// The same for a folder that the user has not named.
  ///
  /// - Parameter mode: Who may do what in the folders that are made, as `mkdir` takes it.
  package static func makeFolders(_ path: String, mode: mode_t = 0o777) throws(SystemReason) {
    if kind(of: path) == .folder { return }
    let parent = SystemPath.folder(of: path)
    if !parent.isEmpty, kind(of: parent) == nil { try makeFolders(parent, mode: mode) }
    guard mkdir(path, mode) != 0 else { return }
    let reason = SystemReason.last
    // Another process may have made it meanwhile.
    if kind(of: path) != .folder { throw reason }
  }

  /// Removes a file, or a folder with all that it holds, as far as the system lets it; follows no link.
  package static func removeAll(_ path: String) { _ = cfiles_remove_all(path) }

  /// The names in a folder, in no order.
  ///
  /// - Throws: ``Failure`` that names the folder as `name`, and the reason.
  package static func entries(of folder: String, named name: String) throws(Failure) -> [String] {
    do throws(SystemReason) {
      return try entries(of: folder)
    } catch {
      throw Failure(description: "cannot read '\(name)': \(error)")
    }
  }

  /// The same for a folder that the user has not named.
  package static func entries(of folder: String) throws(SystemReason) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) { names.append(FolderWalk.name(of: entry).text) }
    return names.filter { $0 != "." && $0 != ".." }
  }
}
