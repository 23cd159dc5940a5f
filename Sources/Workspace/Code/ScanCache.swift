import SourceFacts
import SourceText

/// What scanned Swift files said, by the hash of their bytes, so that the next run parses only what has changed.
///
/// It is a file of the user's cache folder, which may be deleted at any time; one that cannot be read or written is no
/// error.
package struct ScanCache {
  /// `nil` where the user has no folder for it: a shared one is not to be trusted.
  private let path: String?
  package var facts: KeptFacts

  /// - Parameters:
  ///   - project: The absolute path of the project's folder.
  ///   - scanner: What tells one version of the scanner from others.
  package init(project: String, scanner: String, settings: ScanSettings, environment: [String: String]) {
    var name = StableHash()
    name.combine(field: project.utf8)
    // What is said of views is kept apart, since it is much, and few commands ask for it.
    let kind = settings.viewsFor == nil ? "scan" : "views"
    path = Self.folder(environment).map { $0 + "/\(kind)-\(name.digits)" }
    var version = StableHash()
    version.combine(field: scanner.utf8)
    version.combine(field: settings.json)
    facts = KeptFacts(version: version.digits, reading: path.flatMap(Self.ownBytes) ?? [])
  }

  /// The bytes of a file that nobody but the user can have written.
  private static func ownBytes(of path: String) -> [UInt8]? {
    var (file, folder) = (stat(), stat())
    guard lstat(path, &file) == 0, stat(SystemPath.folder(of: path), &folder) == 0,
      file.st_uid == geteuid(), folder.st_uid == geteuid(), folder.st_mode & 0o022 == 0
    else { return nil }
    return try? FileAccess.bytes(of: path, named: path)
  }

  /// `XDG_CACHE_HOME`, else what is usual on the system.
  private static func folder(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/l10n" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/l10n"
    #else
      return home + "/.cache/l10n"
    #endif
  }

  /// Writes what this run has used, and nothing else.
  package func write() {
    guard let path, let bytes = facts.changed else { return }
    let folder = SystemPath.folder(of: path)
    try? FileAccess.makeFolders(folder, mode: 0o700)
    try? AtomicWrite.write(bytes, to: path, named: path, outlivesPowerLoss: false)
  }
}
