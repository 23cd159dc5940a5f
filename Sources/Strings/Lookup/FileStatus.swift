#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(Windows)
  import Foundation
#endif

/// What the system says of a file without reading it; of a link, what it says of the link.
struct FileStatus: Hashable, Sendable {
  let size: Int64
  /// When it was last written, since 1970.
  let seconds: Int
  let nanoseconds: Int

  #if os(Windows)
    init?(_ path: String) {
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        let modified = attributes[.modificationDate] as? Date
      else { return nil }
      size = (attributes[.size] as? NSNumber)?.int64Value ?? 0
      let whole = modified.timeIntervalSince1970.rounded(.down)
      (seconds, nanoseconds) = (Int(whole), Int((modified.timeIntervalSince1970 - whole) * 1e9))
    }

    static func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The names in a folder, in no order; `nil` for one that cannot be listed.
    static func names(in folder: String) -> [String]? { try? FileManager.default.contentsOfDirectory(atPath: folder) }
  #else
    init?(_ path: String) {
      var information = stat()
      guard lstat(path, &information) == 0 else { return nil }
      #if canImport(Darwin)
        let modified = information.st_mtimespec
      #else
        let modified = information.st_mtim
      #endif
      size = Int64(information.st_size)
      (seconds, nanoseconds) = (Int(modified.tv_sec), Int(modified.tv_nsec))
    }

    /// Whether a folder is there, or a link to one.
    static func isFolder(_ path: String) -> Bool {
      var information = stat()
      return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
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
  #endif
}
