import Foundation
import Testing

@Suite("Standard output that cannot be written")
struct StandardOutputTests {
  @Test(
    "ends every command that prints with status 2, and says why", .enabled(if: access("/dev/full", W_OK) == 0),
    arguments: [
      ["--version"], ["help"], ["check"], ["check", "--format", "sarif"], ["stats"], ["stats", "--format", "json"],
      ["bind"], ["rules"], ["explain", "missing-translation"], ["dump", "en.lproj/Localizable.strings"],
      ["lookup", "greeting"], ["generate"], ["pseudo", "--list"], ["tokens", "list", "a.tokens.json"], ["fonts"],
      ["fmt", "--check"], ["fonts", "probe"], ["scan"], ["init"],
    ])
  func full(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("\"greeting\" = \"Hi\";\n\"gr\"=\"x\";\n", to: "en.lproj/Localizable.strings")
    try folder.write(##"{ "gap": { "$type": "number", "$value": 4 } }"##, to: "a.tokens.json")
    try folder.write("import SwiftUI\nlet text = Text(\"greeting\")\n", to: "Sources/App.swift")
    let run = try ProgramRun(
      arguments, in: folder.url, output: FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full")))
    #expect(run.status == 2)
    #expect(run.errors.hasSuffix("l10n: cannot write standard output: No space left on device\n"))
  }
}
