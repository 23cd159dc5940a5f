import Testing

@testable import Checks

@Suite("over-limit")
struct OverLimitTests {
  @Test("a text is longer than its limit")
  func fires() throws {
    try CheckFixture().example(.strings(#"/* @limit(10 characters) */ "tab" = ⟦"Notifications"⟧;"#)).expect(.overLimit)
  }

  @Test("is silent about a text within it")
  func silent() throws {
    try CheckFixture().example(.strings(#"/* @limit(10 characters) */ "tab" = "Alerts";"#)).expectNothing(
      of: .overLimit)
  }
}
