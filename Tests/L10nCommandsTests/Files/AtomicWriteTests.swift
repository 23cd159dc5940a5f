import Foundation
import Testing

@testable import L10nCommands

@Suite("Writing files whole")
struct AtomicWriteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old", to: "file")
  }

  private func path(_ name: String = "file") -> String { folder.url.appendingPathComponent(name).path }

  private func text(_ name: String = "file") throws -> String {
    String(decoding: try FileAccess.bytes(of: path(name), named: name), as: UTF8.self)
  }

  private var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path("")).sorted() } }

  /// Writes “new”; returns why that could not be.
  private func write(
    _ name: String = "file", over before: AtomicWrite.Before = .anything, within root: String? = nil
  ) -> String? {
    do throws(FileAccess.Failure) {
      try AtomicWrite.write(Array("new".utf8), to: path(name), named: name, over: before, within: root)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("a file is replaced, and a new one made, without leaving anything beside it")
  func writes() throws {
    #expect(write() == nil && write("other") == nil)
    #expect(try text() == "new" && text("other") == "new")
    #expect(try names == ["file", "other"])
  }

  @Test("what was not read is not written over")
  func expectations() throws {
    let reason = "it has changed meanwhile and stays as it is: run again"
    #expect(write(over: .bytes(Array("odd".utf8))) == "cannot write 'file': \(reason)")
    #expect(write(over: .nothing) == "cannot write 'file': \(reason)")
    #expect(write("gone", over: .bytes([])) == "cannot write 'gone': \(reason)")
    #expect(try text() == "old" && names == ["file"])
    #expect(write(over: .bytes(Array("old".utf8))) == nil && write("other", over: .nothing) == nil)
    #expect(try text() == "new" && text("other") == "new")
  }

  @Test("a file that a new one would not be like is left alone")
  func refusals() throws {
    #expect(link(path(), path("twin")) == 0)
    #expect(
      write() == "cannot write 'file': it has 2 hard links, of which one alone would have the new text")
    #expect(unlink(path("twin")) == 0 && chmod(path(), 0o444) == 0)
    #expect(write() == "cannot write 'file': it is read-only: 'chmod u+w' makes it writable")
    #expect(try text() == "old" && names == ["file"])
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(write("pipe") == "cannot write 'pipe': it is no regular file")
  }

  @Test("mode and extended attributes are kept, and the owner where the process may give files away")
  func attributes() throws {
    #expect(chmod(path(), 0o640) == 0)
    if geteuid() == 0 { #expect(chown(path(), 12_345, 23_456) == 0) }
    let attribute = Process()
    attribute.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    attribute.arguments = ["-c", "import os, sys; os.setxattr(sys.argv[1], 'user.note', b'kept')", path()]
    attribute.standardError = FileHandle.nullDevice
    let hasAttribute = (try? attribute.run()) != nil
    if hasAttribute { attribute.waitUntilExit() }
    #expect(write() == nil)
    var information = stat()
    #expect(stat(path(), &information) == 0 && information.st_mode & 0o7777 == 0o640)
    if geteuid() == 0 { #expect(information.st_uid == 12_345 && information.st_gid == 23_456) }
    guard hasAttribute, attribute.terminationStatus == 0 else { return }
    let reading = Process()
    reading.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    reading.arguments = ["-c", "import os, sys; sys.exit(os.getxattr(sys.argv[1], 'user.note') != b'kept')", path()]
    try reading.run()
    reading.waitUntilExit()
    #expect(reading.terminationStatus == 0)
  }

  @Test("a folder that is a link out of the project is not written to")
  func linksOut() throws {
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: path("de.lproj"), withDestinationPath: other.url.path)
    let target = try #require(FileAccess.realPath(other.url.path))
    #expect(
      write("de.lproj/file", within: path(""))
        == "cannot write 'de.lproj/file': its folder is a symbolic link that leads out of the project, to '\(target)'")
    #expect(write("de.lproj/file") == nil)
    #expect(throws: FileAccess.Failure.self) {
      try FileAccess.makeFolder(path("de.lproj/new/folder"), named: "de.lproj/new/folder", within: path(""))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.url.path) == ["file"])
  }

  @Test("what a killed run has left is swept, and nothing else")
  func sweeps() throws {
    let left = ".l10n-0123456789abcdef0123456789ABCDEF"
    try folder.write("half", to: left)
    try folder.write("{}", to: ".l10n-notes")
    try folder.write("{}", to: ".l10n.json")
    #expect(write() == nil)
    #expect(try names == [".l10n-notes", ".l10n.json", "file"])
  }

  @Test("of two that write at a time over what they read, one is told to run again")
  func races() async throws {
    for round in 0..<50 {
      let old = Array("round \(round)".utf8)
      try FileAccess.write(String(decoding: old, as: UTF8.self), to: path(), named: "file")
      let path = path()
      let outcomes = await withTaskGroup(of: Bool.self) { group in
        for writer in 0..<4 {
          group.addTask {
            (try? AtomicWrite.write(
              Array("\(round) by \(writer)".utf8), to: path, named: "file", over: .bytes(old))) != nil
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outcomes.filter { $0 }.count == 1)
    }
    #expect(try names == ["file"])
  }
}
