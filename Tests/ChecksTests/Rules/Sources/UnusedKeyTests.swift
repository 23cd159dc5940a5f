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
}
