import Testing

@testable import Checks

@Suite("argument-two-types")
struct ArgumentTwoTypesTests {
  @Test(
    "fires, in the development language too",
    arguments: [
      ("%1$lld files, ⟦%1$@⟧", "error"), ("⟦%(count)lld of %(count)@⟧", "error"),
    ])
  func fires(text: String, severity: String) throws {
    let findings = try CheckFixture.text(text).expect(
      .argumentTwoTypes, among: Rule.argumentRules + [.emptyTranslation])
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test("is silent", arguments: ["%1$lld files, %1$d"])
  func silent(text: String) throws {
    try CheckFixture.text(text).expectNothing(of: .argumentTwoTypes, among: Rule.argumentRules + [.emptyTranslation])
  }
}
