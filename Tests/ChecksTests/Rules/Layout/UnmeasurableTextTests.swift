import Testing

@testable import Checks

@Suite("unmeasurable-text")
struct UnmeasurableTextTests {
  @Test("no font has a character")
  func fires() throws {
    try CheckFixture().example(.button("Sign in with \u{F8FF}")).marking("\"Sign in with \u{F8FF}\"").expect(
      .unmeasurableText)
  }

  @Test("is silent where each has a glyph")
  func silent() throws {
    try CheckFixture().example(.button("Sign in with Apple")).expectNothing(of: .unmeasurableText)
  }
}
