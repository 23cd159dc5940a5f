import Testing

@testable import Checks

@Suite("position-gap")
struct PositionGapTests {
  @Test(
    "fires, in the development language too",
    arguments: [
      ("%1$@ of ⟦%3$@⟧", "error")
    ])
  func fires(text: String, severity: String) throws {
    let findings = try CheckFixture.text(text).expect(.positionGap, among: Rule.argumentRules + [.emptyTranslation])
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test("is silent", arguments: ["%1$@ of %2$@", "%2$@ of %1$@"])
  func silent(text: String) throws {
    try CheckFixture.text(text).expectNothing(of: .positionGap, among: Rule.argumentRules + [.emptyTranslation])
  }
}
