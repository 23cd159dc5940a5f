import Testing

@testable import Checks

@Suite("reordered-arguments")
struct ReorderedArgumentsTests {
  @Test(
    "fires",
    arguments: [
      ("%lld of %@", "⟦\"%@: %lld\"⟧"), ("%@ %lld %@", "⟦\"%lld %@ %@\"⟧"),
    ])
  func fires(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expect(.reorderedArguments, among: Rule.all)
  }

  @Test(
    "is silent",
    arguments: [
      ("%lld%% of %@", "%lld von %@ %%"), ("%@ and %@", "%2$@ und %1$@"),
    ])
  func silent(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(of: .reorderedArguments, among: Rule.all)
  }

  @Test(
    "says which position each has",
    arguments: [
      ("%lld of %@", "%@: %lld", "'%2$@, %1$lld'"),
      ("%@ (%d / %d) in %@", "%@ in %@ (%d / %d)", "'%1$@, %4$@, %2$d, %3$d'"),
    ])
  func advice(source: String, translation: String, advice: String) throws {
    let found = try CheckFixture.texts(source, translation).findings([.reorderedArguments])
    #expect(found.map { $0.message.hasSuffix("as in \(advice)") } == [true], "\(found.map(\.message))")
  }
}
