import Testing

@testable import Checks

@Suite("magic-number", .enabled(if: ExampleRun.readsCode))
struct MagicNumberTests {
  @Test("a view states a length")
  func fires() throws {
    try CheckFixture().example(.tokenView(#"Text(verbatim: "1").padding(⟦16⟧)"#)).expect(.magicNumber)
  }

  @Test("is silent about a token")
  func silent() throws {
    try CheckFixture().example(.tokenView(#"Text(verbatim: "1").padding(Spacing.md)"#)).expectNothing(of: .magicNumber)
  }
}
