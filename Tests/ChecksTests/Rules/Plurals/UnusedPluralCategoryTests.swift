import Testing

@testable import Checks

@Suite("unused-plural-category")
struct UnusedPluralCategoryTests {
  private let english = CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])

  @Test("a form that no number selects is unused; zero never is")
  func fires() throws {
    let findings = try english.plural("ja", ["zero": "なし", "⟦one⟧": "%lld 日", "other": "%lld 日"])
      .expect(.unusedPluralCategory, among: Rule.all)
    #expect(findings.first?.message.hasSuffix("ja uses other") == true)
  }

  @Test(
    "is removed where another form has its text, which a form may lack else",
    arguments: [("%lld 日", Fix.Safety.safe), ("毎日", .unsafe)])
  func fixes(text: String, safety: Fix.Safety) throws {
    let findings = try english.plural("ja", ["⟦one⟧": "\(text)", "other": "%lld 日"]).expect(.unusedPluralCategory)
    #expect(findings.map { $0.fix?.safety } == [safety])
  }

  @Test("is silent about a form that older systems select")
  func hebrew() throws {
    try english.plural("he", ["one": "%lld א", "two": "%lld ב", "many": "%lld ג", "other": "%lld ד"])
      .expectNothing(of: .unusedPluralCategory, among: Rule.all)
  }

  @Test("is silent about a form that fractions select")
  func silent() throws {
    try english.plural("cs", ["one": "%lld a", "few": "%lld b", "many": "%lld c", "other": "%lld d"])
      .expectNothing(of: .unusedPluralCategory, among: Rule.all)
  }
}
