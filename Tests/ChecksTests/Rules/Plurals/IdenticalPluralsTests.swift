import Testing

@testable import Checks

@Suite("identical-plurals")
struct IdenticalPluralsTests {
  private let english = CheckFixture().plural("en", ["one": "%lld day", "other": "%lld days"])

  @Test("finds forms that are the same, where the rule is asked for")
  func fires() throws {
    try english.plural("de", ["⟦one⟧": "%lld Tage", "other": "%lld Tage"]).expect(.identicalPlurals)
    #expect(!Rule.identicalPlurals.isOnByDefault)
  }

  @Test("is silent where they differ")
  func silent() throws {
    try english.plural("de", ["one": "%lld Tag", "other": "%lld Tage"]).expectNothing(of: .identicalPlurals)
  }
}
