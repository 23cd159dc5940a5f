import PositionedJSON
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

@Suite("places of a text")
struct TextPositionsTests {
  private static let parts = ["a", "é", "漢", "🧑🏽‍🚀", "\u{301}", "\n", "\r\n", "\r", " ", "\t", "\u{2028}", "𝄞"]

  private func text(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    return (0..<Int.random(in: 0...40, using: &random))
      .map { _ in Self.parts[Int.random(in: 0..<Self.parts.count, using: &random)] }.joined()
  }

  /// Line and character of a scalar, counted one by one.
  private func place(of scalar: Int, in text: String, _ unit: PositionUnit) -> (Int, Int) {
    var (line, character) = (0, 0)
    let scalars = Array(text.unicodeScalars)
    for (number, each) in scalars.prefix(scalar).enumerated() {
      let isCRLF = each == "\r" && number + 1 < scalars.count && scalars[number + 1] == "\n"
      if (each == "\n" || each == "\r") && !isCRLF {
        (line, character) = (line + 1, 0)
      } else {
        character += unit.width(of: each)
      }
    }
    return (line, character)
  }

  @Test("are counted as the protocol does, both ways", arguments: 1...60)
  func bothWays(seed: UInt64) throws {
    let text = text(seed)
    for unit in [PositionUnit.utf8, .utf16, .utf32] {
      let positions = TextPositions(Array(text.utf8), unit: unit)
      var offset = 0
      for (number, scalar) in text.unicodeScalars.enumerated() {
        let expected = place(of: number, in: text, unit)
        let isInCRLF = scalar == "\n" && offset > 0 && Array(text.utf8)[offset - 1] == 0x0D
        if !isInCRLF {
          let found = positions.place(of: offset)
          #expect(found == expected, "\(unit) \(number) of \(text.debugDescription)")
          let json = try JSONDocument(
            parsing: Array(#"{"line":\#(expected.0),"character":\#(expected.1)}"#.utf8)
          ).root
          #expect(positions.offset(of: json) == offset, "\(unit) \(number) of \(text.debugDescription)")
        }
        offset += UTF8.width(scalar)
      }
    }
  }

  @Test(
    "behind the end of a line are its end, behind the text the end of that", arguments: [PositionUnit.utf8, .utf16])
  func beyond(unit: PositionUnit) throws {
    let positions = TextPositions(Array("ab\r\nc".utf8), unit: unit)
    func offset(_ text: String) throws -> Int? {
      positions.offset(of: try JSONDocument(parsing: Array(text.utf8)).root)
    }
    #expect(try offset(#"{"line":0,"character":99}"#) == 2)
    #expect(try offset(#"{"line":9,"character":0}"#) == 5)
    #expect(try offset(#"{"line":0,"character":9223372036854774784}"#) == 2)
    #expect(try offset(#"{"line":-1,"character":0}"#) == nil)
    #expect(try offset(#"{"line":0.5,"character":0}"#) == nil)
    #expect(try offset(#"{"line":0}"#) == nil)
    #expect(try offset("3") == nil)
  }
}

@Suite("places of an edited text")
struct EditMappingTests {
  @Test("are those of the same bytes", arguments: 1...200)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in UInt8.random(in: 0...2, using: &random) }
    var new = old
    let start = Int.random(in: 0...old.count, using: &random)
    let end = Int.random(in: start...old.count, using: &random)
    new.replaceSubrange(start..<end, with: (0..<Int.random(in: 0...5, using: &random)).map { _ in 1 })
    let mapping = EditMapping(from: old, to: new)
    #expect(mapping.isSame == (old == new))
    for lower in 0...old.count {
      for upper in lower...old.count {
        guard let range = mapping.new(lower..<upper) else { continue }
        #expect(Array(new[range]) == Array(old[lower..<upper]))
      }
    }
    let (from, to) = mapping.changed
    var rebuilt = old
    rebuilt.replaceSubrange(from, with: new[to])
    #expect(rebuilt == new)
  }

  @Test("a difference is one of whole characters", arguments: [("é", "è"), ("漢", "字"), ("aé", "aée"), ("🧑", "🧒b")])
  func characters(old: String, new: String) throws {
    let (range, text) = try #require(FileEdits.difference(Array(old.utf8), Array(new.utf8)))
    var bytes = Array(old.utf8)
    #expect(String(validating: bytes[range], as: UTF8.self) != nil)
    bytes.replaceSubrange(range, with: text.utf8)
    #expect(bytes == Array(new.utf8))
  }
}

@Suite("files by their addresses")
struct FileAddressTests {
  @Test(
    "are read as a client spells them",
    arguments: [
      ("file:///a/b.strings", "/a/b.strings"), ("file:///a%20b/%C3%9C.strings", "/a b/Ü.strings"),
      ("file://localhost/a", "/a"), ("FILE:///a/../b", "/b"), ("file:///a?x#y", "/a"), ("file:///a%zz", "/a%zz"),
      ("untitled:x", nil), ("https://example.org/a", nil), ("file://other/a", nil), ("file:///a%00b", nil), ("", nil),
    ] as [(String, String?)])
  func read(uri: String, path: String?) { #expect(FileAddress(uri: uri)?.path == path) }

  @Test("come back as the same path", arguments: ["/a/b c/ü漢.strings", "/100%/#?&", "/"])
  func written(path: String) { #expect(FileAddress(uri: FileAddress(path: path).uri)?.path == path) }
}

@Suite("what a place of JSON stands in")
struct JSONCursorTests {
  @Test(
    "is told before the text is whole",
    arguments: [
      (#"{"a": {"b": ["#, ["a", "b"], false, nil), (#"{"a": {"b"#, ["a"], true, "b"), (#"{"a": "x"#, ["a"], false, "x"),
      (#"{"a": 1, ""#, [], true, ""), (#"{"a": [{"c": "d", "e": "f"#, ["a", "e"], false, "f"),
      (#"{"a\"b": "#, [#"a\"b"#], false, nil), ("{ // {\n\"a\": /* [ */ \"", ["a"], false, ""),
      (#"{"a": {}, "b": ""#, ["b"], false, ""),
      ("", [], false, nil), ("}}]", [], false, nil),
    ] as [(String, [String], Bool, String?)])
  func cursor(text: String, path: [String], isKey: Bool, string: String?) {
    let bytes = Array(text.utf8)
    let cursor = JSONCursor(bytes, at: bytes.count)
    #expect(cursor.path == path)
    #expect(cursor.isKey == isKey)
    #expect(cursor.string.map { String(decoding: bytes[$0], as: UTF8.self) } == string)
  }
}

@Suite("texts of tables in Markdown")
struct MarkdownTextTests {
  @Test(
    "are letters",
    arguments: [
      ("a|b", #"a\|b"#), ("<img src=x>", #"&lt;img src\=x&gt;"#), ("[a](b)", #"\[a\]\(b\)"#), ("a\nb", "a⏎b"),
      ("`x`", #"\`x\`"#), ("&amp;", #"&amp;amp\;"#), ("\u{202E}abc", "abc"), ("été 漢", "été 漢"),
    ])
  func escaped(text: String, markdown: String) { #expect(MarkdownText.escaped(text) == markdown) }

  @Test(
    "are code",
    arguments: [("a.b", "`a.b`"), ("a`b", "`` a`b ``"), ("a\nb", "`a⏎b`"), ("<b>", "`<b>`"), ("", "``")])
  func code(text: String, markdown: String) { #expect(MarkdownText.code(text) == markdown) }
}
