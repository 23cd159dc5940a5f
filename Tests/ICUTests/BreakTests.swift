import TestSupport
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

  /// The rules are run without ICU's iterator, stretches of a dictionary's scripts are divided one by one and kept: the
  /// breaks are those that ICU finds in the whole text.
  @Test(arguments: ["en", "ja", "ko", "th", "km", "fi"])
  func breaksAreThoseOfTheIterator(locale: String) throws {
    let breaker = try LineBreaker(locale: locale)
    let iterator = try LineBreaker(locale: locale, readsRules: false)
    // Else the two are one.
    #expect(breaker.finder.readsRules && !iterator.finder.readsRules)
    var random = SeededGenerator(seed: 14)
    for text in Self.texts(count: 4_000, &random) {
      #expect(breaker.breaks(in: text) == iterator.breaks(in: text), "\(text)")
    }
  }

  @Test func clustersAreThoseOfTheIterator() throws {
    let breaker = try GraphemeBreaker()
    let iterator = try GraphemeBreaker(readsRules: false)
    var random = SeededGenerator(seed: 15)
    for text in Self.texts(count: 8_000, &random) {
      #expect(breaker.boundaries(in: text) == iterator.boundaries(in: text), "\(text)")
    }
  }

  /// Characters of all kinds: of one page each, punctuation, marks, flags, faces, and lone surrogates.
  private static func texts(count: Int, _ random: inout SeededGenerator) -> [[UInt16]] {
    let pages: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x20...0x2F, 0x20...0x20, 0x00...0x20, 0xA0...0xFF, 0x300...0x36F, 0x5D0...0x5EA, 0x600...0x6FF,
      0x900...0x97F, 0xE01...0xE5B, 0xE81...0xEDF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2000...0x206F,
      0x20A0...0x20BF, 0x2190...0x21FF, 0x3000...0x30FF, 0x4E00...0x4E20, 0xAC00...0xAC40, 0xD800...0xDFFF,
      0xFE00...0xFE0F, 0xFF00...0xFF65, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F468, 0x1F600...0x1F64F, 0xE0020...0xE007F,
    ]
    return (0..<count).map { _ in
      // Few pages at once, so that runs of a script come up.
      let some = (0..<Int.random(in: 1...4, using: &random)).map { _ in pages.randomElement(using: &random)! }
      return (0..<Int.random(in: 1...16, using: &random)).flatMap { _ in
        let scalar = UInt32.random(in: some.randomElement(using: &random)!, using: &random)
        return scalar > 0xFFFF
          ? [UInt16(0xD7C0 + scalar >> 10), UInt16(0xDC00 | scalar & 0x3FF)] : [UInt16(scalar)]
      }
    }
  }

  private func split(_ units: [UInt16], at ends: [Int]) -> [String] {
    var start = 0
    return ends.map { end in
      defer { start = end }
      return String(decoding: units[start..<end], as: UTF16.self)
    }
  }
}
