import SourceText

/// The texts of a folder that may change while the program runs, as during development or on a server whose
/// translations are deployed by themselves.
///
/// ```swift
/// let live = try LiveStrings(contentsOf: folder, preferredLanguages: ["pl"])
/// live.current["auth.sign-in"]
/// try live.reloadIfChanged()             // say, once a second, or on a signal
/// ```
///
/// A value of ``LocalizedStrings`` that was taken before a change keeps showing the tables that it was made of.
public final class LiveStrings: Sendable {
  private final class Version: Sendable {
    let strings: LocalizedStrings
    init(_ strings: LocalizedStrings) { self.strings = strings }
  }

  private let folder: TableFolder
  private let make: @Sendable () throws -> LocalizedStrings
  private let version: AtomicReference<Version>
  private let stamps: Mutex<[TableFolder.Stamp]>

  init(_ folder: TableFolder, make: @escaping @Sendable () throws -> LocalizedStrings) throws {
    self.folder = folder
    self.make = make
    stamps = Mutex(try self.folder.stamps())
    version = AtomicReference(Version(try make()))
  }

  /// The texts as they are now; no reader waits for another or for a reload.
  public var current: LocalizedStrings { version.load().strings }

  /// Looks at the files' sizes and times, and starts anew where one has changed, come or gone.
  ///
  /// - Returns: Whether anything has changed.
  /// - Throws: ``LocalizedStrings/LoadingError``; the texts stay as they were, and the next call tries again.
  @discardableResult
  public func reloadIfChanged() throws -> Bool {
    try stamps.withLock { known in
      let found = try folder.stamps()
      guard found != known else { return false }
      version.store(Version(try make()))
      known = found
      return true
    }
  }
}
