import ProjectTables

extension ProjectPlace {
  /// What of the project is a copy of what others write; `nil` where the settings ask for it.
  package func vendoredFolders(_ settings: TableSettings) -> VendoredFolders? {
    settings.includesVendored ? nil : VendoredFolders(submodules: submodules)
  }

  /// The folders of git's submodules below the root, relative to it.
  private var submodules: [String] {
    var folder = root
    while true {
      let file = folder + "/" + GitSubmodules.fileName
      if FileAccess.kind(of: file) == .file, let bytes = try? FileAccess.bytes(of: file, named: file) {
        let paths = GitSubmodules.paths(in: String(decoding: bytes, as: UTF8.self), folder: "")
        return paths.map { name(of: folder == "/" ? "/" + $0 : folder + "/" + $0) }
          .filter { !$0.isEmpty && !$0.hasPrefix("..") }
      }
      if folder == "/" || FileAccess.kind(of: folder + "/.git") != nil { return [] }
      folder = SystemPath.folder(of: folder)
    }
  }
}

extension FileListing {
  /// Takes out what others write, and keeps the names of its folders.
  ///
  /// - Parameters:
  ///   - start: The folder that was named to be read, relative to the project.
  ///   - name: What to call an absolute path, alike.
  package mutating func leaveOut(_ folders: VendoredFolders, below start: String, named name: (String) -> String) {
    var own: [String] = []
    for file in files {
      if let folder = folders.folder(of: name(file), below: start) { vendored.insert(folder) } else { own.append(file) }
    }
    files = own
  }
}
