import Foundation
import TestSupport
import Testing

@testable import L10nCommands

@Suite("Paths taken apart")
struct SystemPathTests {
  private static func expectSame(_ path: String) {
    let known = path as NSString
    #expect(SystemPath.folder(of: path) == known.deletingLastPathComponent, "folder of '\(path)'")
    #expect(SystemPath.name(of: path) == known.lastPathComponent, "name of '\(path)'")
    #expect(SystemPath.pathExtension(of: path) == known.pathExtension, "extension of '\(path)'")
    let stem = (known.lastPathComponent as NSString).deletingPathExtension
    #expect(SystemPath.stem(of: path) == stem, "stem of '\(path)'")
    #expect(SystemPath.joined(path, "x") == known.appendingPathComponent("x"), "'\(path)' and 'x'")
  }

  @Test(
    "as NSString does",
    arguments: [
      "", "/", "/a", "ab", "ab/", "a/b", "a/b/", "/a/b", "/a//b/", "a//b", "..", "../a", "a/..", "./a", "~/a", "~",
      ".a",
      "a/.git", "a.", "a.b/c.d", "a.b/c", "a.tar.gz", "/.x/y.z", "a/...", "a b/c d.e f", "é/ü.ß", "a/b.c/",
    ].filter { $0.count != 1 || $0 == "/" })
  func examples(path: String) { Self.expectSame(path) }

  @Test("as NSString does, of random paths", arguments: 0..<10)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["/", "/", "//", ".", "..", "a", "bc", "é", " ", "~", "strings"]
    for _ in 0..<500 {
      let path = (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
      // Foundation for Linux traps over a name of one letter, and here and there over two slashes.
      if path.contains("//") || path.split(separator: "/").map(\.count) == [1] && !path.hasPrefix("/") { continue }
      Self.expectSame(path)
    }
  }

  @Test(
    "absolute, as URL standardizes them",
    arguments: ["/", "/a", "/a/", "/a/./b", "/a/../b", "/../a", "/a/b/../../c/", "a/b", "./a", "../a", "/a/..", "é/ü"])
  func standardized(path: String) {
    #expect(SystemPath.standardized(path) == URL(fileURLWithPath: path).standardizedFileURL.path)
  }

  @Test("of one letter and of slashes", arguments: [("a", "", "a"), ("a/", "", "a"), (".", "", "."), ("//", "/", "/")])
  func short(path: String, folder: String, name: String) {
    #expect(SystemPath.folder(of: path) == folder)
    #expect(SystemPath.name(of: path) == name)
  }

  @Test("folders are made with those that they lie in, and what stands in their way is told")
  func makingFolders() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    try FileAccess.makeFolder(path + "/a/b/c", named: "c")
    try FileAccess.makeFolder(path + "/a/b/c", named: "c")
    try folder.write("x", to: "a/file")
    #expect(try FileAccess.entries(of: path + "/a").sorted() == ["b", "file"])
    let error = #expect(throws: FileAccess.Failure.self) {
      try FileAccess.makeFolder(path + "/a/file/d", named: "a/file/d")
    }
    #expect(error?.description == "cannot make the folder 'a/file/d': Not a directory")
  }
}
