/// A folder that a command writes to as its own: a new one, an empty one, or one that it was given before.
enum OwnFolder {
  /// What a run before has left in a folder; `nil` in a new or an empty one.
  ///
  /// - Parameters:
  ///   - name: As the user named it.
  ///   - purpose: What the folder is for, as in “the preview”.
  ///   - own: What it may hold, and who wrote that there: “preview: give … that a preview was written to”.
  ///   - read: What was left; `nil` for what is not the command's own.
  /// - Throws: ``UsageError`` for a file, and for a folder that holds something else; ``FileAccess/Failure`` for one
  ///   that cannot be read.
  static func contents<Contents>(
    of path: String, named name: String, for purpose: String, holding own: (what: String, writer: String),
    read: () -> Contents?
  ) throws -> Contents? {
    guard let kind = FileAccess.kind(of: path) else { return nil }
    guard kind == .folder else { throw UsageError("'\(name)' is a file: give a folder for \(purpose)") }
    let entries = try FileAccess.entries(of: path, named: name).filter { !NewFile.isTemporary($0) }
    if entries.isEmpty { return nil }
    guard let contents = read() else {
      throw UsageError(
        "'\(name)' holds files that are no \(own.what): give a new or an empty folder, or one that \(own.writer) "
          + "written to")
    }
    return contents
  }
}
