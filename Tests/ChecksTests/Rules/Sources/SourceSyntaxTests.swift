import Testing

@testable import Checks

@Suite("source-syntax", .enabled(if: ExampleRun.readsCode))
struct SourceSyntaxTests {
  @Test("code cannot be parsed")
  func fires() throws {
    try CheckFixture().example(
      .code(
        "func title() -> String { NSLocalizedString(\"title\", comment: \"\"⟦ ⟧}", strings: #""title" = "Cues";"#)
    ).expect(.sourceSyntax)
  }

  @Test("is silent about code that can")
  func silent() throws {
    try CheckFixture().example(
      .code(
        "func title() -> String { NSLocalizedString(\"title\", comment: \"\") }", strings: #""title" = "Cues";"#)
    ).expectNothing(of: .sourceSyntax)
  }
}
