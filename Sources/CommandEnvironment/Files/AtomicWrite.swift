/// Writes a file so that a reader sees the old one or the new one, never a part, and so that nobody's words are lost.
///
/// The owner, the mode and the extended attributes of an existing file are kept; where they cannot be, and for a file
/// that is read-only or has several hard links, nothing is written. Other runs of this program wait.
package enum AtomicWrite {
  /// What is taken to stand at the path.
  package enum Before {
    /// Whatever stands there goes.
    case anything
    /// Nothing: a file that has come meanwhile stays.
    case nothing
    /// What was read: a file that has changed meanwhile stays.
    case bytes([UInt8])

    package init(_ bytes: [UInt8]?) { self = bytes.map { .bytes($0) } ?? .nothing }
  }

  /// Writes `bytes` to a new file, which then takes the place of `path`.
  ///
  /// The file is on disk before it has its name. A symbolic link is followed inside of the folder of `path` only.
  ///
  /// - Parameters:
  ///   - root: The folder that the file has to lie in once all links are followed; `nil` for any.
  ///   - outlivesPowerLoss: Whether to wait for the disk; files that can be made anew need not.
  /// - Throws: ``FileAccess/Failure`` that names the file and the reason; the old file is then untouched.
  package static func write(
    _ bytes: [UInt8], to path: String, named name: String, over before: Before = .anything, within root: String? = nil,
    outlivesPowerLoss: Bool = true
  ) throws(FileAccess.Failure) {
    try write(to: path, named: name, over: before, within: root, outlivesPowerLoss: outlivesPowerLoss) {
      put throws(SystemReason) in try put(bytes)
    }
  }

  /// Writes what `body` puts, one piece after the other.
  package static func write(
    to path: String, named name: String, over before: Before = .anything, within root: String? = nil,
    outlivesPowerLoss: Bool = true,
    _ body: (_ put: ([UInt8]) throws(SystemReason) -> Void) throws(SystemReason) -> Void
  ) throws(FileAccess.Failure) {
    do throws(SystemReason) {
      let target = try target(of: path, within: root)
      let folder = SystemPath.folder(of: target)
      let lock = try FolderLock(folder)
      let old = try OldFile.at(target)
      guard try isExpected(target, exists: old != nil, before) else {
        throw SystemReason("it has changed meanwhile and stays as it is: run again")
      }
      let file = try NewFile(in: folder)
      let exists = old != nil
      if let old { try file.takeAttributes(of: old) }
      try body { bytes throws(SystemReason) in try file.append(bytes) }
      if outlivesPowerLoss { try file.waitForDisk() }
      if exists { try file.replace(target) } else { try file.appear(at: target) }
      if outlivesPowerLoss { lock.waitForDisk() }
    } catch {
      throw FileAccess.Failure(description: "cannot write '\(name)': \(error)")
    }
  }

  /// The path without links.
  private static func target(of path: String, within root: String?) throws(SystemReason) -> String {
    let folder = SystemPath.folder(of: path)
    guard let home = FileAccess.realPath(folder.isEmpty ? "." : folder) else { throw .last }
    if let root {
      guard let root = FileAccess.realPath(root) else { throw .last }
      guard FileAccess.contains(root, home) else {
        throw SystemReason("its folder is a symbolic link that leads out of the project, to '\(home)'")
      }
    }
    let target = (home == "/" ? "" : home) + "/" + SystemPath.name(of: path)
    var information = stat()
    guard lstat(target, &information) == 0, information.st_mode & S_IFMT == S_IFLNK else { return target }
    guard let end = FileAccess.realPath(target) else {
      throw SystemReason("it is a symbolic link that leads nowhere")
    }
    guard FileAccess.contains(home, end) else {
      throw SystemReason("it is a symbolic link that leads out of its folder, to '\(end)'")
    }
    return end
  }

  private static func isExpected(
    _ target: String, exists: Bool, _ before: Before
  ) throws(SystemReason) -> Bool {
    switch before {
    case .anything: return true
    case .nothing: return !exists
    case .bytes(let bytes):
      guard exists else { return false }
      do throws(FileAccess.Failure) {
        return try FileAccess.bytes(of: target, named: target) == bytes
      } catch {
        throw SystemReason(error.description)
      }
    }
  }
}
