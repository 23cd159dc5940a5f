import Foundation
import Testing

/// The scanner of code as users meet it: `l10n scan`, and `l10n check` where `sources` is configured.
@Suite("Scanning code")
struct ScanCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#"{ "sources": { "paths": ["App"] } }"#, to: "l10n.json")
    try folder.write(#""title" = "Cues"; "old" = "Old";"# + "\n", to: "en.lproj/Localizable.strings")
    try folder.write(
      """
      import SwiftUI

      struct TitleView: View {
        let count: Int
        var body: some View {
          Text("title")
          Text("\\(count) cues")
          Button("Zażółć 👩‍👩‍👧") { print("pressed") }
        }
      }

      """, to: "App/TitleView.swift")
    try folder.write(
      "#import <Foundation/Foundation.h>\n\nNSString *Title(void) { return NSLocalizedString(@\"titel\", nil); }\n",
      to: "App/Title.m")
  }

  private func check(_ arguments: String..., environment: [String: String] = [:]) throws -> ProgramRun {
    try ProgramRun(["check", "--format", "json"] + arguments, in: folder.url, environment: environment)
  }

  private static let findings = [
    "undefined-key App/Title.m:3", "hardcoded-string App/TitleView.swift:7", "hardcoded-string App/TitleView.swift:8",
    "unused-key en.lproj/Localizable.strings:1",
  ]

  @Test func aCheckComparesCodeAndTables() throws {
    let run = try check()
    #expect(try run.places() == Self.findings)
    #expect(run.status == 1)
  }

  @Test func aVariableAndAFunctionOfOneNameLookUpWhatTheyAreGiven() throws {
    try folder.write(
      """
      extension String {
        var localized: String { NSLocalizedString(self, comment: "") }
        func localized(key: String) -> String { NSLocalizedString(key, value: self, comment: "") }
      }
      let a = "title".localized
      let b = isNew ? "Cues".localized(key: "old") : "titel".localized

      """, to: "App/Strings.swift")
    let found = try check().places().filter { $0.contains("Strings.swift") || $0.contains("unused") }
    #expect(found == ["undefined-key App/Strings.swift:6"])
    let scan = try ProgramRun("scan", "App/Strings.swift", in: folder.url)
    let keys = scan.output.split(separator: "\n").filter { $0.contains(": key: ") }
    #expect(
      keys == [
        "App/Strings.swift:5:9: key: .localized 'title'", "App/Strings.swift:6:39: key: String.localized(key:) 'old'",
        "App/Strings.swift:6:48: key: .localized 'titel'",
      ])
  }

  @Test func aPartOfTheProjectIsNotComparedWithItsCode() throws {
    #expect(try check("en.lproj").places() == [])
  }

  @Test func otherRulesCanBeAskedForAlone() throws {
    #expect(try check("--only", "undefined-key").places() == ["undefined-key App/Title.m:3"])
    #expect(try check("--skip", "unused-key", "--skip", "hardcoded-string").places() == ["undefined-key App/Title.m:3"])
  }

  @Test func theHabitOfTheTablesIsShown() throws {
    try folder.write(
      #""cue.title" = "Cues"; "cue.old" = "Old"; "Start it" = "Start"; "OK" = "OK";"#, to: "en.lproj/Cues.strings")
    let run = try ProgramRun(["scan", "--verbose"], in: folder.url)
    #expect(
      run.output.contains(
        """
        table 'Cues': keys are names and texts: 2 dotted ('cue.title'), 1 texts ('Start practice'), 1 words ('Save')
        table 'Localizable': keys are too few to tell, or single words: 2 words ('Save')

        """))
  }

  @Test func aListHasEveryPlace() throws {
    let run = try ProgramRun(["scan"], in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.output == """
        App/Title.m:3:50: key: NSLocalizedString 'titel'
        App/TitleView.swift:6:10: key: Text 'title'
        App/TitleView.swift:7:10: key: Text '%lld cues'
        App/TitleView.swift:8:12: key: Button 'Zażółć 👩‍👩‍👧'
        2 files: 4 keys looked up, 0 made at run time, 0 texts shown as they stand

        """)
  }

  @Test func filesAreListedWithoutAConfiguration() throws {
    let run = try ProgramRun(["scan", "App/TitleView.swift", "--format", "json"], in: folder.url)
    let files = try #require(try run.report()["files"] as? [[String: Any]])
    #expect(
      files.map { $0["path"] as? String } == ["App/TitleView.swift"]
        || files.map { $0["path"] as? String } == ["TitleView.swift"])
    let facts = try #require(files.first?["facts"] as? [[String: Any]])
    #expect(facts.map { $0["text"] as? String } == ["title", "%lld cues", "Zażółć 👩‍👩‍👧"])
    #expect(facts.map { $0["column"] as? Int } == [10, 10, 12])
  }

  @Test func theCacheMayBeDeletedOrDamaged() throws {
    let cache = try TemporaryFolder()
    let environment = ["XDG_CACHE_HOME": cache.url.path]
    let first = try check(environment: environment)
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.url.path + "/l10n")
    #expect(names.count == 1)
    let file = cache.url.appendingPathComponent("l10n/" + names[0])
    let written = try Data(contentsOf: file)
    #expect(try check(environment: environment).output == first.output)
    #expect(try Data(contentsOf: file) == written)
    for damaged in [Data(), written.prefix(written.count / 2), Data(written.map { $0 == 0x7B ? 0x5B : $0 })] {
      try damaged.write(to: file)
      #expect(try check(environment: environment).output == first.output)
      #expect(try Data(contentsOf: file) == written)
    }
    try FileManager.default.removeItem(at: cache.url.appendingPathComponent("l10n"))
    #expect(try check(environment: environment).output == first.output)
  }

  @Test func aChangedFileIsReadAnew() throws {
    let cache = try TemporaryFolder()
    let environment = ["XDG_CACHE_HOME": cache.url.path]
    _ = try check(environment: environment)
    try folder.write("let title = String(localized: \"old\")\n", to: "App/TitleView.swift")
    #expect(
      try check(environment: environment).places() == [
        "undefined-key App/Title.m:3", "unused-key en.lproj/Localizable.strings:1",
      ])
  }

  @Test func aProgramThatDoesNotAnswerIsNoCleanRun() throws {
    let script = folder.url.appendingPathComponent("scanner")
    try folder.write("#!/bin/sh\necho 'no library' >&2\nexit 127\n", to: "scanner")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    let run = try check(environment: ["L10N_SCAN": script.path])
    #expect(run.status == 2)
    #expect(run.errors.contains("ends with status 127: no library"))
    let missing = try check(environment: ["L10N_SCAN": "/nowhere/l10n-scan"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("there is no program '/nowhere/l10n-scan'"))
  }

  @Test func aFileThatEndsTheParserIsReportedAndTheNextIsRead() throws {
    let script = folder.url.appendingPathComponent("scanner")
    // Ends by a signal over the first file that it is given, and hands the others on.
    try folder.write(
      "#!/bin/sh\nif [ ! -e ended ]; then : >ended; kill -SEGV $$; fi\nexec '\(Self.scanner)'\n", to: "scanner")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    try folder.write("let other = String(localized: \"none\")\n", to: "App/Other.swift")
    let run = try check("--jobs", "1", environment: ["L10N_SCAN": script.path])
    let places = try run.places()
    #expect(places.filter { $0.hasPrefix("source-syntax") } == ["source-syntax App/TitleView.swift:1"])
    #expect(places.contains("undefined-key App/Other.swift:1"))
  }

  @Test(arguments: [false, true])
  func errorsInCodeWithoutTextsAreToldWhereTheyAreAskedFor(isAsked: Bool) throws {
    try folder.write("{ \"sources\": { \"paths\": [\"App\"], \"allSyntaxErrors\": \(isAsked) } }\n", to: "l10n.json")
    try folder.write("func sum() -> Int {\n  let let = 3\n}\n", to: "App/Sum.swift")
    let places = try check().places().filter { $0.hasPrefix("source-syntax") }
    #expect(places == (isAsked ? ["source-syntax App/Sum.swift:2"] : []))
  }

  private static let scanner = ProgramRun.program.deletingLastPathComponent().appendingPathComponent("l10n-scan").path

  @Test func aPathThatIsNotThereIsAnErrorWithItsPlace() throws {
    try folder.write("{\n  \"sources\": { \"paths\": [\"Apps\"] }\n}\n", to: "l10n.json")
    let run = try check()
    #expect(run.status == 2)
    let problem = "l10n.json:2:26: there is no file or folder 'Apps', which 'paths' of 'sources' names"
    #expect(run.errors == "l10n: \(problem); did you mean 'App'?\n")
  }

  @Test func theThreadsDoNotChangeTheReport() throws {
    for number in 0..<20 { try folder.write("let a = String(localized: \"k\(number)\")\n", to: "App/F\(number).swift") }
    let one = try check("--jobs", "1")
    #expect(try one.places().count == 24)
    #expect(try check("--jobs", "7").output == one.output)
  }

  @Test("the code of this repository beside the sample app", arguments: ["Examples", "Examples/PracticeApp"])
  func ownCode(folder: String) throws {
    let run = try ProgramRun(["check", folder], in: ProgramRun.repository)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("\n0 errors, 0 warnings: "), "\(run.output)")
  }
}
