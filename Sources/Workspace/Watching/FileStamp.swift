/// What changes when a file does (`stat`).
struct FileStamp: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
  let size: Int64
  let modified: Time
  /// Of its content, name or rights: a file that got back its old time has changed too.
  let changed: Time

  struct Time: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = time.tv_sec
      nanoseconds = time.tv_nsec
    }
  }

  /// `nil` where there is nothing, or nothing to be seen.
  init?(_ path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: information.st_dev)
    number = UInt64(information.st_ino)
    size = Int64(information.st_size)
    #if canImport(Darwin)
      modified = Time(information.st_mtimespec)
      changed = Time(information.st_ctimespec)
    #else
      modified = Time(information.st_mtim)
      changed = Time(information.st_ctim)
    #endif
  }
}
