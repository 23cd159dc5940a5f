import Testing

@testable import Checks

@Suite("deprecated-token-used")
struct DeprecatedTokenUsedTests {
  @Test(
    "fires",
    arguments: [
      (
        """
        {"$type": "number", "old": {"$deprecated": "use new", "a": {"$value": 1}, "b": {"$value": "{old.a}"}},
        "c": {"$value": ⟦"{old.a}"⟧}, "d": {"$deprecated": true, "$value": "{old.a}"}}
        """, "token 'c' uses 'old.a', which is deprecated: use new"
      )
    ])
  func fires(text: String, message: String) throws {
    #expect(try CheckFixture.tokens(text).expect(.deprecatedTokenUsed).map(\.message) == [message])
  }

  @Test(
    "is silent",
    arguments: [
      #"{"$type": "number", "old": {"$value": 1}, "c": {"$value": "{old}"}}"#
    ])
  func silent(text: String) throws { try CheckFixture.tokens(text).expectNothing(of: .deprecatedTokenUsed) }
}
