import ProjectTables
import Testing

@testable import Project

@Suite("Git's submodules")
struct GitSubmodulesTests {
  @Test(
    "are the paths of the file",
    arguments: [
      ("[submodule \"a\"]\n\tpath = Libs/a\n\turl = https://example.org/a.git\n", ["Libs/a"]),
      ("path=a\r\n  path = \"b c\"  \n", ["a", "b c"]), ("path = ./a/../b/", ["b"]), ("path = ../a", ["../a"]),
      ("path = \npaths = a\nurl = path = a\n=\n[path]", []), ("", []), ("path = /\npath = .\n", []),
    ])
  func paths(text: String, found: [String]) {
    #expect(GitSubmodules.paths(in: text, folder: "") == found)
  }

  @Test("are relative to its folder")
  func folder() { #expect(GitSubmodules.paths(in: "path = a", folder: "ios") == ["ios/a"]) }
}
