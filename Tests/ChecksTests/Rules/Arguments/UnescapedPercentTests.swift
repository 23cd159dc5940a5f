import Foundation
import Testing

@testable import Checks

@Suite("unescaped-percent")
struct UnescapedPercentTests {
  @Test(
    "is an error where it consumes an argument",
    arguments: [
      ("%lld%% of %@", "%lld ⟦% o⟧f %@", "error"), ("%d%% done", "%d⟦% e⟧rledigt", "error"),
      ("%@: 100%%", "%@: 100 ⟦%⟧", "warning"),
    ])
  func fires(source: String, translation: String, severity: String) throws {
    let findings = try CheckFixture.texts(source, translation).expect(
      .unescapedPercent, among: Rule.argumentRules + [.emptyTranslation])
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test(
    "is silent",
    arguments: [
      ("100%", "100 %"), ("%lld%%", "%lld %%"), ("% d items", "% d Dinge"), ("100% of", "100% von"),
      ("100% accurate", "100% averlässig und [%f]enau"),
    ])
  func silent(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(
      of: .unescapedPercent, among: Rule.argumentRules + [.emptyTranslation])
  }

  @Test(
    "an escape of an address is none",
    arguments: [("https://l10n.dev/a%20part%20/", 0), ("a%30part%20/", 1), ("a%20part%20/", 0)])
  func addresses(text: String, count: Int) throws {
    let found = try CheckFixture.texts(text, text, key: "k").findings([.unescapedPercent])
    // The translation has it from the source.
    #expect(found.count == count, "\(found.map(\.message))")
  }

  #if os(Linux)
    @Test(
      "Foundation drops a sign that starts no placeholder, as the rule says",
      arguments: [("100%", "100"), ("100%!", "100!"), ("5%, %@", "5, x")])
    func foundation(format: String, text: String) {
      #expect(String(format: format, arguments: ["x" as NSString]) == text)
    }
  #endif
}
