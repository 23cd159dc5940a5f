import Testing

@testable import Checks

@Suite("missing-other")
struct MissingOtherTests {
  private let english = CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])

  @Test("other is needed in every language, one that nobody knows too", arguments: ["de", "tlh"])
  func fires(locale: String) throws {
    try english.plural(locale, ["one": "%lld x"], variable: "⟦n⟧").expect(.missingOther, among: Rule.all)
  }

  @Test("is silent where the form is there")
  func silent() throws {
    try english.plural("de", ["one": "%lld Tag", "other": "%lld Tage"]).expectNothing(
      of: .missingOther, among: Rule.all)
  }
}
