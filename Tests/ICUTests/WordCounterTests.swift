import ICU
import Testing

@Suite("Words")
struct WordCounterTests {
  @Test(
    "are the segments with letters, digits or ideographs",
    arguments: [
      ("en", "", 0), ("en", "  \n…!?", 0), ("en", "Don’t pay 3,000 dollars", 4), ("en", "e-mail", 2),
      ("en", "👍🏽 ok", 1), ("th", "ยินดีต้อนรับ", 2), ("zh", "你好世界", 2), ("de", "Übergrößenträger", 1),
      ("he", "צה״ל בא", 2), ("root", "a b", 2),
    ])
  func count(locale: String, text: String, expected: Int) throws {
    #expect(try WordCounter(locale: locale).count(in: Array(text.utf16)) == expected)
  }

  @Test("are none in a lone surrogate; a locale of 200 bytes is refused")
  func hostile() throws {
    #expect(try WordCounter(locale: "en").count(in: [0xD800]) == 0)
    #expect(throws: ICUError.self) { try WordCounter(locale: String(repeating: "a", count: 200)) }
  }
}
