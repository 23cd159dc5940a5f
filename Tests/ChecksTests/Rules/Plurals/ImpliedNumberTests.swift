import Testing

@testable import Checks

@Suite("implied-number")
struct ImpliedNumberTests {
  private let english = CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])

  @Test("finds forms that stand for several numbers and name one", arguments: ["1 день", "١ день"])
  func fires(one: String) throws {
    try english.plural("ru", ["one": "⟦\(one)⟧", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня"])
      .expect(.impliedNumber, among: Rule.all)
  }

  @Test("is silent where the form has the number")
  func silent() throws {
    try english.plural("ru", ["one": "%lld день", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня"])
      .expectNothing(of: .impliedNumber, among: Rule.all)
  }

  @Test("speaks where the source leaves the number out as well")
  func leftOut() throws {
    let english = CheckFixture().plural("en", ["one": "a day", "other": "%lld days"])
    let findings =
      try english
      .plural("ru", ["one": "⟦день⟧", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня"])
      .expect(.impliedNumber, among: Rule.all)
    #expect(findings.first?.message.contains("1, 21, 31") == true)
    try english.plural("fr", ["one": "un jour", "many": "%lld jours", "other": "%lld jours"])
      .expectNothing(of: .impliedNumber, among: Rule.all)
  }

  @Test("is silent about a copy of the source")
  func copy() throws {
    try CheckFixture().plural("en", ["one": "A day", "other": "%lld days"])
      .plural("ru", ["one": "A day", "other": "%lld days"]).expectNothing(of: .impliedNumber)
  }
}
