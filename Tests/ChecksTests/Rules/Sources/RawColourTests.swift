import Testing

@testable import Checks

@Suite("raw-colour", .enabled(if: ExampleRun.readsCode))
struct RawColourTests {
  @Test("a view states a colour")
  func fires() throws {
    try CheckFixture().example(
      .tokenView(##"Text(verbatim: "1").foregroundStyle(⟦Color(hex: "#2F4E4D")⟧)"##)
    ).expect(.rawColour)
  }

  @Test("is silent about a token")
  func silent() throws {
    try CheckFixture().example(
      .tokenView(#"Text(verbatim: "1").foregroundStyle(AppColors.primary)"#)
    ).expectNothing(of: .rawColour)
  }
}
