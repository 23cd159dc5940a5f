import Testing

@testable import Checks

@Suite("hardcoded-string", .enabled(if: ExampleRun.readsCode))
struct HardcodedStringTests {
  @Test("a text stands in a view")
  func fires() throws {
    try CheckFixture().example(.view(#"Text(⟦"Start practice"⟧)"#)).expect(.hardcodedString)
  }

  @Test("is silent about a key")
  func silent() throws {
    try CheckFixture().example(
      .view(#"Text("practice.start")"#, strings: #""practice.start" = "Start practice";"#)
    ).expectNothing(of: .hardcodedString)
  }
}
