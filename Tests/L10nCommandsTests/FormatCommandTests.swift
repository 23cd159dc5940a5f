import Foundation
import Testing

@Suite("l10n fmt")
struct FormatCommandTests {
  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
  }

  private static let unsorted = "\"b\" = \"1\";\n\"a\" = \"2\";\n"
  private static let sorted = "\"a\" = \"2\";\n\"b\" = \"1\";\n"

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("{ \"exclude\": [\"old/**\"] }", to: "l10n.json")
    try folder.write(Self.unsorted, to: "en.lproj/T.strings")
    try folder.write(Self.sorted, to: "de.lproj/T.strings")
    try folder.write(Self.unsorted, to: "de.lproj/U.strings")
    try folder.write(Self.unsorted, to: "old/en.lproj/T.strings")
    try folder.write("<xliff/>", to: "de.xliff")
    return folder
  }

  @Test("names the files that are not in their form, and writes nothing, with --check")
  func check() throws {
    let folder = try project()
    let run = try ProgramRun("fmt", "--check", in: folder.url)
    #expect(run.status == 1 && run.errors.isEmpty)
    let difference = ":1:1: '\"b\" = \"1\";' stands where '\"a\" = \"2\";' is due\n"
    #expect(run.output == "de.lproj/U.strings" + difference + "en.lproj/T.strings" + difference)
    #expect(try text("en.lproj/T.strings", in: folder) == Self.unsorted)
  }

  @Test("writes the files and names them; a second run has nothing to do")
  func write() throws {
    let folder = try project()
    let run = try ProgramRun("fmt", in: folder.url)
    #expect(run.status == 0 && run.output == "de.lproj/U.strings\nen.lproj/T.strings\n")
    #expect(try text("en.lproj/T.strings", in: folder) == Self.sorted)
    #expect(try text("old/en.lproj/T.strings", in: folder) == Self.unsorted)
    for arguments in [["fmt"], ["fmt", "--check"]] {
      let again = try ProgramRun(arguments, in: folder.url)
      #expect(again.status == 0 && again.output.isEmpty && again.errors.isEmpty)
    }
  }

  @Test(
    "takes a folder, an .lproj and single files, each file once",
    arguments: [
      (["de.lproj"], ["de.lproj/U.strings"]), (["en.lproj/T.strings"], ["en.lproj/T.strings"]),
      (["old/en.lproj/T.strings", "old/en.lproj/T.strings"], ["old/en.lproj/T.strings"]),
      (["en.lproj/", "."], ["en.lproj/T.strings", "de.lproj/U.strings"]),
    ])
  func paths(operands: [String], changed: [String]) throws {
    let folder = try project()
    let run = try ProgramRun(["fmt"] + operands, in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == changed.map { $0 + "\n" }.joined())
  }

  @Test("leaves a broken file alone, and does the others")
  func broken() throws {
    let folder = try project()
    try folder.write("\"k\" = \"1\"\n", to: "en.lproj/A.strings")
    let run = try ProgramRun("fmt", "en.lproj", in: folder.url)
    #expect(run.status == 1 && run.output == "en.lproj/T.strings\n")
    #expect(run.errors.hasPrefix("l10n: en.lproj/A.strings:1:10: missing ';' after this value"))
    #expect(try text("en.lproj/A.strings", in: folder) == "\"k\" = \"1\"\n")
  }

  @Test("says of a binary list that it has no form, where it is named")
  func binary() throws {
    let folder = try project()
    let list = try PropertyListSerialization.data(fromPropertyList: ["b": "1"], format: .binary, options: 0)
    try list.write(to: folder.url.appendingPathComponent("en.lproj/B.strings"))
    let run = try ProgramRun("fmt", "en.lproj/B.strings", in: folder.url)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("l10n: en.lproj/B.strings: a binary property list has no layout to normalise"))
    let all = try ProgramRun("fmt", "en.lproj", in: folder.url)
    #expect(all.status == 0 && all.errors.isEmpty)
  }

  @Test(
    "refuses a call that it cannot carry out",
    arguments: [
      ("nowhere", "there is no file or folder 'nowhere'"), ("l10n.json", "'l10n.json' is no string file"),
      ("de.xliff", "de.xliff: XLIFF belongs to the tool it is exchanged with"),
      ("empty", "'empty' holds no string tables"),
      ("--chek", "unknown option '--chek'; did you mean '--check'?"),
    ])
  func refusals(operand: String, message: String) throws {
    let folder = try project()
    try folder.write("", to: "empty/x.txt")
    let run = try ProgramRun("fmt", operand, in: folder.url)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("l10n: " + message), "\(run.errors)")
  }
}
