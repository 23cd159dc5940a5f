/// A file that is to be replaced by another: what of it the new one has to have.
package struct OldFile: ~Copyable {
  package let descriptor: Int32
  package let owner: uid_t
  package let group: gid_t
  package let mode: mode_t

  private init(_ descriptor: Int32, _ information: stat) {
    self.descriptor = descriptor
    (owner, group, mode) = (information.st_uid, information.st_gid, information.st_mode & 0o7777)
  }

  /// The file at `path`, which is absolute and has no links; `nil` where there is none.
  ///
  /// - Throws: The reason why the file cannot be replaced without a loss.
  package static func at(_ path: String) throws(SystemReason) -> OldFile? {
    var information = stat()
    guard lstat(path, &information) == 0 else {
      guard errno == ENOENT else { throw .last }
      return nil
    }
    guard information.st_mode & S_IFMT == S_IFREG else { throw SystemReason("it is no regular file") }
    guard information.st_mode & 0o200 != 0 else {
      throw SystemReason("it is read-only: 'chmod u+w' makes it writable")
    }
    guard information.st_nlink == 1 else {
      throw SystemReason("it has \(information.st_nlink) hard links, of which one alone would have the new text")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    return OldFile(descriptor, information)
  }

  deinit { close(descriptor) }
}
