import Testing

@testable import Checks

@Suite("Lists of words")
struct WordListTests {
  private static func contains(_ words: [String], _ word: String) -> Bool {
    var word = word
    return word.withUTF8 { WordList(words).contains($0) }
  }

  @Test("hold words in any case and any canonical form")
  func equal() {
    #expect(Self.contains(["vous", "nous"], "nous"))
    #expect(Self.contains(["vous"], "Vous"))
    #expect(Self.contains(["Vous"], "vous"))
    #expect(Self.contains(["еле"], "еле"))
    #expect(Self.contains(["еле"], "ЕЛЕ"))
    #expect(Self.contains(["è"], "e\u{300}"))
    #expect(Self.contains(["e\u{300}"], "è"))
    #expect(Self.contains(["e\u{300}"], "È"))
    #expect(Self.contains(["c'hoazh"], "c'hoazh"))
    #expect(Self.contains(["ง่าย"], "ง่าย"))
  }

  @Test("hold no other words")
  func different() {
    #expect(!Self.contains([], "vous"))
    #expect(!Self.contains(["vous"], "vou"))
    #expect(!Self.contains(["vous"], "vouss"))
    #expect(!Self.contains(["è"], "e"))
    #expect(!Self.contains(["c'hoazh"], "choazh"))
  }

  @Test("find letters in lower case, which are their own canonical form")
  func settled() {
    for scalar in (UInt32(0)...0x7FF).compactMap(Unicode.Scalar.init) where HighScalar.isSettled(scalar.value) {
      let text = String(scalar)
      #expect(scalar.isWord && scalar.digit == nil)
      #expect(Array(text.lowercased().utf8) == Array(text.utf8))
      #expect(scalar.properties.canonicalCombiningClass == .notReordered)
    }
  }
}
