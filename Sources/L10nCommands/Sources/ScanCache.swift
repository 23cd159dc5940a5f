import Foundation
import SourceFacts
import SourceText

/// What scanned Swift files said, by the hash of their bytes, so that the next run parses only what has changed.
///
/// It is a file of the user's cache folder, which may be deleted at any time; one that cannot be read or written is no
/// error.
struct ScanCache {
  /// `nil` where the user has no folder for it: a shared one is not to be trusted.
  private let path: String?
  /// What the facts depend on beside the bytes.
  private let header: String
  /// The JSON of the facts by hash.
  private var known: [UInt64: (range: Range<Int>, checksum: UInt64)] = [:]
  private let bytes: [UInt8]
  private var kept: [UInt64: [UInt8]] = [:]
  private var isChanged = false

  /// - Parameters:
  ///   - project: The absolute path of the project's folder.
  ///   - scanner: What tells one version of the scanner from others.
  init(project: String, scanner: String, settings: ScanSettings, environment: [String: String]) {
    var name = StableHash()
    name.combine(field: project.utf8)
    path = Self.folder(environment).map { $0 + "/scan-\(name.digits)" }
    var version = StableHash()
    version.combine(field: scanner.utf8)
    version.combine(field: settings.json)
    header = "l10n scan \(SourceFacts.formatVersion) \(version.digits)\n"
    bytes = path.flatMap(Self.ownBytes) ?? []
    read()
  }

  /// The bytes of a file that nobody but the user can have written.
  private static func ownBytes(of path: String) -> [UInt8]? {
    var (file, folder) = (stat(), stat())
    guard lstat(path, &file) == 0, stat((path as NSString).deletingLastPathComponent, &folder) == 0,
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

  static func hash(of bytes: [UInt8]) -> UInt64 {
    var hash = StableHash()
    bytes.withUnsafeBufferPointer { hash.combine(field: $0) }
    return hash.value
  }

  /// Finds the entries: a line with the hash, the length and the checksum, then so many bytes and a line feed.
  private mutating func read() {
    guard bytes.starts(with: header.utf8) else { return }
    var index = header.utf8.count
    while let end = bytes[index...].firstIndex(of: 0x0A) {
      let parts = String(decoding: bytes[index..<end], as: UTF8.self).split(separator: " ")
      guard parts.count == 3, let hash = UInt64(parts[0], radix: 16), let count = Int(parts[1]), count >= 0,
        let checksum = UInt64(parts[2], radix: 16), count < bytes.count - end - 1, bytes[end + 1 + count] == 0x0A
      else { return }
      known[hash] = (end + 1..<end + 1 + count, checksum)
      index = end + 2 + count
    }
  }

  /// What the file with these bytes said; `nil` where that is not known.
  mutating func facts(of hash: UInt64, length: Int) -> SourceFacts? {
    guard let (range, checksum) = known[hash] else { return nil }
    let json = Array(bytes[range])
    guard Self.hash(of: json) == checksum, let facts = try? SourceFacts(json: json, sourceLength: length) else {
      return nil
    }
    kept[hash] = json
    return facts
  }

  /// Keeps what a file said for the next run.
  mutating func keep(_ json: [UInt8], of hash: UInt64) {
    kept[hash] = json
    isChanged = true
  }

  /// Writes what this run has used, and nothing else.
  func write() {
    guard let path, isChanged || kept.count != known.count else { return }
    var bytes = Array(header.utf8)
    for (hash, json) in kept.sorted(by: { $0.key < $1.key }) {
      bytes += "\(String(hash, radix: 16)) \(json.count) \(String(Self.hash(of: json), radix: 16))\n".utf8
      bytes += json
      bytes.append(0x0A)
    }
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? AtomicWrite.write(bytes, to: path, named: path, outlivesPowerLoss: false)
  }
}
