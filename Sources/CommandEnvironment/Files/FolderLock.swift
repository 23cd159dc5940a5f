import SourceText

/// Keeps other runs of this program from a folder while one of its files is written.
///
/// The lock is on the folder itself (`flock`): nothing is left behind, and the system takes it back with the process.
package struct FolderLock: ~Copyable {
  /// How long another run may write one file.
  private static let patience = Duration.seconds(30)
  private static let swept = Mutex<Set<String>>([])

  /// Negative for a folder that may not be read, which then has no lock.
  private let descriptor: Int32

  /// - Parameter folder: An absolute path without links.
  /// - Throws: The reason, where another process does not give the lock back.
  package init(_ folder: String) throws(SystemReason) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    let start = ContinuousClock.now
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      // `deinit` closes the folder then too.
      guard start.duration(to: .now) < Self.patience else {
        throw SystemReason("another process keeps its folder locked")
      }
      usleep(2_000)
    }
    Self.sweep(folder)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Waits until names that changed in the folder are on disk; a file system that cannot say so is none to wait for.
  package func waitForDisk() { if descriptor >= 0 { _ = fsync(descriptor) } }

  /// Removes what killed runs have left in a folder: whoever writes such a file holds the lock.
  private static func sweep(_ folder: String) {
    guard swept.withLock({ $0.insert(folder).inserted }) else { return }
    for name in (try? FileAccess.entries(of: folder)) ?? [] where NewFile.isTemporary(name) {
      unlink(folder + "/" + name)
    }
  }
}
