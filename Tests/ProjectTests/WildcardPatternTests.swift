import Project
import ProjectTables
import Testing

@Suite("Patterns with wildcards")
struct WildcardPatternTests {
  @Test(
    "match the whole text",
    arguments: [
      ("button.*", "button.save", true), ("button.*", "button.", true), ("button.*", "card.button.save", false),
      ("*", "", true), ("card.*.title", "card.cues.title", true), ("card.*.title", "card.cues.title.x", false),
      ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false), ("?", "a", true), ("?", "", false), ("", "", true),
      ("", "a", false), ("ü*", "über", true),
    ])
  func matches(pattern: String, text: String, result: Bool) {
    #expect(WildcardPattern(pattern).matches(text) == result)
  }

  @Test("take no exponential time")
  func hostile() {
    let pattern = WildcardPattern(String(repeating: "*a", count: 50) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
  }
}
