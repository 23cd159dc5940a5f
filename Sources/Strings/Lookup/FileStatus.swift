#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system says of a file or folder without reading it.
struct FileStatus: Hashable, Sendable {
  let size: Int64
  /// When it was last written.
  let seconds: Int
  let nanoseconds: Int
  let isFolder: Bool

  /// - Parameter followsLink: Whether that of the link itself is not wanted.
  init?(_ path: String, followsLink: Bool) {
    var information = stat()
    guard (followsLink ? stat(path, &information) : lstat(path, &information)) == 0 else { return nil }
    #if canImport(Darwin)
      let modified = information.st_mtimespec
    #else
      let modified = information.st_mtim
    #endif
    size = Int64(information.st_size)
    (seconds, nanoseconds) = (Int(modified.tv_sec), Int(modified.tv_nsec))
    isFolder = information.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, in no order, with `.` and `..`; `nil` for one that cannot be listed.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) {
        names.append(String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)))
      }
    }
    return names
  }
}
