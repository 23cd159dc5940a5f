import Testing

@testable import Checks

@Suite("unbalanced-isolate")
struct UnbalancedIsolateTests {
  @Test(
    "fires",
    arguments: [
      ("Name %@", "שם ⟦\u{2068}⟧%@", "he"), ("Name", "⟦\u{202E}⟧שם 12\u{202C}", "he"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.unbalancedIsolate, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("Name %@", "שם \u{2068}%@\u{2069}", "he"), ("Name", "שם\u{200F}", "he"),
      // Letters that run that way by themselves.
      ("Name.", "\u{202E}שם.\u{202C}", "he"), ("Name", "שם \u{202D}Cue\u{202C}", "he"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .unbalancedIsolate, among: Rule.textRules)
  }

  @Test("an override of the direction is an error, but for a pseudolanguage")
  func override() throws {
    let findings = try CheckFixture.text("a⟦\u{202E}⟧b\u{202C}").expect(.unbalancedIsolate)
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.message.contains("U+202E") == true)
    try CheckFixture.texts("a", "a\u{202E}b\u{202C}", to: "ar-XB").expectNothing(of: .unbalancedIsolate)
  }
}
