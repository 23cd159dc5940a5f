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
}
