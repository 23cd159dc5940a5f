import Foundation
import TestSupport
import Testing

@Suite("l10n merge, by itself and by git")
struct MergeCommandTests {
  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
  }

  private func files(_ base: String, _ ours: String, _ theirs: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(base, to: "base")
    try folder.write(ours, to: "ours")
    try folder.write(theirs, to: "theirs")
    return folder
  }

  private static let call = ["merge", "base", "ours", "theirs", "--path", "de.lproj/T.strings"]

  @Test("writes what both have changed into ours, and says nothing of it")
  func clean() throws {
    let folder = try files("\"a\" = \"1\";\n\"b\" = \"2\";\n", "\"a\" = \"x\";\n\"b\" = \"2\";\n", "\"b\" = \"y\";\n")
    let run = try ProgramRun(Self.call, in: folder.url)
    #expect(run.status == 1 && run.output == "de.lproj/T.strings:1: theirs has removed, and ours changed, 'a'\n")
    try folder.write("\"a\" = \"1\";\n\"b\" = \"2\";\n", to: "ours")
    let again = try ProgramRun(Self.call, in: folder.url)
    #expect(again.status == 0 && again.output.isEmpty && again.errors.isEmpty)
    #expect(try text("ours", in: folder) == "\"b\" = \"y\";\n")
  }

  @Test("merges by lines, and says why, where a file has no parts")
  func byLines() throws {
    let folder = try files("\"a\" = \"1\";\n\nx\n", "\"a\" = \"2\";\n\nx\n", "\"a\" = \"1\";\n\ny\n")
    let run = try ProgramRun(Self.call, in: folder.url)
    #expect(run.status == 0 && run.errors.contains("merged by lines, not by key"))
    #expect(try text("ours", in: folder) == "\"a\" = \"2\";\n\ny\n")
  }

  @Test("a binary file stays as ours has it")
  func binary() throws {
    let folder = try files("bplist00a", "bplist00b\0", "bplist00c\0")
    let run = try ProgramRun(Self.call, in: folder.url)
    #expect(run.status == 2 && run.errors.contains("it stays as ours has it"))
    #expect(try text("ours", in: folder) == "bplist00b\0")
  }

  @Test("git merges branches by key once it is set up")
  func git() throws {
    let folder = try TemporaryFolder()
    let catalog = "{\n  \"strings\" : {\n    \"a\" : {\n\n    }\n  }\n}\n"
    try folder.git("init", "-q", "-b", "main")
    try folder.write("*.png merge=binary", to: ".gitattributes")
    try folder.write(catalog, to: "It's.xcstrings")
    let run = try ProgramRun(["git-setup"], in: folder.url)
    #expect(run.status == 0 && run.output.hasPrefix(".gitattributes: *.strings, "), "\(run.output + run.errors)")
    #expect(try text(".gitattributes", in: folder).hasPrefix("*.png merge=binary\n*.strings merge=l10n\n"))
    let again = try ProgramRun(["git-setup"], in: folder.url)
    #expect(again.output.hasPrefix(".gitattributes: as it was\n"))
    try folder.git("add", ".")
    try folder.git("commit", "-q", "-m", "base")
    try folder.git("switch", "-q", "-c", "side")
    try folder.write(catalog.replacing("\"a\"", with: "\"A key\" : { },\n    \"a\""), to: "It's.xcstrings")
    try folder.git("commit", "-qam", "theirs")
    try folder.git("switch", "-q", "main")
    try folder.write(catalog.replacing("\"a\"", with: "\"0\" : { },\n    \"a\""), to: "It's.xcstrings")
    try folder.git("commit", "-qam", "ours")
    try folder.git("merge", "-q", "side")
    let wanted = catalog.replacing("\"a\"", with: "\"0\" : { },\n    \"A key\" : { },\n    \"a\"")
    #expect(try text("It's.xcstrings", in: folder) == wanted)
  }

  @Test("there is nothing to set up outside of a repository")
  func outside() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(["git-setup"], in: folder.url)
    #expect(run.status == 2 && run.errors.contains("is in no git repository"))
  }
}
