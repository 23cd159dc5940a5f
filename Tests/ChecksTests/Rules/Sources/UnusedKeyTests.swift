import Testing

@testable import Checks

@Suite("unused-key", .enabled(if: ExampleRun.readsCode))
struct UnusedKeyTests {
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
    "is silent about a table of which code looks up any key, or reads the file",
    arguments: [
      #"let a = NSLocalizedString(name, tableName: "Filters", comment: "")"#,
      #"let a = Bundle.main.path(forResource: "Filters", ofType: "strings")"#,
    ])
  func open(code: String) throws {
    let known = #"let b = NSLocalizedString("blur", tableName: "Filters", comment: "");"#
    try CheckFixture().example(
      .code(
        "\(Self.used) \(known) \(code)", strings: #""cue.title" = "Cues";"#,
        files: ["en.lproj/Filters.strings": "\"blur\" = \"Blur\"; \"blur.size\" = \"Size\";\n"])
    ).expectNothing(of: .unusedKey)
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
