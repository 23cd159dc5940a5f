import Testing

@testable import Checks

@Suite("unused-variable")
struct UnusedVariableTests {
  private let polish: KeyValuePairs = [
    "one": "%lld dzień", "few": "%lld dni", "many": "%lld dni", "other": "%lld dnia",
  ]

  @Test("names the variable that no text has")
  func fires() throws {
    try CheckFixture().plural("pl", polish, format: "dni", variable: "⟦n⟧").expect(.unusedVariable)
  }

  @Test("is silent where the text has it")
  func silent() throws { try CheckFixture().plural("pl", polish).expectNothing(of: .unusedVariable) }
}
