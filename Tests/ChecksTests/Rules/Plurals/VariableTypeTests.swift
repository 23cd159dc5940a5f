import Testing

@testable import Checks

@Suite("variable-type")
struct VariableTypeTests {
  @Test("a variable is read as the type that it is declared with")
  func fires() throws {
    try CheckFixture().plural("en", ["one": "⟦%@ day⟧", "other": "%lld days"]).expect(.variableType)
  }

  @Test("a variable that counts an object says which number it was meant to count, once")
  func otherArgument() throws {
    let forms: KeyValuePairs = ["one": "⟦%1$@ and %2$lld other⟧", "other": "%1$@ and %2$lld others"]
    let findings = try CheckFixture().plural("en", forms).expect(.variableType)
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.message.contains("'%2$#@n@' would count what '%2$lld' shows") == true)
  }

  @Test("a translation repeats what its source says")
  func translation() throws {
    let source = CheckFixture().plural("en", ["one": "⟦%@ day⟧", "other": "%@ days"])
    try source.plural("de", ["one": "%@ Tag", "other": "%@ Tage"]).expect(.variableType)
    let right = CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])
    try right.plural("de", ["one": "⟦%@ Tag⟧", "other": "%@ Tage"]).expect(.variableType)
  }

  @Test("a position of its own lets the variable count another argument")
  func position() throws {
    try CheckFixture().plural(
      "en", ["one": "%1$@ and %2$lld other", "other": "%1$@ and %2$lld others"], format: "%2$#@n@"
    ).expectNothing(of: .variableType)
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
