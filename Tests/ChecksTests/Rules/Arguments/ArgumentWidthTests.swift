import Testing

@testable import Checks

@Suite("argument-width")
struct ArgumentWidthTests {
  @Test("a widened or narrowed integer is a warning")
  func fires() throws {
    let findings = try CheckFixture.texts("%lld files", "⟦\"%d Dateien\"⟧").expect(.argumentWidth, among: Rule.all)
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test("a sign is no width")
  func silent() throws {
    try CheckFixture.texts("%u files", "%d Dateien").expectNothing(of: .argumentWidth, among: Rule.argumentRules)
  }
}
