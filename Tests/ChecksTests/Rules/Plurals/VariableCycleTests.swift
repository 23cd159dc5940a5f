import Testing

@testable import Checks

@Suite("variable-cycle")
struct VariableCycleTests {
  @Test("a variable that leads back to itself is found, and no recursion follows it")
  func fires() throws {
    try CheckFixture().plural("en", ["one": "%#@n@", "other": "%#@n@"], variable: "⟦n⟧").expect(.variableCycle)
  }

  @Test("is silent where no form names a variable")
  func silent() throws {
    try CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"]).expectNothing(of: .variableCycle)
  }
}
