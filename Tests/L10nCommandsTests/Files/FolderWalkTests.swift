import Foundation
import Testing

@testable import L10nCommands

@Suite("Walking folders")
struct FolderWalkTests {
  /// A walk for `.strings` files: what it finds, and what it says.
  private func walk(_ folder: TemporaryFolder, from start: String = "") -> (files: [String], messages: [String]) {
    let root = folder.url.path
    let listing = FolderWalk.listing(
      of: start.isEmpty ? root : root + "/" + start, in: root, named: { String($0.dropFirst(root.count + 1)) },
      where: { $0.hasSuffix(".strings") })
    return (listing.files, listing.unread.places.map { ($0.isNote ? "note: " : "") + $0.message })
  }

  private func folder(_ files: String..., links: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in files { try folder.write("", to: file) }
    for (path, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(path).path, withDestinationPath: target)
    }
    return folder
  }

  @Test("hidden folders and those of others are not entered, and nothing is said of them")
  func foreignFolders() throws {
    let folder = try folder(
      ".build/a.strings", "Pods/a.strings", "App/a.strings", links: [".link": "/", "bazel-out": "/"])
    let found = walk(folder)
    #expect(found.files == ["App/a.strings"])
    #expect(found.messages.isEmpty)
  }

  @Test("a link to a folder of the project is followed once, and cycles end")
  func linksInside() throws {
    let folder = try folder("Shared/a.strings", "App/b.strings", links: ["App/Shared": "../Shared", "App/up": ".."])
    #expect(walk(folder).files == ["App/b.strings", "Shared/a.strings"])
    let app = walk(folder, from: "App")
    #expect(app.files == ["Shared/a.strings", "b.strings"])
    #expect(walk(folder).messages.isEmpty && app.messages.isEmpty)
  }

  @Test("a language that is a link to another is one of its own, with its own files alone")
  func linkedLanguage() throws {
    let folder = try folder("pt.lproj/a.strings", "pt.lproj/sub/b.strings", links: ["pt-BR.lproj": "pt.lproj"])
    #expect(walk(folder).files == ["pt-BR.lproj/a.strings", "pt.lproj/a.strings", "pt.lproj/sub/b.strings"])
  }

  @Test("a link to a folder outside of the project is named")
  func linkOutside() throws {
    let other = try self.folder("a.strings")
    let folder = try folder("b.strings", links: ["Other": other.url.path])
    let target = try #require(FileAccess.realPath(other.url.path))
    let found = walk(folder)
    #expect(found.files == ["b.strings"])
    #expect(
      found.messages == ["note: 'Other' is left out: it is a link that leads out of the project, to '\(target)'"])
  }

  @Test("a link to a file is one, and so is one that leads nowhere, which is told when it is read")
  func linkedFile() throws {
    let folder = try folder("a.txt", links: ["a.strings": "a.txt", "b.strings": "nothing"])
    #expect(walk(folder).files == ["a.strings", "b.strings"])
  }

  @Test("what is no file, and names that are no UTF-8, are named and end nothing")
  func oddFiles() throws {
    let folder = try folder("a.strings")
    let path = folder.url.path
    #expect(mkfifo(path + "/pipe.strings", 0o600) == 0)
    #expect(creat(bytes(path + "/bad", 0xFF, ".strings"), 0o600) >= 0)
    #expect(creat(bytes(path + "/bad", 0xFF, ".txt"), 0o600) >= 0)
    #expect(mkdir(bytes(path + "/de", 0xFE, ".lproj"), 0o700) == 0)
    let found = walk(folder)
    #expect(found.files == ["a.strings"])
    #expect(
      found.messages.sorted() == [
        "cannot read the folder 'de\u{FFFD}.lproj': its name is no UTF-8",
        "note: 'bad\u{FFFD}.strings' is left out: its name is no UTF-8",
        "note: 'pipe.strings' is left out: it is no regular file",
      ])
  }

  @Test("a folder that is gone or too deep is told")
  func unreadable() throws {
    let folder = try folder("a.strings", Array(repeating: "deep", count: 70).joined(separator: "/") + "/b.strings")
    let messages = walk(folder).messages
    #expect(messages.count == 1 && messages[0].hasSuffix("deep': more than 64 folders lie in each other"))
    #expect(walk(folder, from: "gone").messages == ["cannot read the folder 'gone': No such file or directory"])
  }

  private func bytes(_ start: String, _ byte: UInt8, _ end: String) -> [CChar] {
    (Array(start.utf8) + [byte] + Array(end.utf8) + [0]).map(CChar.init(bitPattern:))
  }
}
