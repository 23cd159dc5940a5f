import PositionedJSON
import Preview

/// The folder that the pictures for translators are written to. Files of others in it are never touched.
struct HandOffFolder: Sendable {
  private let path: String
  /// As the user named it.
  private let name: String
  /// What a run before has written there.
  private let oldFiles: [String]

  /// - Throws: ``UsageError`` for a folder that holds something else, ``FileAccess/Failure`` for one that cannot be
  ///   read.
  init(_ path: String, named name: String) throws {
    self.path = path
    self.name = name
    let files = try OwnFolder.contents(
      of: path, named: name, for: "the pictures", holding: ("pictures for translators", "they were")
    ) {
      (try? FileAccess.bytes(of: path + "/" + HandOffIndex.fileName, named: name)).flatMap(Self.files)
    }
    oldFiles = files ?? []
  }

  /// The files that an index lists; `nil` for what is none.
  private static func files(_ bytes: [UInt8]) -> [String]? {
    guard let document = try? JSONDocument(parsing: bytes), document.root["kind"]?.string == HandOffIndex.kind,
      let files = document.root["files"]
    else { return nil }
    return files.elements.compactMap(\.string).filter(isInside)
  }

  private static func isInside(_ path: String) -> Bool {
    !path.utf8.contains(0)
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// Makes the folder, marks it and removes what a run before left there.
  func begin() throws {
    try FileAccess.makeFolder(path, named: name)
    try write(HandOffIndex.fileName, Array(Self.marker.utf8))
    var folders: Set<String> = []
    for file in oldFiles where file != HandOffIndex.fileName && isBesideNoLink(file) {
      guard unlink(path + "/" + file) == 0 || errno == ENOENT || errno == ENOTDIR else {
        throw FileAccess.Failure(
          description: "cannot remove '\(name)/\(file)': \(String(cString: strerror(errno)))")
      }
      var folder = SystemPath.folder(of: file)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = SystemPath.folder(of: folder) }
    }
    // Fails for a folder that is not empty.
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) { rmdir(path + "/" + folder) }
  }

  private static let marker = JSONOutput.object {
    $0["kind"] = .string(HandOffIndex.kind)
    $0["files"] = .array([])
  }.text

  /// Whether no folder between this one and the file is a link, which would lead to files of others.
  private func isBesideNoLink(_ file: String) -> Bool {
    var folder = SystemPath.folder(of: file)
    while !folder.isEmpty {
      var information = stat()
      guard lstat(path + "/" + folder, &information) == 0 else { return false }
      if information.st_mode & S_IFMT != S_IFDIR { return false }
      folder = SystemPath.folder(of: folder)
    }
    return true
  }

  /// Writes a file, in folders that are made; not through a link out of the folder.
  func write(_ file: String, _ bytes: [UInt8]) throws(FileAccess.Failure) {
    let folder = SystemPath.folder(of: file)
    if !folder.isEmpty {
      try FileAccess.makeFolder(path + "/" + folder, named: name + "/" + folder, within: path)
    }
    try AtomicWrite.write(
      bytes, to: path + "/" + file, named: name + "/" + file, within: path, outlivesPowerLoss: false)
  }

  /// The bytes of a file that was written.
  func bytes(of file: String) throws(FileAccess.Failure) -> [UInt8] {
    try FileAccess.bytes(of: path + "/" + file, named: name + "/" + file)
  }
}
