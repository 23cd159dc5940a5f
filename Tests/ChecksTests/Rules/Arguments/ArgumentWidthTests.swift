import Testing

@testable import Checks

@Suite("argument-width")
struct ArgumentWidthTests {
  @Test("a narrowed integer is a warning")
  func fires() throws {
    let findings = try CheckFixture.texts("%lld files", "⟦\"%d Dateien\"⟧").expect(.argumentWidth, among: Rule.all)
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test(
    "a sign is no width, and of a wider integer the source reads half",
    arguments: [("%u files", "%d Dateien"), ("%d files", "%li Dateien"), ("%d files", "%lld Dateien")])
  func silent(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(of: .argumentWidth, among: Rule.argumentRules)
  }
}
