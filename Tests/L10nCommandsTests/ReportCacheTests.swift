import Foundation
import Testing

@Suite("Kept reports")
struct ReportCacheTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    folder = try UnitCommandTests.apps()
    cache = try TemporaryFolder()
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: cache.url.path)
  }

  private func check(_ arguments: String...) throws -> ProgramRun {
    // The times of files that have just been written are not believed.
    Thread.sleep(forTimeInterval: 0.05)
    return try ProgramRun(
      ["check"] + arguments + ["--format", "json"], in: folder.url, environment: ["XDG_CACHE_HOME": cache.url.path])
  }

  private func kept() throws -> [URL] {
    let place = cache.url.appendingPathComponent("l10n")
    guard FileManager.default.fileExists(atPath: place.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("report-") }.sorted { $0.path < $1.path }
  }

  /// Writes another message into the reports that are kept, with or without the sum that belongs to it.
  private func marked(_ text: String) throws {
    for file in try kept() {
      let old = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      try Data(old.replacing("translation reads", with: text).utf8).write(to: file)
    }
  }

  @Test("are those of the run that was kept, for one project and for many", arguments: ["Apps", "Apps/Shop"])
  func same(path: String) throws {
    let plain = try check(path)
    let first = try check(path, "--cache")
    #expect(first.output == plain.output && first.errors == plain.errors && first.status == plain.status)
    let count = try kept().count
    #expect(count == (path == "Apps" ? 3 : 1))
    let second = try check(path, "--cache")
    #expect(second.output == plain.output && second.errors == plain.errors && second.status == plain.status)
    #expect(try kept().count == count)
  }

  @Test("have room for 256 MB, and the oldest go first")
  func room() throws {
    let place = cache.url.appendingPathComponent("l10n")
    try FileManager.default.createDirectory(
      at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for (name, age) in [("report-b", 2_000_000.0), ("report-a", 1_000_000), ("other", 3_000_000)] {
      let file = place.appendingPathComponent(name)
      #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
      // A hole takes no room on the disk.
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 200 << 20)
      try handle.close()
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
    }
    _ = try check("Apps/Shop", "--cache")
    let names = try kept().map(\.lastPathComponent)
    #expect(names.count == 2 && names.contains("report-a"), "\(names)")
    #expect(FileManager.default.fileExists(atPath: place.appendingPathComponent("other").path))
  }

  @Test("are made anew where a file has changed, come or gone, of that project alone")
  func changes() throws {
    let before = try check("Apps", "--cache")
    let times = try kept().map { try modified($0) }
    try folder.write("\"a\" = \"%@ de %@\";\n", to: "Apps/Shop/fr.lproj/Localizable.strings")
    let after = try check("Apps", "--cache")
    #expect(after.output == (try check("Apps")).output && after.output != before.output)
    #expect(zip(times, try kept().map { try modified($0) }).count { $0 != $1 } == 1)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Apps/Shop/fr.lproj"))
    #expect(try check("Apps", "--cache").output == before.output)
  }

  @Test("are those of the options, and of the formats as far as these ask for more")
  func options() throws {
    _ = try check("Apps/Shop", "--cache")
    let only = try check("Apps/Shop", "--cache", "--only", "extra-key")
    #expect(only.output == (try check("Apps/Shop", "--only", "extra-key")).output)
    #expect(try kept().count == 2)
  }

  @Test("are not read where their sum is wrong, or others may write them")
  func tampering() throws {
    let plain = try check("Apps/Shop", "--cache")
    try marked("was forged")
    #expect(try check("Apps/Shop", "--cache").output == plain.output)
    let place = cache.url.appendingPathComponent("l10n")
    let file = try #require(try kept().first)
    let inode = { try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int }
    let before = try inode()
    // Whoever may write the folder may have put the file there.
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: place.path)
    #expect(try check("Apps/Shop", "--cache").output == plain.output)
    #expect(try inode() != before)
    try Data("l10n report 1 x\n".utf8).write(to: file)
    #expect(try check("Apps/Shop", "--cache").output == plain.output)
  }

  @Test("go with neither '--fix' nor a new baseline", arguments: ["--fix", "--diff", "--write-baseline"])
  func usage(option: String) throws {
    let run = try check("Apps/Shop", "--cache", option)
    #expect(run.status == 2 && run.errors.contains("exclude each other"))
  }

  private func modified(_ file: URL) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }
}
