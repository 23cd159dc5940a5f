import Placeholders
import TestSupport
import Testing

@testable import Pseudo

@Suite("Words that grow")
struct WordGrowthTests {
  @Test(
    "are the first of the longest with a letter",
    arguments: [
      ("Save", "Save"), ("Save it now", "Save"), ("Text encoding:", "encoding"), ("Save password?", "password"),
      ("a@b[c`d{e/f:g", "a"), ("2024 is on", "is"), ("12345", ""), ("", ""), ("MP3s, Ünïcödé!", "Ünïcödé"),
      ("Привет all", "all"), ("don’t", "don"), ("x–yz", "yz"), ("%@ files", "files"), ("<b>bold</b> it", "bold"),
    ])
  func longest(text: String, word: String) { #expect(Self.longestWord(of: text) == word) }

  @Test("are found by 64 bytes as one by one", arguments: UInt64(0)..<16)
  func masks(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("aZ09mQ/:@[`{?. é".unicodeScalars.map(String.init)) + Array(repeating: "k", count: 40)
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 0..<200, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
        .joined()
      guard !TextTokenizer.tokens(of: text).contains(where: { $0.kind != .words }) else { continue }
      var longest = ""
      for word in text.unicodeScalars.split(whereSeparator: { !TextBytes.isWordScalar($0) }).map({ String($0) })
      where word.utf8.contains(where: TextBytes.isLetter) && word.unicodeScalars.count > longest.unicodeScalars.count {
        longest = word
      }
      #expect(Self.longestWord(of: text) == longest, "'\(text)', seed \(seed)")
    }
  }

  @Test(
    "repeat vowels, or all letters where that would take more than four copies of one",
    arguments: [
      ("Save", 3, "Saaavee"), ("Save", 8, "Saaaaaveeeee"), ("Save", 9, "Ssssaaavvveee"), ("Add", 4, "Aaaaadd"),
      ("ADD", 4, "AAAAADD"), ("Add", 6, "Aaadddddd"), ("PDF", 2, "PPDDF"), ("Ünder", 2, "Ündeeer"), ("Save", 0, "Save"),
      ("Go", 40, "G" + String(repeating: "g", count: 20) + String(repeating: "o", count: 21)),
    ])
  func stretch(word: String, gain: Int, result: String) {
    var output = OutputBytes()
    var word = word
    word.withUTF8 { WordStretch.write($0, gaining: gain, to: &output) }
    #expect(output.string == result)
  }

  private static func longestWord(of text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var tokenizer = TextTokenizer()
      tokenizer.read(bytes)
      var growth = WordGrowth()
      growth.measure(tokenizer.tokens, of: bytes) { _, _ in 0 }
      return String(decoding: bytes[growth.sections[0].word], as: UTF8.self)
    }
  }
}
