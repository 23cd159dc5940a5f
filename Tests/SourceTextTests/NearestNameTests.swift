import SourceText
import Testing

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("sise", "size"), ("Size", "size"), ("vraiant", "variant"), ("accesibility5", "accessibility5"),
      ("iphone-se2", "iphone-se"), ("s", "S"), ("x", nil), ("", nil), ("zzzzzz", nil), ("siz", "size"),
    ] as [(String, String?)])
  func findsWhatWasMeant(word: String, expected: String?) {
    let names = ["size", "variant", "accessibility5", "iphone-se", "S", "iphone"]
    #expect(NearestName.of(word, in: names) == expected)
  }

  @Test func firstOfEquallyNearNamesWins() {
    #expect(NearestName.of("cat", in: ["bat", "cut", "cap"]) == "bat")
    #expect(NearestName.of("cat", in: []) == nil)
  }

  @Test func equalNameBeatsANearOne() {
    #expect(NearestName.of("title1", in: ["title2", "TITLE1"]) == "TITLE1")
  }

  @Test func longWordsAreNotCompared() {
    let word = String(repeating: "a", count: 100_000)
    #expect(NearestName.of(word, in: [word, "a"]) == nil)
  }

  @Test func lettersOutsideOfASCIICount() {
    #expect(NearestName.of("größe", in: ["groesse", "grösse", "Größen"]) == "Größen")
  }
}
