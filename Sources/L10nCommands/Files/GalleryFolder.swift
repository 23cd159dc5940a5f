import Preview

/// The folder that a preview is written to. Files of others in it are never touched.
struct GalleryFolder {
  private let path: String
  /// As the user named it.
  private let name: String
  /// The files of the preview that is there.
  private let oldFiles: [String]

  /// - Throws: ``UsageError`` for a folder that holds something else than a preview, ``FileAccess/Failure`` for one
  ///   that cannot be read.
  init(_ path: String, named name: String) throws {
    self.path = path
    self.name = name
    let manifest = path + "/" + PreviewManifest.fileName
    let files = try OwnFolder.contents(
      of: path, named: name, for: "the preview", holding: ("preview", "a preview was")
    ) { () -> [String]? in
      guard FileAccess.kind(of: manifest) == .file else { return nil }
      let bytes = try? FileAccess.bytes(of: manifest, named: name + "/" + PreviewManifest.fileName)
      return bytes.flatMap { PreviewManifest.files(parsing: $0) }
    }
    oldFiles = files ?? []
    if files != nil { try refuseLinks() }
  }

  /// Writes the files of a preview, and removes those of the one before that it does not have.
  ///
  /// The manifest comes first: a run that is cut short leaves a folder that the next one knows.
  func write(_ files: [SiteFile], manifest: SiteFile) throws {
    let kept = Set(files.map(\.path))
    for file in oldFiles where !kept.contains(file) && file != manifest.path {
      if unlink(path + "/" + file) != 0, errno != ENOENT {
        throw FileAccess.Failure(
          description: "cannot remove '\(name)/\(file)': \(String(cString: strerror(errno)))")
      }
    }
    try FileAccess.makeFolder(path, named: name)
    try refuseLinks()
    try write(manifest)
    for folder in Set(files.compactMap { $0.path.split(separator: "/").dropLast().first.map(String.init) }) {
      try FileAccess.makeFolder(path + "/" + folder, named: name + "/" + folder)
    }
    for file in files { try write(file) }
    for folder in Set(oldFiles.compactMap { $0.split(separator: "/").dropLast().first.map(String.init) }) {
      // Fails for a folder that is not empty.
      rmdir(path + "/" + folder)
    }
  }

  private func write(_ file: SiteFile) throws(FileAccess.Failure) {
    try AtomicWrite.write(
      file.bytes, to: path + "/" + file.path, named: name + "/" + file.path, outlivesPowerLoss: false)
  }

  /// A folder of the preview that is a link leads to files of others.
  private func refuseLinks() throws(UsageError) {
    for folder in Set((oldFiles + ["data/"]).compactMap { $0.split(separator: "/").first.map(String.init) }) {
      var information = stat()
      guard lstat(path + "/" + folder, &information) == 0 else { continue }
      if information.st_mode & S_IFMT == S_IFLNK {
        throw UsageError("'\(name)/\(folder)' is a symbolic link: remove it, or give another folder")
      }
    }
  }
}
