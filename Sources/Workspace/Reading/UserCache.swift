/// Files of the user's cache folder, which may be deleted at any time; one that cannot be read or written is no error.
struct UserCache {
  /// `nil` where the user has no folder for it: a shared one is not to be trusted.
  private let folder: String?

  init(_ environment: [String: String]) {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      self.folder = folder + "/l10n"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      #if os(macOS)
        folder = home + "/Library/Caches/l10n"
      #else
        folder = home + "/.cache/l10n"
      #endif
    } else {
      folder = nil
    }
  }

  /// The bytes of a file that nobody but the user can have written.
  func bytes(of name: String) -> [UInt8]? {
    guard let folder else { return nil }
    let path = folder + "/" + name
    var (file, place) = (stat(), stat())
    guard lstat(path, &file) == 0, stat(folder, &place) == 0, file.st_mode & S_IFMT == S_IFREG,
      file.st_uid == geteuid(), place.st_uid == geteuid(), place.st_mode & 0o022 == 0
    else { return nil }
    return try? FileAccess.bytes(of: path, named: path)
  }

  func write(_ bytes: [UInt8], to name: String) {
    guard let folder else { return }
    try? FileAccess.makeFolders(folder, mode: 0o700)
    try? AtomicWrite.write(bytes, to: folder + "/" + name, named: name, outlivesPowerLoss: false)
  }

  /// Removes the files that were written longest ago until the rest has its room.
  ///
  /// - Parameters:
  ///   - start: What the names of the files begin with.
  ///   - most: Bytes of all of them.
  func trim(_ start: String, to most: Int) {
    guard let folder, let names = try? FileAccess.entries(of: folder) else { return }
    let files = names.filter { $0.hasPrefix(start) }.compactMap { name in
      FileStamp(folder + "/" + name).map { (path: folder + "/" + name, stamp: $0) }
    }.sorted { ($1.stamp.modified.seconds, $0.path) < ($0.stamp.modified.seconds, $1.path) }
    var size = 0
    for file in files {
      size += Int(file.stamp.size)
      if size > most { _ = unlink(file.path) }
    }
  }
}
