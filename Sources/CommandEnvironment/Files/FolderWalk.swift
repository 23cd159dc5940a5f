import Messages
import ProjectTables

/// Finds the files below a folder.
///
/// Hidden folders and build results are not entered. A link to a folder is followed where that lies in the project and
/// has not been entered under another name. A link that is an `.lproj` is a language of its own: its files are taken,
/// whatever else leads to them.
package struct FolderWalk {
  private static let maximumDepth = 64

  /// What tells a folder from others, by whatever name it is entered.
  private struct Identity: Hashable {
    let device: dev_t
    let number: ino_t

    init?(_ descriptor: Int32) {
      var information = stat()
      guard fstat(descriptor, &information) == 0 else { return nil }
      (device, number) = (information.st_dev, information.st_ino)
    }
  }

  private struct Folder {
    /// Relative to the start; empty for the start itself.
    let path: String
    let depth: Int
    /// Whether only its own files count, which may be found by other names too.
    var isFlat = false
  }

  /// The paths of the files are relative to the start.
  private var listing = FileListing()
  private var entered: Set<Identity> = []
  private var pending: [Folder] = []
  /// Links to folders: entered when all else has been.
  private var links: [Folder] = []
  private let start: String
  /// The folder that links may lead to, without links itself.
  private let root: String?
  private let isWanted: (String) -> Bool
  private let name: (String) -> String
  private let entersAll: Bool

  /// The files below `folder` whose name `isWanted` takes, as paths relative to it.
  ///
  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - root: The project that the folder is of, which links are followed in; else the folder itself.
  ///   - name: What to call an absolute path in messages.
  ///   - entersAll: Whether folders of package managers are entered too.
  package static func listing(
    of folder: String, in root: String? = nil, named name: @escaping (String) -> String, entersAll: Bool = false,
    where isWanted: @escaping (String) -> Bool
  ) -> FileListing {
    var walk = FolderWalk(
      start: folder, root: FileAccess.realPath(root ?? folder), isWanted: isWanted, name: name, entersAll: entersAll)
    walk.run()
    return walk.listing
  }

  private init(
    start: String, root: String?, isWanted: @escaping (String) -> Bool, name: @escaping (String) -> String,
    entersAll: Bool
  ) {
    self.entersAll = entersAll
    self.start = start
    self.root = root
    self.isWanted = isWanted
    self.name = name
  }

  private mutating func run() {
    pending = [Folder(path: "", depth: 0)]
    repeat {
      while let folder = pending.popLast() { enter(folder) }
      links.sort { $0.path > $1.path }
      if let link = links.popLast() { pending.append(link) }
    } while !pending.isEmpty
    listing.files.sort()
  }

  private func path(_ relative: String) -> String { relative.isEmpty ? start : start + "/" + relative }

  private mutating func fail(_ path: String, _ reason: String) {
    listing.unread.append(
      Unread.Place(path: path, message: "cannot read the folder '\(name(path))': \(reason)", isNote: false))
  }

  private mutating func leaveOut(_ path: String, _ reason: String) {
    listing.unread.append(Unread.Place(path: path, message: "'\(name(path))' is left out: \(reason)", isNote: true))
  }

  private mutating func enter(_ folder: Folder) {
    let path = path(folder.path)
    guard folder.depth < Self.maximumDepth else {
      return fail(path, "more than \(Self.maximumDepth) folders lie in each other")
    }
    guard let stream = opendir(path) else { return fail(path, String(cString: strerror(errno))) }
    defer { closedir(stream) }
    guard let identity = Identity(dirfd(stream)) else { return fail(path, String(cString: strerror(errno))) }
    guard folder.isFlat || entered.insert(identity).inserted else { return }
    listing.folders.insert(path)
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { fail(path, String(cString: strerror(errno))) }
        return
      }
      read(entry, of: folder)
    }
  }

  private mutating func read(_ entry: UnsafeMutablePointer<dirent>, of folder: Folder) {
    let (name, isUTF8) = Self.name(of: entry)
    if name == "." || name == ".." { return }
    let child = folder.path.isEmpty ? name : folder.path + "/" + name
    var type = Int32(entry.pointee.d_type)
    if type == DT_UNKNOWN { type = Self.type(of: path(child)) }
    if type == DT_REG {
      guard isWanted(name) else { return }
      if isUTF8 { listing.files.append(child) } else { leaveOut(path(child), "its name is no UTF-8") }
    } else if type == DT_DIR {
      guard !folder.isFlat, isEntered(name, child) else { return }
      guard isUTF8 else { return fail(path(child), "its name is no UTF-8") }
      pending.append(Folder(path: child, depth: folder.depth + 1))
    } else if type == DT_LNK, FileAccess.kind(of: path(child)) == .folder {
      guard !folder.isFlat, FolderName.isEntered(name), !name.hasPrefix("bazel-") else { return }
      follow(child, depth: folder.depth + 1)
    } else if isWanted(name) {
      if type == DT_LNK, isUTF8 {
        // One that leads nowhere is told when it is read.
        listing.files.append(child)
      } else {
        leaveOut(path(child), isUTF8 ? "it is no regular file" : "its name is no UTF-8")
      }
    }
  }

  /// Whether a folder is looked into; one of a package manager that is not is noted.
  private mutating func isEntered(_ name: String, _ child: String) -> Bool {
    guard VendoredFolders.isManager(name) else { return FolderName.isEntered(name) }
    if !entersAll { listing.vendored.insert(self.name(path(child))) }
    return entersAll
  }

  private mutating func follow(_ child: String, depth: Int) {
    guard let root, let target = FileAccess.realPath(path(child)) else { return }
    guard FileAccess.contains(root, target) else {
      return leaveOut(path(child), "it is a link that leads out of the project, to '\(target)'")
    }
    links.append(Folder(path: child, depth: depth, isFlat: child.hasSuffix(".lproj")))
  }

  /// The name of an entry, repaired where it is no UTF-8.
  package static func name(of entry: UnsafeMutablePointer<dirent>) -> (text: String, isUTF8: Bool) {
    withUnsafePointer(to: &entry.pointee.d_name) { field in
      field.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { bytes in
        String(validatingCString: bytes).map { ($0, true) } ?? (String(cString: bytes), false)
      }
    }
  }

  /// The type of what stands at a path, for file systems whose folders do not tell.
  private static func type(of path: String) -> Int32 {
    var information = stat()
    guard lstat(path, &information) == 0 else { return Int32(DT_UNKNOWN) }
    return switch information.st_mode & S_IFMT {
    case S_IFREG: Int32(DT_REG)
    case S_IFDIR: Int32(DT_DIR)
    case S_IFLNK: Int32(DT_LNK)
    default: Int32(DT_UNKNOWN)
    }
  }
}
