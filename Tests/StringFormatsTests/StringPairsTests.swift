import StringFormats
import TestSupport
import Testing
import XLIFF

@Suite("Pairs of a .strings file")
struct StringPairsTests {
  private struct Pair: Equatable {
    var key: String
    var text: String
  }

  private func pairs(_ bytes: [UInt8]) -> [Pair]? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let pairs = StringPairs(buffer) else { return nil }
      var found: [Pair] = []
      pairs.visit { key, text in
        found.append(Pair(key: String(decoding: key, as: UTF8.self), text: String(decoding: text, as: UTF8.self)))
      }
      #expect(found.count == pairs.count)
      return found
    }
  }

  /// What the document says; `nil` where it has a defect or a value that is no text.
  private func expected(_ bytes: [UInt8]) -> [Pair]? {
    let document = StringDocument(parsing: bytes, format: .strings)
    guard document.problems.isEmpty else { return nil }
    var found: [Pair] = []
    for entry in document.entries {
      guard case .text(let text) = entry.value else { return nil }
      found.append(Pair(key: document.text(entry.key), text: document.text(text)))
    }
    return found
  }

  @Test(
    "are those of the document",
    arguments: [
      #""a" = "b";"#, "\u{FEFF}a = b; c;", #"'it\'s' = "x";"#, #""q\"uote" = "l\ni\U00e9ne\341";"#,
      "/* one */ \"a\" = \"1\"; // two\u{2028}\"a\" = \"2\";\n// three", "\"ä\" = \"ö\";\r\n\"\" = \"\";", "  \n ",
      "// only a comment", "",
    ])
  func document(text: String) throws {
    let found = try #require(pairs(Array(text.utf8)))
    #expect(found == expected(Array(text.utf8)))
  }

  @Test(
    "are none where the file is another or has a defect",
    arguments: [
      #""a" = "b""#, #""a" "b";"#, #"{"a" = "b";}"#, #""a" = {b = c;};"#, #""a" = (b);"#, #""a" = <00>;"#, "<plist/>",
      #""a" = "b"; /* open"#, #""a" = "b;"#, "bplist00", #"= ;"#, #""a" = ;"#,
    ])
  func others(text: String) { #expect(pairs(Array(text.utf8)) == nil) }

  @Test("are none where the bytes are not UTF-8")
  func encodings() {
    #expect(pairs([0x22, 0xFF, 0x22, 0x3B]) == nil)
    #expect(pairs(Array(#"a = "b"; /* "#.utf8) + [0xA9] + Array(" */".utf8)) == nil)
    #expect(pairs([0xFF, 0xFE] + #""a"="b";"#.utf8.flatMap { [$0, 0] }) == nil)
  }

  @Test("are those of the document, or none, for random files")
  func random() throws {
    let parts = [
      "\"key\"", "'k'", "word", "=", ";", " ", "\n", "/* c */", "// c\n", "\"a\\\"b\"", "\"\\U0041\\101\\\\\"", "ü",
      "{",
      "}", "(", "\"", "/", "\"text %@\"", "\u{2028}", "\"key\" = \"text\";\n", "'a' = b;", "\"x\";", "/*", "\\",
    ].map { Array($0.utf8) }
    var random = SeededGenerator(seed: 21)
    var read = 0
    for _ in 0..<20_000 {
      let count = Int(random.next() % 9)
      let bytes = (0..<count).flatMap { _ in parts[Int(random.next() % UInt64(parts.count))] }
      guard let found = pairs(bytes) else { continue }
      read += 1
      try #require(found == expected(bytes), "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(read > 1_000)
  }
}
