import SourceText
import Testing

@testable import Checks

@Suite("The search for suppressions")
struct ByteSearchTests {
  @Test("finds the word at every place of a file", arguments: TextEncoding.allCases)
  func places(encoding: TextEncoding) {
    for before in 0..<40 {
      for after in [0, 1, 15, 16, 17, 40] {
        let text = String(repeating: "0", count: before) + "l10n:disable" + String(repeating: ":", count: after)
        let bytes = encoding.encode(text)
        #expect(
          ByteSearch.places(of: SuppressionDirective.word, in: bytes, encoding) == [before * encoding.unitWidth],
          "\(before) \(after)")
      }
    }
  }

  @Test("finds every occurrence, and none in other texts")
  func several() {
    func places(_ text: String) -> [Int] { ByteSearch.places(of: SuppressionDirective.word, in: Array(text.utf8)) }
    #expect(places("l10n:disablel10n:disable x l10n:disabl l10n:disable") == [0, 12, 39])
    #expect(places("") == [])
    #expect(places("l10n:disabl") == [])
    #expect(places(String(repeating: "l10n:enable ", count: 100)) == [])
  }
}
