import Testing
import TextServer

@Suite("The languages of a header")
struct AcceptLanguageTests {
  @Test(
    "stand in the order of their qualities",
    arguments: [
      ("pl", ["pl"]), ("de-AT, fr;q=0.8, en;q=0.9", ["de-AT", "en", "fr"]), ("en;q=0.5,pl;q=0.5", ["en", "pl"]),
      ("zh-Hant-TW,zh;q=0.9,*;q=0.1", ["zh-Hant-TW", "zh"]), ("fr;q=0, de", ["de"]), (" sv ; q = 0.3 ", ["sv"]),
      ("", []), (",,;q=1,", []), ("../../etc, a b, <script>, ü", ["ab"]), ("en;q=nan, de;q=7, fr;q=-1, pl;q=x", []),
    ])
  func ordered(header: String, tags: [String]) { #expect(AcceptLanguage.preferences(header) == tags) }

  @Test("are sixteen at most, none of them long")
  func limits() {
    #expect(AcceptLanguage.preferences(String(repeating: "en,", count: 100_000)).count == 16)
    #expect(AcceptLanguage.preferences(String(repeating: "x", count: 100_000)).isEmpty)
  }
}
