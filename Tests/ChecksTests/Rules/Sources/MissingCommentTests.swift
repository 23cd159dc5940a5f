import Testing

@testable import Checks

@Suite("missing-comment", .enabled(if: ExampleRun.readsCode))
struct MissingCommentTests {
  @Test("nothing says what the text is for")
  func fires() throws {
    try CheckFixture().example(
      .code(
        #"let title = NSLocalizedString(⟦"open"⟧, comment: "")"#, strings: #""open" = "Open";"#)
    ).expect(.missingComment)
  }

  @Test("is silent where the call does")
  func silent() throws {
    try CheckFixture().example(
      .code(
        #"let title = NSLocalizedString("open", comment: "Button that opens a cue")"#, strings: #""open" = "Open";"#)
    ).expectNothing(of: .missingComment)
  }
}
