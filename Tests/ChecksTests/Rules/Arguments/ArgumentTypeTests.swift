import Testing

@testable import Checks

@Suite("argument-type")
struct ArgumentTypeTests {
  @Test(
    "fires",
    arguments: [
      ("%lld files", "⟦\"%@ Dateien\"⟧"),
      ("%1$@ of %2$lld", "⟦\"%1$lld von %2$@\"⟧"),
    ])
  func fires(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expect(.argumentType, among: Rule.all)
  }

  @Test(
    "is silent",
    arguments: [
      ("%lld files", "%lld Dateien"), ("%1$@ of %2$lld", "%2$lld: %1$@"),
    ])
  func silent(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(of: .argumentType, among: Rule.all)
  }
}
