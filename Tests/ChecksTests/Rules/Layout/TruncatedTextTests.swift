import Testing

@testable import Checks

@Suite("truncated-text")
struct TruncatedTextTests {
  @Test("a text is cut off")
  func fires() throws {
    try CheckFixture().example(.button("Save all changes to this document")).marking(
      "\"Save all changes to this document\""
    ).expect(.truncatedText)
  }

  @Test("is silent about a text that fits")
  func silent() throws {
    try CheckFixture().example(.button("Save changes")).expectNothing(of: .truncatedText)
  }
}
