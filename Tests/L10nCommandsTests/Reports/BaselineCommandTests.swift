import Foundation
import Testing

@Suite("l10n check --baseline")
struct BaselineCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try ReportGoldenTests.project()
  }

  private func check(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(["check", "--baseline", "known.json"] + arguments, in: folder.url)
  }

  private func written() throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent("known.json"), encoding: .utf8)
  }

  @Test("writes what is there, and knows it from then on")
  func write() throws {
    let missing = try check()
    #expect(missing.status == 2 && missing.output.isEmpty)
    #expect(
      missing.errors
        == "l10n: there is no baseline 'known.json': 'l10n check --baseline known.json --write-baseline' writes it\n")
    let first = try check("--write-baseline")
    #expect(first.status == 0)
    #expect(
      first.errors.hasPrefix("l10n: wrote ") && first.errors.contains(" findings to the baseline 'known.json': "))
    let last = try #require(first.output.split(separator: "\n").last)
    #expect(
      last.hasPrefix("0 errors, 0 warnings: ") && last.contains("; in the baseline 4 errors (3 argument-type, "),
      "\(last)")
    let text = try written()
    let again = try check("--fail-on", "warning")
    #expect(again.status == 0 && again.errors.isEmpty)
    #expect(try check("--write-baseline").errors.isEmpty)
    #expect(try written() == text)
    let report = try check("--format", "json").report()
    #expect((report["findings"] as? [Any])?.isEmpty == true)
    #expect(try #require((report["summary"] as? [String: Any])?["baselined"] as? Int) > 5)
  }

  @Test("reports what is new, and never takes it in")
  func new() throws {
    try folder.write("{}", to: "l10n.json")
    _ = try check("--write-baseline")
    let text = try written()
    try folder.write("\"new\" = \"New\";\n", to: "App & Co/en.lproj/Other.strings")
    try folder.write("\n\n", to: "App & Co/it.lproj/Other.strings")
    for arguments in [[], ["--write-baseline"]] {
      let run = try ProgramRun(
        ["check", "--baseline", "known.json", "--format", "json"] + arguments, in: folder.url)
      #expect(run.status == 0)
      #expect(try run.places() == ["missing-translation App & Co/en.lproj/Other.strings:1"])
    }
    #expect(try written() == text)
  }

  @Test("says what no longer occurs, and shrinks on request")
  func shrink() throws {
    _ = try check("--write-baseline")
    let text = try written()
    let path = "App & Co/de.lproj/Main Menu.strings"
    _ = try folder.replaceLine(startingWith: "\"alt\"", in: path, by: "")
    let run = try check()
    #expect(run.status == 0)
    #expect(
      run.errors == "l10n: 1 finding of the baseline 'known.json' no longer occurs: add --write-baseline to remove it\n"
    )
    #expect(try written() == text)
    #expect(try check("--quiet").errors.isEmpty)
    #expect(
      try check("--verbose").errors.hasPrefix("l10n: no longer occurs: extra-key of 'alt' in Main Menu (de)\n"))
    // A run that looks elsewhere knows nothing of it.
    #expect(try check("--locale", "fr").errors.isEmpty)
    #expect(try check("--only", "argument-type").errors.isEmpty)
    #expect(try check("--locale", "fr", "--write-baseline").errors.isEmpty)
    #expect(try check("--write-baseline").errors == "l10n: removed 1 finding from the baseline 'known.json'\n")
    let lines = text.split(separator: "\n").filter { !$0.contains("\"alt\"") }
    #expect(try written().split(separator: "\n") == lines)
    #expect(try check().errors.isEmpty)
  }

  @Test("knows what is measured by its slot, whatever the size")
  func layout() throws {
    let folder = try TemporaryFolder.sampleAppWithOneLineButtons()
    let title = String(repeating: "Langweilig ", count: 5) + "Knopf"
    _ = try folder.replaceLine(
      startingWith: "\"button.save\"", in: "Strings/de.lproj/Localizable.strings", by: "\"button.save\" = \"\(title)\";"
    )
    func check(_ arguments: String...) throws -> ProgramRun {
      try ProgramRun(["check", "--baseline", "b.json", "--only", "truncated-text"] + arguments, in: folder.url)
    }
    #expect(try check("--size", "large", "--locale", "de", "--write-baseline").status == 0)
    let text = try String(contentsOf: folder.url.appendingPathComponent("b.json"), encoding: .utf8)
    #expect(
      text.contains(
        """
        "key": "button.save", "locale": "de", "component": "EkoButton.title", "size": "large", "device": "iphone" }
        """))
    let small = try check("--size", "xLarge", "--locale", "de")
    #expect(small.status == 0)
    #expect(small.errors.split(separator: "\n").allSatisfy { $0.contains("'SF Mono'") }, "\(small.errors)")
    let sarif = try check("--size", "large", "--locale", "de", "--format", "sarif")
    #expect(sarif.status == 0)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("b.json"))
    let run = try ProgramRun(
      "check", "--only", "truncated-text", "--size", "large", "--size", "xLarge", "--locale", "de", "--format", "sarif",
      in: folder.url)
    let results = try #require(
      (try run.report()["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let result = try #require(results.first)
    #expect(results.count == 1)
    let facts = try #require(result["properties"] as? [String: Any])
    #expect(facts["component"] as? String == "EkoButton.title" && facts["sizes"] as? [String] == ["large"])
  }

  @Test(
    "that is no baseline ends the run with its place",
    arguments: [
      ("{\n  \"version\": 1\n  \"findings\": []\n}", "known.json:3:3: "), ("\u{1B}[31m", "known.json:1:1: "),
      (
        "{ \"version\": 1, \"findings\": [{ \"rules\": \"a\" }] }",
        "known.json:1:32: unknown member 'rules'; did you mean 'rule'?"
      ),
    ])
  func broken(text: String, message: String) throws {
    try folder.write(text, to: "known.json")
    for arguments in [[], ["--write-baseline"]] {
      let run = try ProgramRun(["check", "--baseline", "known.json"] + arguments, in: folder.url)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.hasPrefix("l10n: \(message)") && !run.errors.contains("\u{1B}"))
      #expect(try written() == text)
    }
  }

  @Test("is not written by a run that could not read all files, nor without a name")
  func incomplete() throws {
    let link = folder.url.appendingPathComponent("App & Co/it.lproj/Other.strings")
    try folder.write("", to: "App & Co/it.lproj/x")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "gone")
    let run = try check("--write-baseline")
    #expect(run.status == 2)
    #expect(run.errors.contains("the baseline 'known.json' is not written, since files could not be read"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("known.json").path))
    let nameless = try ProgramRun("check", "--write-baseline", in: folder.url)
    let message = "'--write-baseline' needs a file: --baseline FILE, or 'baseline' in l10n.json"
    #expect(nameless.status == 2 && nameless.errors == "l10n: \(message)\n")
  }
}
