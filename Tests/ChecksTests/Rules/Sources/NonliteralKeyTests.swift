import Testing

@testable import Checks

@Suite("nonliteral-key", .enabled(if: ExampleRun.readsCode))
struct NonliteralKeyTests {
  @Test("the key is put together")
  func fires() throws {
    try CheckFixture().example(
      .code(#"func text(_ name: String) -> String { NSLocalizedString(⟦"error." + name⟧, comment: "") }"#)
    ).expect(.nonliteralKey)
  }

  @Test("is silent about a literal")
  func silent() throws {
    try CheckFixture().example(
      .code(
        #"func text() -> String { NSLocalizedString("error.offline", comment: "") }"#,
        strings: #""error.offline" = "You are offline.";"#)
    ).expectNothing(of: .nonliteralKey)
  }
}
