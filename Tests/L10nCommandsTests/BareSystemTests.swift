import Foundation
import Testing

@Suite("A system without a folder for temporary files")
struct BareSystemTests {
  private static let commands = [
    ["check", "--changed", "HEAD"], ["check"], ["scan", "--no-cache"], ["scan"], ["stats"], ["fmt", "--check"],
    ["generate"], ["preview", "--output", "gallery"], ["export", "--output", "exported"],
  ]

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.sampleAppWithOneLineButtons()
    try folder.write("import SwiftUI\nlet text = String(localized: \"unknown key\")\n", to: "Sources/Text.swift")
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = [
      "sh", "-c",
      "git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -q -m first",
    ]
    git.currentDirectoryURL = folder.url
    // Else the name of the commit would tell the second.
    let date = "2026-01-01T00:00:00Z"
    git.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date]
    ) { $1 }
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    return folder
  }

  @Test("gives the same report", arguments: commands)
  func report(command: [String]) throws {
    let nowhere = ["TMPDIR": "/nonexistent/folder", "XDG_CACHE_HOME": "/dev/null/cache", "HOME": "/dev/null"]
    let usual = try project()
    let bare = try project()
    let expected = try ProgramRun(command, in: usual.url)
    let run = try ProgramRun(command, in: bare.url, environment: nowhere)
    #expect(run.status == expected.status && expected.status < 2)
    #expect(run.output == expected.output)
    #expect(!FileManager.default.fileExists(atPath: "/nonexistent"))
  }
}
