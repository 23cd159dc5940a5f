import Testing

@testable import Checks

@Suite("undefined-key", .enabled(if: ExampleRun.readsCode))
struct UndefinedKeyTests {
  @Test("no table has the key")
  func fires() throws {
    try CheckFixture().example(
      .code(
        #"let title = NSLocalizedString(⟦"cue.titel"⟧, comment: "")"#, strings: #""cue.title" = "Cues";"#)
    ).expect(.undefinedKey)
  }

  @Test("is silent where one has")
  func silent() throws {
    try CheckFixture().example(
      .code(
        #"let title = NSLocalizedString("cue.title", comment: "")"#, strings: #""cue.title" = "Cues";"#)
    ).expectNothing(of: .undefinedKey)
  }
}
