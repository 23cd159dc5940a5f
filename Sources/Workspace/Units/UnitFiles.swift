import Messages
import SourceText

/// The files of a project that a check of it may read, as far as a plan tells of them.
package struct UnitFiles: Sendable {
  let tables: [String]
  let locales: [String]
  let bytes: Int

  /// - Parameter path: Of the folder of the project.
  init(of path: String, in workingDirectory: String) {
    let folder = SystemPath.absolute(path, in: workingDirectory)
    let names = Self.names(below: folder)
    let found = names.compactMap(TablePath.init)
    tables = Set(found.map { SystemPath.joined($0.folder, $0.name) }).sorted()
    locales = Set(found.compactMap(\.locale)).subtracting([FolderName.base]).sorted()
    bytes = names.reduce(0) { $0 + (FileStamp(folder + "/" + $1).map { Int($0.size) } ?? 0) }
  }

  private static func names(below folder: String) -> [String] {
    FolderWalk.listing(of: folder, named: { $0 }, where: InferredConfiguration.isWanted).files
  }

  /// Of the names and bytes of all files that the report on a project rests on.
  ///
  /// - Parameter path: Of the folder of the project.
  /// - Complexity: O(*n*) in the bytes.
  package static func hash(of path: String, in workingDirectory: String) -> StableHash {
    let folder = SystemPath.absolute(path, in: workingDirectory)
    let inputs = try? ProjectInputs([folder], workingDirectory: workingDirectory)
    var hash = StableHash()
    let files = inputs?.files ?? Set((names(below: folder) + ["l10n.json"]).map { folder + "/" + $0 })
    for file in files.sorted() where FileAccess.kind(of: file) == .file {
      hash.combine(file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file)
      // What cannot be read is told by the check.
      hash.combine((try? FileAccess.bytes(of: file, named: file)) ?? [])
    }
    return hash
  }
}
