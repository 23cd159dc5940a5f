import Project
import ProjectTables
import Testing

@Suite("Patterns of paths")
struct PathPatternTests {
  @Test(
    "match names, folders, and what lies in a folder",
    arguments: [
      ("App", "App/en.lproj/A.strings", true), ("App", "Apple/A.strings", false), ("./App/", "App/A.strings", true),
      ("*.strings", "A.strings", true), ("*.strings", "App/A.strings", false), ("**/*.strings", "A.strings", true),
      ("**/*.strings", "a/b/A.strings", true), ("**/Fixtures", "Fixtures/A.strings", true),
      ("**/Fixtures/**", "a/b/Fixtures/c/A.strings", true), ("**/Fixtures", "a/MyFixtures/A.strings", false),
      ("Packages/*/Sources", "Packages/One/Sources/A.strings", true),
      ("Packages/*/Sources", "Packages/One/Two/Sources/A.strings", false), ("a/**/b", "a/b", true),
      ("a/**/b", "a/x/y/b/c", true), ("a/**/b/*.c", "a/b/b/x.c", true), ("a/**/b", "a/x", false),
      ("?.strings", "A.strings", true), ("?.strings", "AB.strings", false), ("**", "any/thing", true),
      ("old/**", "old/en.lproj/A.strings", true), ("../x", "../x/y", true),
    ])
  func matches(pattern: String, path: String, result: Bool) {
    #expect(PathPattern(pattern).matches(path) == result)
  }

  @Test("take no exponential time")
  func hostile() {
    let pattern = PathPattern(String(repeating: "**/a/", count: 50) + "b")
    #expect(!pattern.matches(String(repeating: "a/", count: 2_000) + "c"))
  }

  @Test("are told from plain paths, and begin in a folder")
  func start() {
    #expect(!PathPattern.isPattern("App/Base.lproj"))
    #expect(PathPattern.isPattern("App/*"))
    #expect(PathPattern.fixedFolder(of: "App/Sources/*/x") == "App/Sources")
    #expect(PathPattern.fixedFolder(of: "*.strings") == "")
  }
}
