import Testing

@testable import Checks

@Suite("unused-key", .enabled(if: ExampleRun.readsCode))
struct UnusedKeyTests {
  @Test("macros that hand their parameter on name the keys of their calls, in pieces too")
  func macros() throws {
    let code = """
      #define Inner(key, table, bundle, comment) NSLocalizedStringFromTableInBundle(key, table, bundle, comment)
      #define Outer(key, comment) Inner((key), nil, [NSBundle bundleForClass:[self class]], (comment))
      void f(void) { Outer(@"%@ sent\\n" "a print", nil); Outer(@"%@", nil); }
      """
    let strings = #""%@ sent\na print" = "A"; "%@" = "%@"; "gone.key" = "Gone";"#
    let run = ExampleRun(.code("import UIKit", strings: strings, files: ["App/Lookup.m": code]))
    #expect(try run.findings(of: .unusedKey).map(\.key) == ["gone.key"])
  }

  @Test("a symbol of a catalog may be an argument of anything", arguments: [("detailPathLabel", 0), ("other", 1)])
  func symbols(name: String, count: Int) throws {
    func entry(_ key: String) -> String {
      """
      "\(key)": { "extractionState": "manual", "localizations": {
      "en": { "stringUnit": { "state": "translated", "value": "A" } } } }
      """
    }
    let code = """
      import SwiftUI
      struct Page: View { var body: some View {
        Text(.pageTitle)
        Row(title: .\(name), image: Image(systemName: "a"), items: parts.map { $0.name }) } }

      """
    let made = ExampleProject(files: [
      .init(path: "Page.swift", text: code),
      .init(
        path: "Localizable.xcstrings",
        text: """
          { "sourceLanguage": "en", "version": "1.0", "strings": {
          \(entry("page_title")), \(entry("detail_path_label")) } }
          """),
      .init(path: "l10n.json", text: #"{ "sources": { "paths": ["."], "allSyntaxErrors": true } }"#),
    ])
    #expect(try ExampleRun(made).findings(of: .unusedKey).count == count)
  }

  @Test("no code names the key")
  func fires() throws {
    try CheckFixture().example(
      .code(
        #"let title = NSLocalizedString("cue.title", comment: "")"#,
        strings: "\"cue.title\" = \"Cues\";\n⟦\"cue.old-title\"⟧ = \"Prompts\";")
    ).expect(.unusedKey)
  }

  @Test("is silent where a call does")
  func silent() throws {
    try CheckFixture().example(
      .code(
        #"let title = NSLocalizedString("cue.title", comment: "")"#, strings: #""cue.title" = "Cues";"#)
    ).expectNothing(of: .unusedKey)
  }

  @Test("is silent about a table of which no code names any key: the code that does was not scanned")
  func unknownTable() throws {
    try CheckFixture().example(
      .code(#"let title = LocalString.cueTitle"#, strings: #""cue.title" = "Cues"; "cue.text" = "Text";"#)
    ).expectNothing(of: .unusedKey)
  }

  @Test("a key of an intent is used where the definition has it, which tells of the others")
  func intents() throws {
    let definition = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>INIntentTitle</key><string>Play a cue</string>
      <key>INIntentTitleID</key><string>gfePDu</string></dict></plist>
      """
    let strings = "\"gfePDu\" = \"Play a cue\";\n⟦\"9L8C08\"⟧ = \"Gone\";\n"
    try CheckFixture().example(
      .code(
        "let a = 1",
        files: ["App/Base.lproj/Cues.intentdefinition": definition, "App/en.lproj/Cues.strings": strings])
    ).expect(.unusedKey)
  }

  private static let used = #"let title = NSLocalizedString("cue.title", comment: "");"#

  @Test(
    "is silent about a key of which code knows a part",
    arguments: [
      #"let a = "eq.preset." + name"#, #"let key = "eq.\(name).flat"; show(key)"#,
      #"let a = String(format: "eq.%@.flat", name)"#, #"enum Preset: String { case flat = "eq.preset.flat" }"#,
      #"enum Preset: LocalizedStringKey { case flat = "eq.preset.flat" }"#,
      #"let keys = [1: "eq.preset.flat"]"#,
      #"func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }; let a = tr("eq.preset.\(name)")"#,
    ])
  func parts(code: String) throws {
    try CheckFixture().example(
      .code("\(Self.used) \(code)", strings: #""cue.title" = "Cues"; "eq.preset.flat" = "Flat";"#)
    ).expectNothing(of: .unusedKey)
  }

  @Test(
    "what code knows of is too little",
    arguments: [#"let a = "\(x).\(y)""#, #"let a = "eq. " + name"#, #"let a = "of.preset." + name"#])
  func unknown(code: String) throws {
    try CheckFixture().example(
      .code("\(Self.used) \(code)", strings: #""cue.title" = "Cues"; ⟦"eq.preset.flat"⟧ = "Flat";"#)
    ).expect(.unusedKey)
  }

  @Test(
    "a table of which code looks up any key is unsure, and one whose file it reads is used",
    arguments: [
      (#"let a = NSLocalizedString(name, tableName: "Filters", comment: "")"#, 1),
      (#"let a = Bundle.main.path(forResource: "Filters", ofType: "strings")"#, 0),
    ])
  func open(code: String, count: Int) throws {
    let known = #"let b = NSLocalizedString("blur", tableName: "Filters", comment: "");"#
    let messages = try CheckFixture().example(
      .code(
        "\(Self.used) \(known) \(code)", strings: #""cue.title" = "Cues";"#,
        files: ["en.lproj/Filters.strings": "\"blur\" = \"Blur\"; \"blur.size\" = \"Size\";\n"])
    ).wholeProject.findings(of: .unusedKey).map(\.message)
    #expect(messages.count == count)
    #expect(messages.allSatisfy { $0.hasPrefix("no code names 'blur.size', but whether they are unused is unsure") })
  }

  @Test("a literal of placeholders alone uses no key")
  func placeholdersAlone() throws {
    try CheckFixture().example(
      .code("\(Self.used) let a = \"\\(x)%\"", strings: "\"cue.title\" = \"Cues\";\n⟦\"%@%\"⟧ = \"%@\";\n")
    ).expect(.unusedKey)
  }

  @Test("a literal that is a key stands for no other")
  func exact() throws {
    try CheckFixture().example(
      .code(
        "\(Self.used) let a = look(\"Pod fault %1$@\")",
        strings: "\"cue.title\" = \"Cues\";\n\"Pod fault %1$@\" = \"Fault %1$@\";\n⟦\"Pod fault %d\"⟧ = \"%d\";\n")
    ).expect(.unusedKey)
  }
}

@Suite("unused-key: what is unsure", .enabled(if: ExampleRun.readsCode))
struct UnsureKeyTests {
  private static let strings = "\"used\" = \"U\";\n⟦\"maybe.a\"⟧ = \"A\";\n\"maybe.b\" = \"B\";"

  @Test(
    "a table that is asked for a key of run time is told once, with the place",
    arguments: [
      #"func t(_ k: String) -> String { NSLocalizedString(k, comment: "") }; func f(_ m: M) { t(m.title) }"#,
      #"func f(_ m: M) -> String { Bundle.main.localizedString(forKey: m.title, value: nil, table: nil) }"#,
      #"func f(_ d: [String: Any]) -> String { NSLocalizedString(d["t"] as! String, comment: "") }"#,
      """
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      let b = "used".localized; func f(_ m: M) -> String { m.title.localized }
      """,
      #"func f(_ r: String) -> String { let k = "m." + r; return NSLocalizedString(k, comment: "") }"#,
    ])
  func unsure(code: String) throws {
    let findings = try CheckFixture().example(
      .code("let a = NSLocalizedString(\"used\", comment: \"\")\n" + code, strings: Self.strings)
    ).expect(.unusedKey)
    #expect(findings.map(\.message).allSatisfy { $0.hasPrefix("no code names 'maybe.a', 'maybe.b', but whether") })
  }

  @Test("of a stale key unfinished-state tells")
  func stale() throws {
    func entry(_ key: String, _ state: String) -> String {
      #""\#(key)" : { "extractionState" : "\#(state)", "localizations" : { "en" : { "stringUnit" : "#
        + #"{ "state" : "translated", "value" : "x" } } } }"#
    }
    let strings = [entry("used", "manual"), entry("maybe.a", "stale"), entry("maybe.b", "manual")]
    let catalog =
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(strings.joined(separator: ", ")) }, \"version\" : \"1.0\" }"
    let code = """
      let a = NSLocalizedString("used", comment: "")
      func f(_ m: M) -> String { NSLocalizedString(m.title, comment: "") }
      """
    let run = ExampleRun(.code(code, files: ["App/Localizable.xcstrings": catalog]))
    #expect(try run.findings(of: .unusedKey).map { $0.message.hasPrefix("no code names 'maybe.b', but") } == [true])
    #expect(try run.findings(of: .unfinishedState).map(\.key) == ["maybe.a"])
  }

  @Test(
    "a constant before what run time adds is the beginning of the key",
    arguments: [
      #"let base = "maybe."; func f(_ s: String) -> String { NSLocalizedString(base + s, comment: "") }"#,
      #"enum X { static let base = "maybe." }; func f(_ s: String) -> String { NSLocalizedString(X.base + s, comment: "") }"#,
      #"func f(_ s: String) -> String { let base = "maybe."; return NSLocalizedString(base + s, comment: "") }"#,
    ])
  func constantPrefix(code: String) throws {
    let fixture = CheckFixture().example(
      .code(
        "let a = NSLocalizedString(\"used\", comment: \"\")\n" + code,
        strings: "\"used\" = \"U\";\n\"maybe.a\" = \"A\";\n⟦\"other\"⟧ = \"B\";"))
    try fixture.expect(.unusedKey)
    #expect(try fixture.wholeProject.findings(of: .undefinedKey).isEmpty)
  }
}
