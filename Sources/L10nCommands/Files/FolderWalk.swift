import Foundation
import StringTables

/// Finds the files below a folder.
enum FolderWalk {
  private static let maximumDepth = 64

  /// Paths relative to `folder` of the files whose name `isWanted` takes, sorted.
  ///
  /// Hidden folders, build results and links to folders are not entered.
  ///
  /// - Parameters:
  ///   - entering: Told the path of each folder that is looked into.
  ///   - failing: Told the path of each folder that cannot be looked into, and why.
  static func files(
    below folder: String, entering: (String) -> Void = { _ in },
    failing: (_ path: String, _ reason: String) -> Void = { _, _ in }, where isWanted: (String) -> Bool
  ) -> [String] {
    var found: [String] = []
    var pending = [("", 0)]
    while let (relative, depth) = pending.popLast() {
      let path = relative.isEmpty ? folder : folder + "/" + relative
      guard depth < maximumDepth else {
        failing(path, "more than \(maximumDepth) folders lie in each other")
        continue
      }
      guard let stream = opendir(path) else {
        failing(path, String(cString: strerror(errno)))
        continue
      }
      defer { closedir(stream) }
      entering(path)
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
        if name == "." || name == ".." { continue }
        let child = relative.isEmpty ? name : relative + "/" + name
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR):
          if FolderName.isEntered(name) { pending.append((child, depth + 1)) }
        case Int32(DT_REG): if isWanted(name) { found.append(child) }
        case Int32(DT_LNK), Int32(DT_UNKNOWN):
          if isWanted(name), FileAccess.kind(of: folder + "/" + child) != .folder { found.append(child) }
        default: continue
        }
      }
    }
    return found.sorted()
  }

  /// Absolute paths of `folder` and of the folders below it that are looked into.
  static func folders(below folder: String) -> [String] {
    var folders: [String] = []
    _ = files(below: folder, entering: { folders.append($0) }, where: { _ in false })
    return folders
  }
}
