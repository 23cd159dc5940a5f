import Testing

@testable import Checks

@Suite("unknown-slot")
struct UnknownSlotTests {
  @Test("a comment names no component")
  func fires() throws {
    try CheckFixture().example(.button("Save", comment: "@Buton.title")).marking("\"title\"").expect(.unknownSlot)
  }

  @Test("is silent where the slot is there")
  func silent() throws {
    try CheckFixture().example(.button("Save", comment: "@Button.title")).expectNothing(of: .unknownSlot)
  }
}
