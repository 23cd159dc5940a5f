import Testing

@testable import Checks

@Suite("mixed-positional")
struct MixedPositionalTests {
  @Test(
    "fires, in the development language too",
    arguments: [
      ("%1$@ has ⟦%d⟧ files", "error"), ("⟦%@⟧ has %2$d files", "warning"), ("⟦%@⟧, it is %1$@!", "warning"),
      ("%1$@, it is ⟦%@⟧!", "warning"),
    ])
  func fires(text: String, severity: String) throws {
    let findings = try CheckFixture.text(text).expect(.mixedPositional, among: Rule.argumentRules + [.emptyTranslation])
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test("is silent", arguments: ["%1$@ has %2$d files", "%@ has %d files"])
  func silent(text: String) throws {
    try CheckFixture.text(text).expectNothing(of: .mixedPositional, among: Rule.argumentRules + [.emptyTranslation])
  }

  @Test("what has no position in the form of a variable is the variable's own value, the first of it alone")
  func valueOfVariable() throws {
    func fixture(_ form: String) -> CheckFixture {
      CheckFixture().plural("en", ["one": "%d file of %2$@", "other": "\(form)"], format: "%1$#@n@ %2$@")
    }
    try fixture("%d files of %2$@").expectNothing(of: .mixedPositional)
    try fixture("%d of ⟦%d⟧ files of %2$@").expect(.mixedPositional)
  }
}
