import Testing

@testable import Checks

@Suite("overflowing-content")
struct OverflowingContentTests {
  @Test("a text of fixed size is wider than its container")
  func fires() throws {
    try CheckFixture().example(
      .button("Save all changes to this document", isFixedSize: true)
    ).marking("\"Save all changes to this document\"").expect(.overflowingContent)
  }

  @Test("is silent about one that has room")
  func silent() throws {
    try CheckFixture().example(.button("Save", isFixedSize: true)).expectNothing(of: .overflowingContent)
  }
}
