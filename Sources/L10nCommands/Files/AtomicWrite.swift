import Foundation

/// Writes a file so that a reader sees the old one or the new one, never a part.
enum AtomicWrite {
  /// Writes `bytes` to a new file beside `path`, which then takes its place.
  ///
  /// The file is on disk before it is renamed; an existing file's mode is kept. A symbolic link is followed inside of
  /// the folder of `path` only.
  ///
  /// - Parameter outlivesPowerLoss: Whether to wait for the disk; files that can be made anew need not.
  /// - Throws: ``FileAccess/Failure`` that names the file and the reason; the old file is then untouched.
  static func write(
    _ bytes: [UInt8], to path: String, named name: String, outlivesPowerLoss: Bool = true
  ) throws(FileAccess.Failure) {
    try write(to: path, named: name, outlivesPowerLoss: outlivesPowerLoss) { put throws(FileAccess.Failure) in
      try put(bytes)
    }
  }

  /// Writes a file over what was read of it.
  ///
  /// - Throws: As ``write(_:to:named:outlivesPowerLoss:)``, and for a file that no longer holds `old`: an editor may
  ///   have saved it since.
  static func replace(
    _ old: [UInt8], with new: [UInt8], at path: String, named name: String
  ) throws(FileAccess.Failure) {
    guard try FileAccess.bytes(of: path, named: name) == old else {
      throw FileAccess.Failure(description: "'\(name)' has changed meanwhile and stays as it is: run again")
    }
    try write(new, to: path, named: name)
  }

  /// Writes what `body` puts, one piece after the other.
  static func write(
    to path: String, named name: String, outlivesPowerLoss: Bool = true,
    _ body: (_ put: ([UInt8]) throws(FileAccess.Failure) -> Void) throws(FileAccess.Failure) -> Void
  ) throws(FileAccess.Failure) {
    func failure(_ reason: String) -> FileAccess.Failure {
      FileAccess.Failure(description: "cannot write '\(name)': \(reason)")
    }
    let folder = (path as NSString).deletingLastPathComponent
    guard let home = FileAccess.realPath(folder.isEmpty ? "." : folder) else { throw failure(reason()) }
    var target = home + "/" + (path as NSString).lastPathComponent
    var information = stat()
    if lstat(target, &information) == 0, information.st_mode & S_IFMT == S_IFLNK {
      guard let end = FileAccess.realPath(target) else { throw failure("it is a symbolic link that leads nowhere") }
      guard end.hasPrefix(home + "/") else {
        throw failure("it is a symbolic link that leads out of its folder, to '\(end)'")
      }
      target = end
    }
    let mode = stat(target, &information) == 0 ? information.st_mode & 0o7777 : nil
    if mode != nil, information.st_mode & S_IFMT != S_IFREG { throw failure("it is no regular file") }
    let temporary = (target as NSString).deletingLastPathComponent + "/.l10n-\(UUID().uuidString)"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw failure(reason()) }
    do throws(FileAccess.Failure) {
      if let mode, fchmod(descriptor, mode) != 0 { throw failure(reason()) }
      try body { bytes throws(FileAccess.Failure) in
        if let problem = append(bytes, to: descriptor) { throw failure(problem) }
      }
      if outlivesPowerLoss, fsync(descriptor) != 0 { throw failure(reason()) }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    if let problem = (close(descriptor) == 0 ? nil : reason()) ?? renaming(temporary, to: target) {
      unlink(temporary)
      throw failure(problem)
    }
    if outlivesPowerLoss { syncFolder(of: target) }
  }

  /// Why not all could be written; `nil` when it was.
  private static func append(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + written, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return reason() }
      written += count
    }
    return nil
  }

  private static func renaming(_ temporary: String, to target: String) -> String? {
    rename(temporary, target) == 0 ? nil : reason()
  }

  /// The rename itself is on disk when its folder is; a file system that cannot say so is none to wait for.
  private static func syncFolder(of path: String) {
    let descriptor = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
