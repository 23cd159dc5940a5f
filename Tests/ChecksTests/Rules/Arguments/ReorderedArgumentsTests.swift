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
}
