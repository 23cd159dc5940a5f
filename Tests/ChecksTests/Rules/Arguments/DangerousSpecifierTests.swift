import Testing

@testable import Checks

@Suite("dangerous-specifier")
struct DangerousSpecifierTests {
  @Test(
    "fires, in the development language too",
    arguments: [
      ("Sign in to ⟦%s⟧", "warning"), ("%d of ⟦%n⟧", "error"),
    ])
  func fires(text: String, severity: String) throws {
    let findings = try CheckFixture.text(text).expect(
      .dangerousSpecifier, among: Rule.argumentRules + [.emptyTranslation])
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test("is silent", arguments: ["100% sure", "Sign in to %@"])
  func silent(text: String) throws {
    try CheckFixture.text(text).expectNothing(of: .dangerousSpecifier, among: Rule.argumentRules + [.emptyTranslation])
  }
}
