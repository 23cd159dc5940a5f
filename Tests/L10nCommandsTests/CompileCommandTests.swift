import Foundation
import Strings
import Testing

@Suite("l10n compile, generate-symbols, print")
struct CompileCommandTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.1", "strings": {
      "cues": {"extractionState": "manual", "localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld cue"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld cues"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld wskazówka"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld wskazówki"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld wskazówek"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld wskazówki"}}}}}}},
      "start": {"extractionState": "manual", "generatesSymbol": false, "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Start"}},
        "pl": {"stringUnit": {"state": "translated", "value": "Zacznij"}}}}
    }}
    """

  private func folder(_ catalog: String = catalog, at path: String = "App/T.xcstrings") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(catalog, to: path)
    return folder
  }

  @Test("make tables that the library reads, as text and binary", arguments: ["text", "binary"])
  func compiled(format: String) throws {
    let folder = try folder()
    let run = try ProgramRun(
      "compile", "-o", "out", "--serialization-format", format, "App/T.xcstrings", in: folder.url)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
    let strings = try LocalizedStrings(
      contentsOf: folder.url.appendingPathComponent("out"), preferredLanguages: ["pl"])
    #expect(strings[StringKey("start", table: "T")] == "Zacznij")
    let cues = [1, 3, 5].map { strings[StringKey("cues", table: "T"), count: $0] }
    #expect(cues == ["1 wskazówka", "3 wskazówki", "5 wskazówek"])
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("out/en.lproj/T.strings"))
    #expect(bytes.starts(with: Data("bplist00".utf8)) == (format == "binary"))
    let list = try PropertyListSerialization.propertyList(from: bytes, format: nil)
    #expect(list as? [String: String] == ["start": "Start"])
  }

  @Test("print the paths of a dry run, a line each, and write nothing")
  func dryRun() throws {
    let folder = try folder()
    let run = try ProgramRun(
      "compile", "--dry-run", "-l", "pl", "--output-directory", "out", "App/T.xcstrings", in: folder.url)
    let path = folder.url.resolvingSymlinksInPath().path + "/out/pl.lproj/T"
    #expect(run.output == "\(path).strings\n\(path).stringsdict\n")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out").path))
  }

  @Test(
    "say what is wrong as a build system reads it",
    arguments: [
      ("{", "App/T.xcstrings: error: line 1, column 1: ", 2),
      (
        #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"state":"translated","#
          + #""value":"%#@x@"}}}}},"version":"1.0"}"#,
        "App/T.xcstrings: error: Referencing undefined substitution 'x' (en: k)\n", 1
      ),
    ])
  func problems(catalog: String, message: String, status: Int32) throws {
    let folder = try folder(catalog)
    let run = try ProgramRun("compile", "--output-directory", "out", "App/T.xcstrings", in: folder.url)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix(message))
    #expect(run.errors.contains(try Regex(#"(?m)^(?:[^:]+: )?error: (.*)$"#)))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out").path))
  }

  @Test("refuse a catalog where Xcode builds none")
  func misplaced() throws {
    let inside = try folder(at: "en.lproj/T.xcstrings")
    let run = try ProgramRun("compile", "-o", "out", "en.lproj/T.xcstrings", in: inside.url)
    #expect(run.status == 2 && run.errors.hasSuffix("T.xcstrings should not be inside an lproj directory.\n"))
    let beside = try folder()
    try beside.write("\"a\" = \"b\";\n", to: "App/de.lproj/T.strings")
    let other = try ProgramRun("compile", "-o", "out", "App/T.xcstrings", in: beside.url)
    #expect(other.status == 2)
    #expect(other.errors.contains("T.xcstrings cannot co-exist with other .strings or .stringsdict tables"))
    let mul = try folder(at: "mul.lproj/T.xcstrings")
    #expect(try ProgramRun("compile", "-o", "out", "mul.lproj/T.xcstrings", in: mul.url).status == 0)
  }

  @Test("read the next catalog when one can't be")
  func several() throws {
    let folder = try folder()
    try folder.write("{", to: "App/U.xcstrings")
    let run = try ProgramRun("compile", "-o", "out", "App/U.xcstrings", "App/T.xcstrings", in: folder.url)
    #expect(run.status == 2)
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out/en.lproj/T.strings").path))
  }

  @Test("write symbols of the keys that ask for one")
  func symbols() throws {
    let folder = try folder()
    let run = try ProgramRun(
      "generate-symbols", "--language", "swift", "-o", "out", "App/T.xcstrings", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty)
    let file = folder.url.appendingPathComponent("out/GeneratedStringSymbols_T.swift")
    let code = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(code.contains("static func cues(_ arg1: Int) -> LocalizedStringResource"))
    #expect(!code.contains("start"))
  }

  @Test("print the keys")
  func keys() throws {
    let folder = try folder()
    #expect(try ProgramRun("print", "App/T.xcstrings", in: folder.url).output == "cues\nstart\n")
    let run = try ProgramRun("print", "App/T.strings", in: folder.url)
    #expect(run.status == 2 && run.errors.contains("is no String Catalog"))
  }

  @Test("bring a catalog up to date with what Apple's compilers found")
  func stringsData() throws {
    let folder = try folder()
    try folder.write(
      """
      {"source": "/a.swift", "version": 1, "tables": {"T": [{"comment": "new", "key": "stop",
      "location": {"startingColumn": 1, "startingLine": 2}}]}}
      """, to: "build/a.stringsdata")
    try folder.write(
      """
      {"source": "/b.swift", "version": 1, "tables": {"T": [{"comment": "", "key": "go", "value": "Go!",
      "location": {"startingColumn": 1, "startingLine": 2}}]}}
      """, to: "build/b.stringsdata")
    let run = try ProgramRun(
      "sync", "App/T.xcstrings", "--stringsdata", "build/a.stringsdata", "build/b.stringsdata", in: folder.url)
    #expect(run.status == 0)
    #expect(run.output == "App/T.xcstrings: 2 added\n")
    #expect(try ProgramRun("print", "App/T.xcstrings", in: folder.url).output == "cues\ngo\nstart\nstop\n")
    let again = try ProgramRun("sync", "App/T.xcstrings", "--stringsdata", "build", in: folder.url)
    #expect(again.status == 0 && again.output.isEmpty)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("build/b.stringsdata"))
    let kept = try ProgramRun(
      "sync", "App/T.xcstrings", "--stringsdata", "build", "--skip-marking-strings-stale", in: folder.url)
    #expect(kept.status == 0 && kept.output.isEmpty)
    let gone = try ProgramRun("sync", "App/T.xcstrings", "--stringsdata", "build", in: folder.url)
    #expect(gone.output == "App/T.xcstrings: 1 removed\n")
  }
}
