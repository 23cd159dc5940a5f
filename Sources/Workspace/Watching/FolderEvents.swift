/// What the system tells of changes in folders (`inotify`), to wait for instead of looking again and again.
///
/// It says that something happened, not what: who waits looks at the files.
final class FolderEvents: Sendable {
  #if os(Linux)
    private let descriptor: Int32

    /// `nil` where not all of the folders can be watched: one is not there, or the system's limit is reached.
    init?(_ folders: Set<String>) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      let events =
        IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF
      for folder in folders where inotify_add_watch(descriptor, folder, UInt32(events)) < 0 { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Waits for an event, at most so long; returns whether one came.
    func wait(milliseconds: Int32) -> Bool {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, milliseconds) > 0 else { return false }
      // All that has come counts as one.
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { room in
        while read(descriptor, room.baseAddress, room.count) > 0 {}
      }
      return true
    }
  #else
    init?(_ folders: Set<String>) { return nil }

    func wait(milliseconds: Int32) -> Bool { false }
  #endif
}
