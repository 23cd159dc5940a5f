import Testing

@testable import Checks

@Suite("unused-token")
struct UnusedTokenTests {
  @Test(
    "fires",
    arguments: [
      (
        """
        {"$type": "number", "palette": {"a": {"$value": 1}, ⟦"b"⟧: {"$value": 2}},
        "role": {"x": {"$value": "{palette.a}"}, "y": {"$value": 3}}}
        """, "nothing uses 'palette.b', though others of its group are used"
      )
    ])
  func fires(text: String, message: String) throws {
    #expect(try CheckFixture.tokens(text).expect(.unusedToken).map(\.message) == [message])
  }

  @Test(
    "is silent",
    arguments: [
      #"{"$type": "number", "palette": {"a": {"$value": 1}}, "role": {"x": {"$value": "{palette.a}"}}}"#
    ])
  func silent(text: String) throws { try CheckFixture.tokens(text).expectNothing(of: .unusedToken) }
}
