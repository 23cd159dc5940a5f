import Testing

@testable import Checks

@Suite("unbound-key")
struct UnboundKeyTests {
  @Test("no binding takes the key")
  func fires() throws {
    try CheckFixture().example(
      .button("Save", binding: #"{ "keys": "button.*", "slot": "Button.title" }"#)
    ).marking("\"title\"").expect(.unboundKey)
  }

  @Test("is silent about a key with a slot")
  func silent() throws {
    try CheckFixture().example(.button("Save")).expectNothing(of: .unboundKey)
  }
}
