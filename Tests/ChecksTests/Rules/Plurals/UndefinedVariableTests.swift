import Testing

@testable import Checks

@Suite("undefined-variable")
struct UndefinedVariableTests {
  private let english = CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])

  private let polish: KeyValuePairs = [
    "one": "%lld dzień", "few": "%lld dni", "many": "%lld dni", "other": "%lld dnia",
  ]

  @Test("names the variable that is meant")
  func fires() throws {
    let findings = try english.plural("pl", polish, format: "⟦%#@nn@⟧").expect(.undefinedVariable, among: Rule.all)
    #expect(findings.first?.message.contains("write 'n'") == true)
    try CheckFixture().strings("en", #""a" = "⟦%#@x@⟧";"#).expect(.undefinedVariable, among: Rule.all)
  }

  @Test("is silent where the variable is defined")
  func silent() throws { try english.plural("pl", polish).expectNothing(of: .undefinedVariable, among: Rule.all) }
}
