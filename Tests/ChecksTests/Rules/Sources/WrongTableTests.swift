import Testing

@testable import Checks

@Suite("wrong-table", .enabled(if: ExampleRun.readsCode))
struct WrongTableTests {
  @Test("another table has the key")
  func fires() throws {
    try CheckFixture().example(
      .code(
        #"let text = NSLocalizedString(⟦"offline"⟧, comment: "")"#,
        files: ["en.lproj/Errors.strings": "\"offline\" = \"You are offline.\";\n"])
    ).expect(.wrongTable)
  }

  @Test(
    "a view that shows a word which another table has, too, where there is no default table",
    arguments: [("Link", 0), ("Open the link", 1)])
  func coincidence(text: String, count: Int) throws {
    let code = "import SwiftUI\nstruct V: View { var body: some View { Text(\"\(text)\") } }"
    let run = ExampleRun(.code(code, files: ["en.lproj/Shared.strings": "\"\(text)\" = \"\(text)\";\n"]))
    #expect(try run.findings(of: .wrongTable).count == count)
  }

  @Test("a phrase names no table: its key has to be moved")
  func phrases() throws {
    let code = """
      import AppIntents
      struct S: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: I(), phrases: [⟦"Play in \\(.applicationName)"⟧], shortTitle: "T", systemImageName: "x") } }
      """
    let found = try CheckFixture().example(
      .code(code, strings: #""T" = "T"; "Play in ${applicationName}" = "Play in ${applicationName}";"#)
    ).expect(.wrongTable)
    #expect(found.allSatisfy { $0.message.hasSuffix("move it to 'AppShortcuts'") })
  }

  @Test("nothing but the system looks in that of an Info.plist")
  func infoPlist() throws {
    try CheckFixture().example(
      .code(
        #"let text = NSLocalizedString("CFBundleName", comment: "")"#,
        files: ["en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Cue\";\n"])
    ).expectNothing(of: .wrongTable)
  }

  @Test("is silent where the call names it")
  func silent() throws {
    try CheckFixture().example(
      .code(
        #"let text = NSLocalizedString("offline", tableName: "Errors", comment: "")"#,
        files: ["en.lproj/Errors.strings": "\"offline\" = \"You are offline.\";\n"])
    ).expectNothing(of: .wrongTable)
  }

  @Test(
    "one word is in the table of another feature by chance, unless the file names that table",
    arguments: [
      (#"NSLocalizedString("offline", comment: "")"#, false),
      (#"NSLocalizedString("is_offline", comment: "")"#, true),
      (
        #"NSLocalizedString("offline", comment: "") + NSLocalizedString("is_offline", tableName: "Errors", comment: "")"#,
        true
      ),
    ])
  func chance(code: String, isWrongTable: Bool) throws {
    let tables = [
      ("en.lproj/Errors.strings", "\"offline\" = \"You are offline.\";\n\"is_offline\" = \"Offline\";\n"),
      ("en.lproj/Localizable.strings", "\"app\" = \"Cues\";\n"),
    ]
    let example = ExampleProject.code("let text = \(code)")
    let run = ExampleRun(
      ExampleProject(
        files: example.files.filter { !$0.path.hasSuffix(".strings") } + tables.map { .init(path: $0.0, text: $0.1) }))
    #expect(try run.findings(of: .wrongTable).count == (isWrongTable ? 1 : 0))
    #expect(try run.findings(of: .undefinedKey).count == (isWrongTable ? 0 : 1))
  }

  @Test("a table of another bundle is reached by no name", arguments: [("Settings.bundle", 0), ("Settings", 1)])
  func bundles(folder: String, count: Int) throws {
    let run = ExampleRun(
      .code(
        #"let text = NSLocalizedString("Ten seconds", comment: "")"#, strings: #""a" = "A";"#,
        files: ["\(folder)/en.lproj/Root.strings": "\"Ten seconds\" = \"Ten seconds\";\n"]))
    #expect(try run.findings(of: .wrongTable).count == count)
    #expect(try run.findings(of: .undefinedKey).count == 1 - count)
  }
}
