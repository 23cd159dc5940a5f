import PositionedJSON
import Preview
import SourceText

/// The folder that a comparison of two previews is written to. Files of others in it are never touched.
struct DifferenceFolder {
  /// Tells the folder from others; at the end it is the report.
  private static let marker = "difference.json"
  private static let kind = "l10n preview diff"

  private let path: String
  /// As the user named it.
  private let name: String

  /// - Throws: ``UsageError`` for a folder that holds something else, ``FileAccess/Failure`` for one that cannot be
  ///   read.
  init(_ path: String, named name: String) throws {
    self.path = path
    self.name = name
    _ = try OwnFolder.contents(
      of: path, named: name, for: "the comparison", holding: ("comparison", "a comparison was")
    ) { () -> Bool? in
      let marker = try? FileAccess.bytes(of: path + "/" + Self.marker, named: name)
      let isOne = marker.map {
        String(decoding: $0.prefix(200), as: UTF8.self).contains(JSONText.quoted(Self.kind))
      }
      return isOne == true ? true : nil
    }
  }

  /// Makes the folder, marks it and removes what a comparison before left there.
  func begin() throws {
    try FileAccess.makeFolder(path, named: name)
    try write(
      SiteFile(path: Self.marker, bytes: Array(JSONOutput.object { $0["kind"] = .string(Self.kind) }.text.utf8)))
    let pictures = path + "/pictures"
    try FileAccess.makeFolder(pictures, named: name + "/pictures")
    var information = stat()
    guard lstat(pictures, &information) == 0, information.st_mode & S_IFMT == S_IFDIR else {
      throw UsageError("'\(name)/pictures' is no folder of its own: remove it, or give another folder")
    }
    try remove(in: pictures) { file in
      let parts = file.split(separator: "-")
      return parts.count == 2 && Int(parts[0]) != nil
        && ["before.png", "after.png", "difference.png"].contains(parts[1])
    }
    try remove(in: path) { file in
      file.hasPrefix("page-") && file.hasSuffix(".html") && Int(file.dropFirst(5).dropLast(5)) != nil
    }
  }

  func write(_ file: SiteFile) throws {
    try AtomicWrite.write(
      file.bytes, to: path + "/" + file.path, named: name + "/" + file.path, outlivesPowerLoss: false)
  }

  func end(markdown: String, json: String) throws {
    try write(SiteFile(path: "difference.md", bytes: Array(markdown.utf8)))
    try write(SiteFile(path: Self.marker, bytes: Array(json.utf8)))
  }

  private func remove(in folder: String, where isOld: (String) -> Bool) throws {
    for file in try FileAccess.entries(of: folder, named: name) where isOld(file) {
      guard unlink(folder + "/" + file) == 0 || errno == ENOENT else {
        throw FileAccess.Failure(description: "cannot remove '\(name)/\(file)': \(String(cString: strerror(errno)))")
      }
    }
  }
}
