/// Tells whether files have changed, come or gone, by their times and sizes.
struct PreviewServeWatch: Sendable {
  typealias Inputs = @Sendable () throws -> PreviewServeInputs

  /// What changes when a file does (`stat`).
  private struct Stamp: Equatable {
    let device: UInt64
    let number: UInt64
    let size: Int64
    let modified: Time
    /// Of its content, name or rights: a file that got back its old time has changed too.
    let changed: Time

    struct Time: Equatable {
      let seconds: Int
      let nanoseconds: Int

      init(_ time: timespec) {
        seconds = time.tv_sec
        nanoseconds = time.tv_nsec
      }
    }

    /// `nil` where there is nothing, or nothing to be seen.
    init?(_ path: String) {
      var information = stat()
      guard stat(path, &information) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: information.st_dev)
      number = UInt64(information.st_ino)
      size = Int64(information.st_size)
      #if canImport(Darwin)
        modified = Time(information.st_mtimespec)
        changed = Time(information.st_ctimespec)
      #else
        modified = Time(information.st_mtim)
        changed = Time(information.st_ctim)
      #endif
    }
  }

  private let inputs: Inputs
  private var files: [String: Stamp?] = [:]
  private var folders: [String: Stamp?] = [:]

  /// - Parameter inputs: What to look at; asked again after each change, and left as it was where it throws.
  init(_ inputs: @escaping Inputs) throws {
    self.inputs = inputs
    look(at: try inputs())
  }

  /// Looks again; returns whether a file is another than it was the last time.
  ///
  /// - Complexity: O(*n*) in the files and folders, one call of the system each.
  mutating func hasChanged() -> Bool {
    let isSame = files.allSatisfy { Stamp($0.key) == $0.value } && folders.allSatisfy { Stamp($0.key) == $0.value }
    if isSame { return false }
    let old = files
    look(at: (try? inputs()) ?? PreviewServeInputs(files: Set(files.keys), folders: Set(folders.keys)))
    return files != old
  }

  private mutating func look(at inputs: PreviewServeInputs) {
    files = Dictionary(uniqueKeysWithValues: inputs.files.map { ($0, Stamp($0)) })
    folders = Dictionary(uniqueKeysWithValues: inputs.folders.map { ($0, Stamp($0)) })
  }
}
