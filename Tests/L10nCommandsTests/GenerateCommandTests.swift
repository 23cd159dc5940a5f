import Foundation
import Testing

@Suite("l10n generate")
struct GenerateCommandTests {
  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test("writes the accessors of the sample app as recorded", arguments: ["strings", "foundation"])
  func golden(runtime: String) throws {
    let run = try ProgramRun("generate", "--access", "public", "--runtime", runtime)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    try GoldenFile("Generated/SampleApp-\(runtime).swift").expect(run.output)
  }

  @Test("the accessors of the sample app compile with both runtimes", arguments: ["strings", "foundation"])
  func compiles(runtime: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("L10n.swift")
    for access in ["public", "package", "internal"] {
      let run = try ProgramRun("generate", "--access", access, "--runtime", runtime, "--output", file.path)
      #expect(run.status == 0)
      try SwiftCompiler.typecheck(file)
    }
  }

  @Test("the accessors of the sample app give its texts")
  func sampleAppTexts() throws {
    let folder = try TemporaryFolder()
    let code = folder.url.appendingPathComponent("L10n.swift")
    #expect(try ProgramRun("generate", "--output", code.path).status == 0)
    try folder.write(
      """
      import Foundation
      import Strings

      for language in ["en", "pl"] {
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        let l10n = L10n(try LocalizedStrings(contentsOf: folder, preferredLanguages: [language]) { print($0) })
        print(l10n.button.continue)
        print(l10n.count.cues(5))
        print(l10n.count.cuesInFolder(cues: 1, folderName: "Home"))
        print(l10n.countdown.minutesSeconds(minutes: 2, seconds: 22))
        print(l10n.error.upload(recordingName: "Bedtime", attempts: 3))
        print(l10n.card.dailyPractice.title)
        print(l10n.status.score(88))
      }

      """, to: "main.swift")
    let program = folder.url.appendingPathComponent("program")
    try SwiftCompiler.build([code, folder.url.appendingPathComponent("main.swift")], to: program)
    let tables = ProgramRun.repository.appendingPathComponent("Strings").path
    let output = try SwiftCompiler.run([program.path, tables])
    #expect(
      output == """
        Continue
        5 cues
        1 cue in “Home”
        2 minutes and 22 seconds left
        “Bedtime” could not be uploaded after 3 attempts.
        Daily Practice
        Score: 88%
        Dalej
        5 podpowiedzi
        1 podpowiedź w folderze „Home”
        Pozostały czas: 2 minuty i 22 sekundy
        Nie udało się przesłać nagrania „Bedtime” mimo 3 prób.
        Codzienne ćwiczenie
        Wynik: 88%

        """)
  }

  @Test("--check says where a file is behind its tables, and an unchanged file keeps its time")
  func check() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"b.one\" = \"One\";\n", to: "en.lproj/Localizable.strings")
    try folder.write(#"{"generate": {"output": "Code/L10n.swift", "access": "package"}}"#, to: "l10n.json")
    let missing = try ProgramRun("generate", "--check", in: folder.url)
    #expect(missing.status == 1)
    #expect(missing.errors == "l10n: 'Code/L10n.swift' is missing: run 'l10n generate'\n")
    #expect(try ProgramRun("generate", in: folder.url).status == 0)
    #expect(try text("Code/L10n.swift", in: folder).contains("package var one: String { strings[\"b.one\"] }"))
    #expect(try ProgramRun("generate", "--check", in: folder.url).status == 0)

    let file = folder.url.appendingPathComponent("Code/L10n.swift").path
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: file)
    #expect(try ProgramRun("generate", in: folder.url).status == 0)
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(date == Date(timeIntervalSince1970: 1_000))

    try folder.write("\"b.one\" = \"Uno\";\n", to: "en.lproj/Localizable.strings")
    let behind = try ProgramRun("generate", "--check", in: folder.url)
    #expect(behind.status == 1)
    #expect(
      behind.errors
        == "l10n: Code/L10n.swift:22:1: not up to date: it has '/// “One”' where '/// “Uno”' should be there; "
        + "run 'l10n generate'\n")
    #expect(try text("Code/L10n.swift", in: folder).contains("“One”"))
  }

  @Test("other tables stand in a namespace, a table asked for alone stands at the top")
  func tables() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"title\" = \"A\";\n", to: "en.lproj/Localizable.strings")
    try folder.write("\"title\" = \"B\";\n", to: "en.lproj/Sign In.strings")
    try folder.write("\"CFBundleName\" = \"C\";\n", to: "en.lproj/InfoPlist.strings")
    try folder.write("\"title\" = \"D\";\n", to: "Settings.bundle/en.lproj/Root.strings")
    let all = try ProgramRun("generate", in: folder.url).output
    #expect(all.contains("  var title: String { strings[\"title\"] }"))
    #expect(all.contains("  var signIn: SignIn { SignIn(strings: strings) }"))
    #expect(all.contains("    var title: String { strings.text(\"title\", table: \"Sign In\") }"))
    #expect(!all.contains("CFBundleName") && !all.contains("Root"))
    let one = try ProgramRun("generate", "--table", "Sign In", in: folder.url).output
    #expect(one.contains("\n  var title: String { strings.text(\"title\", table: \"Sign In\") }"))
    #expect(!one.contains("SignIn"))
  }

  @Test("keys that are their own text have accessors though the development language does not list them")
  func keysAsTexts() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a.b\" = \"B\";\n", to: "en.lproj/Localizable.strings")
    try folder.write(
      "\"Are you sure?\" = \"Sicher?\";\n\"Cancel\" = \"Abbrechen\";\n\"old.key\" = \"Alt\";\n\"%lld left\" = \"%lld da\";",
      to: "de.lproj/Localizable.strings")
    let code = try ProgramRun("generate", in: folder.url).output
    #expect(code.contains("  /// “Are you sure?”\n  var areYouSure: String { strings[\"Are you sure?\"] }"))
    #expect(code.contains("  var cancel: String { strings[\"Cancel\"] }"))
    #expect(code.contains("  func left(_ value: Int) -> String {\n    strings.text(\"%lld left\", value)"))
    #expect(!code.contains("old"))
  }

  @Test(
    "refuses a call that it cannot carry out",
    arguments: [
      (["--type", "Self"], "'Self' is taken in Swift or in the generated file: choose another name"),
      (["--type", "My Type"], "'My Type' is no name of a Swift type"),
      (
        ["--type", "LocalizedStrings"],
        "'LocalizedStrings' is taken in Swift or in the generated file: choose another name"
      ),
      (["--table", "Localisable"], "unknown table 'Localisable'; did you mean 'Localizable'?"),
      (["--access", "open"], "unknown value for '--access' 'open'; known are 'public', 'internal', 'package'"),
      (["--check"], "'--check' needs a file to compare: give it with --output"),
    ])
  func refusals(options: [String], message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"x\";\n", to: "en.lproj/Localizable.strings")
    let run = try ProgramRun(["generate"] + options, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors == "l10n: \(message)\n")
    #expect(run.output.isEmpty)
  }

  @Test("a wrong value of the configuration is named with its place")
  func configuration() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"x\";\n", to: "en.lproj/Localizable.strings")
    try folder.write("{\n  \"generate\": { \"runtime\": \"fundation\" }\n}\n", to: "l10n.json")
    let run = try ProgramRun("generate", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors == "l10n: l10n.json:2:28: unknown runtime 'fundation'; did you mean 'foundation'?\n")
  }
}
