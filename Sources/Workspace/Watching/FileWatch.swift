/// Tells whether files have changed, come or gone, by their times and sizes.
package struct FileWatch: Sendable {
  package typealias Inputs = @Sendable () throws -> ProjectInputs

  private let inputs: Inputs
  private var files: [String: FileStamp?] = [:]
  private var folders: [String: FileStamp?] = [:]
  private var events: FolderEvents?
  /// Whether something may have changed while it was found out what to look at: no event tells of it.
  private var mayHaveMissed = false

  /// Microseconds between two looks where the system tells nothing.
  private static let interval: UInt32 = 250_000

  /// - Parameter inputs: What to look at; asked again after each change, and left as it was where it throws.
  package init(_ inputs: @escaping Inputs) throws {
    self.inputs = inputs
    try look(at: inputs)
  }

  /// Looks again; returns whether a file is another than it was the last time.
  ///
  /// - Complexity: O(*n*) in the files and folders, one call of the system each.
  package mutating func hasChanged() -> Bool {
    mayHaveMissed = false
    if [files, folders].allSatisfy({ $0.allSatisfy { FileStamp($0.key) == $0.value } }) { return false }
    let old = files
    let known = ProjectInputs(files: Set(files.keys), folders: Set(folders.keys))
    look { [inputs] in (try? inputs()) ?? known }
    return files != old
  }

  /// Waits for a quarter of a second at most; returns whether something may have changed.
  package func wait() -> Bool {
    if mayHaveMissed { return true }
    if let events { return events.wait(milliseconds: Int32(Self.interval / 1000)) }
    usleep(Self.interval)
    return true
  }

  private mutating func look(at inputs: () throws -> ProjectInputs) rethrows {
    // What comes or goes while the folders are listed makes them others than they were before.
    let before = folders.keys.map { ($0, FileStamp($0)) }
    let inputs = try inputs()
    mayHaveMissed = true
    // Before the files are looked at, so that no change falls between.
    events = FolderEvents(inputs.folders.union(inputs.files.map { SystemPath.folder(of: $0) }))
    files = Dictionary(uniqueKeysWithValues: inputs.files.map { ($0, FileStamp($0)) })
    folders = Dictionary(uniqueKeysWithValues: inputs.folders.map { ($0, FileStamp($0)) })
    for (folder, stamp) in before where folders[folder] != nil { folders[folder] = stamp }
  }
}
