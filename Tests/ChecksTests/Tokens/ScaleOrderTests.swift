import Testing

@testable import Checks

@Suite("scale-order")
struct ScaleOrderTests {
  @Test(
    "fires",
    arguments: [
      (
        #"{"r": {"$type": "dimension", "md": PX(16), ⟦"lg"⟧: PX(12), "z": PX(1)}}"#,
        "'r.lg' is 12px, no more than 'r.md', 16px"
      ),
      (
        """
        {"d": {"$type": "duration", "quick": {"$value": {"value": 300, "unit": "ms"}},
        ⟦"medium"⟧: {"$value": {"value": 0.25, "unit": "s"}}, "slow": {"$value": {"value": 1, "unit": "s"}}}}
        """, "'d.medium' is 0.25s, no more than 'd.quick', 300ms"
      ),
    ])
  func fires(text: String, message: String) throws {
    #expect(try CheckFixture.tokens(text).expect(.scaleOrder).map(\.message) == [message])
  }

  @Test(
    "is silent",
    arguments: [
      #"{"r": {"$type": "dimension", "xl": PX(9), "none": PX(0)}}"#
    ])
  func silent(text: String) throws { try CheckFixture.tokens(text).expectNothing(of: .scaleOrder) }
}
