import Testing

@testable import Checks

@Suite("off-grid")
struct OffGridTests {
  @Test(
    "fires",
    arguments: [
      (
        #"{"spacing": {"$type": "dimension", "a": PX(8), ⟦"b"⟧: PX(10)}}"#,
        "'spacing.b' is 10px, not a multiple of 4; the nearest is 12px"
      ),
      (
        #"{"gaps": {"$type": "dimension", "$extensions": {"dev.l10n.scale": {"grid": 8}}, ⟦"a"⟧: PX(12)}}"#,
        "'gaps.a' is 12px, not a multiple of 8; the nearest is 16px"
      ),
    ])
  func fires(text: String, message: String) throws {
    #expect(try CheckFixture.tokens(text).expect(.offGrid).map(\.message) == [message])
  }

  @Test(
    "is silent",
    arguments: [
      #"{"sizes": {"$type": "dimension", "a": PX(10)}}"#,
      #"{"spacing": {"$type": "dimension", "a": {"$value": "{x.a}"}}, "x": {"$type": "dimension", "a": PX(5)}}"#,
    ])
  func silent(text: String) throws { try CheckFixture.tokens(text).expectNothing(of: .offGrid) }
}
