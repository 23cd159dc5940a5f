import Testing

@testable import ICU

struct BreakTests {
  @Test(arguments: [
    ("en", "Hello big world", ["Hello ", "big ", "world"]),
    ("en", "re-do it", ["re-", "do ", "it"]),
    ("en", "100\u{A0}km away", ["100\u{A0}km ", "away"]),
    ("ja", "キャッチボール", ["キャッ", "チ", "ボー", "ル"]),
    ("ko", "안녕하세요 여러분", ["안녕하세요 ", "여러분"]),
    ("ko", "새 PIN을 3회 大韓民國 (가나)다 각\u{301}a", ["새 ", "PIN을 ", "3회 ", "大韓民國 ", "(가나)", "다 ", "각\u{301}a"]),
    ("ko", "태국어สวัสดีชาวโลก", ["태국어", "สวัสดี", "ชาว", "โลก"]),
    ("th", "สวัสดีชาวโลก", ["สวัสดี", "ชาว", "โลก"]),
    ("zh-Hans", "你好世界", ["你", "好", "世", "界"]),
    ("en", "", []),
  ])
  func lines(locale: String, text: String, segments: [String]) throws {
    let units = Array(text.utf16)
    let ends = try LineBreaker(locale: locale).opportunities(in: units)
    #expect(split(units, at: ends) == segments)
  }

  @Test func mandatoryBreaks() throws {
    let breaks = try LineBreaker(locale: "en").breaks(in: Array("a b\nc\u{2028}d".utf16))
    #expect(breaks.map(\.offset) == [2, 4, 6, 7])
    #expect(breaks.map(\.isMandatory) == [false, true, true, false])
  }

  @Test func wordsOfADictionaryEndNoLine() throws {
    let breaks = try LineBreaker(locale: "th").breaks(in: Array("สวัสดีชาวโลก\nโลก\r\n".utf16))
    #expect(breaks.map(\.offset) == [6, 9, 13, 18])
    #expect(breaks.map(\.isMandatory) == [false, false, true, true])
  }

  @Test(arguments: [
    ("e\u{301}a", ["e\u{301}", "a"]), ("👩‍👩‍👧🇩🇪🇫🇷", ["👩‍👩‍👧", "🇩🇪", "🇫🇷"]),
    ("\r\nx", ["\r\n", "x"]), ("กำ", ["กำ"]), ("", []),
  ])
  func graphemes(text: String, clusters: [String]) throws {
    let units = Array(text.utf16)
    #expect(split(units, at: try GraphemeBreaker().boundaries(in: units)) == clusters)
  }

  @Test func loneSurrogatesAreClusters() throws {
    #expect(try GraphemeBreaker().boundaries(in: [0xD800, 0x41, 0xDC00]) == [1, 2, 3])
    #expect(try LineBreaker(locale: "en").opportunities(in: [0xD800, 0x20, 0xDC00]).last == 3)
  }

  private func split(_ units: [UInt16], at ends: [Int]) -> [String] {
    var start = 0
    return ends.map { end in
      defer { start = end }
      return String(decoding: units[start..<end], as: UTF16.self)
    }
  }
}
