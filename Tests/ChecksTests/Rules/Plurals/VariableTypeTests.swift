import Testing

@testable import Checks

@Suite("variable-type")
struct VariableTypeTests {
  @Test("a variable is read as the type that it is declared with")
  func fires() throws {
    try CheckFixture().plural("en", ["one": "⟦%@ day⟧", "other": "%lld days"]).expect(.variableType)
  }

  @Test("a declared type has to be one")
  func unknown() throws {
    let findings = try CheckFixture().example(Rule.stringsdict("%#@files@", type: "number")).findings([.variableType])
    #expect(findings.count == 1)
  }

  @Test("is silent where the forms have the declared type")
  func silent() throws {
    try CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"]).expectNothing(of: .variableType)
  }
}
