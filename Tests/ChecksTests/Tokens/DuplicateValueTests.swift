import Testing

@testable import Checks

@Suite("duplicate-value")
struct DuplicateValueTests {
  @Test(
    "fires",
    arguments: [
      (
        #"{"r": {"$type": "dimension", ⟦"lg"⟧: PX(16), "card": PX(16), "x": {"$value": "{r.lg}"}}}"#,
        "'r.lg' holds 16px, as do 'r.card': one may name the other"
      )
    ])
  func fires(text: String, message: String) throws {
    #expect(try CheckFixture.tokens(text).expect(.duplicateValue).map(\.message) == [message])
  }

  @Test(
    "is silent",
    arguments: [
      #"{"$type": "dimension", "r": {"a": PX(1)}, "s": {"a": PX(1)}}"#
    ])
  func silent(text: String) throws { try CheckFixture.tokens(text).expectNothing(of: .duplicateValue) }
}
