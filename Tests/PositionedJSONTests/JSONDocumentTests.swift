import PositionedJSON
import SourceText
import TestSupport
import Testing

@Suite struct JSONDocumentTests {
  @Test func valuesCarryTheirRanges() throws {
    let text = #" {"a" : [1, -2.5e1, true, null], "b\u0041" : {"x":"y"} } "#
    let document = try JSONDocument(parsing: Array(text.utf8))
    let root = document.root
    #expect(root.kind == .object)
    #expect(root.members.map(\.key) == ["a", "bA"])
    #expect(root["a"]?.elements.map { source($0.range, text) } == ["1", "-2.5e1", "true", "null"])
    #expect(root["a"]?.elements.map(\.number) == [1, -25, nil, nil])
    #expect(root["a"]?.elements.map(\.bool) == [nil, nil, true, nil])
    #expect(root.members.map { source($0.keyRange, text) } == [#""a""#, #""b\u0041""#])
    #expect(root["bA"]?["x"]?.string == "y")
    #expect(source(root.range, text) == text.dropFirst().dropLast())
    #expect(root["missing"] == nil)
  }

  @Test func equalKeysAreKeptAndTheLastOneIsFound() throws {
    let root = try JSONDocument(parsing: Array(#"{"k":1,"k":{"k":3},"j":2}"#.utf8)).root
    #expect(root.members.map(\.key) == ["k", "k", "j"])
    #expect(root["k"]?["k"]?.number == 3)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\uD83D\uDE00""#, "é😀"), (#""\uD83Dx""#, "\u{FFFD}x"),
    (#""\uDE00\uD83D""#, "\u{FFFD}\u{FFFD}"), (#""\uD83D\u0041""#, "\u{FFFD}A"),
    ("\"äöü 日本語 and more\"", "äöü 日本語 and more"),
    ("\"\"", ""), (#""\u0000""#, "\0"),
  ])
  func stringsDecode(json: String, text: String) throws {
    #expect(try JSONDocument(parsing: Array(json.utf8)).root.string == text)
  }

  @Test(arguments: [
    ("", 0, "the file is empty: restore it, or delete it"), ("  ", 2, "the file is blank: restore it, or delete it"),
    ("{} x", 3, "unexpected 'x' after the end of the JSON value"),
    (#"{"a" 1}"#, 5, "expected ':' after the key, found '1'"),
    ("[1 2]", 3, "expected ',' or ']' after the element, found '2'"),
    (#"{"a":1,}"#, 7, "a comma before '}'"), ("[1,]", 3, "expected a value, found ']'"),
    ("[1", 0, "'[' is never closed"),
    (#"{"a":1"#, 0, "'{' is never closed"), (#"{"a""#, 4, "the file ends where ':' after the key is due"),
    ("\"abc", 0, "a string without closing quote"),
    (#""\x""#, 1, "unknown escape: a backslash before 'x'"),
    (#""\u12G4""#, 1, #"'\u' without four hexadecimal digits"#),
    ("\"a\nb\"", 2, "a line end inside of a string; write it as '\\n'"),
    ("\"a\u{1}\"", 2, "the byte 0x01 inside of a string"),
    ("01", 0, "a number with a leading zero"), ("-", 0, "a number that lacks digits"),
    ("1.", 0, "a number that lacks digits"),
    ("1e+", 0, "a number that lacks digits"), ("nul", 0, "expected a value, found 'n'"),
    ("// x\n1", 0, "expected a value, found '/'"),
    ("{a:1}", 1, "expected a key in double quotes, found 'a'"), ("\u{A0}1", 0, "expected a value, found '\u{A0}'"),
  ])
  func defectsAreNamedAndPlaced(json: String, offset: Int, message: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: Array(json.utf8)) }
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(parsing: Array(json.utf8))
    } catch {
      #expect(error.message == message)
      #expect(error.offset == ByteOffset(offset))
    }
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xF0, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func invalidUTF8IsRefused(sequence: [UInt8]) {
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: [0x22, 0x61] + sequence + [0x22]) }
  }

  @Test func commentsAndTrailingCommasAreADialect() throws {
    let text = "// a\n{ /* b **/ \"a\": [1, 2,], // ä\n}\n/* end */"
    let root = try JSONDocument(parsing: Array(text.utf8), dialect: .withComments).root
    #expect(root["a"]?.elements.map(\.number) == [1, 2])
    for broken in ["[,]", "{,}", "[1,,]", "[1] /* x", "[1] /", "/ 1"] {
      #expect(throws: JSONSyntaxError.self, "\(broken)") {
        try JSONDocument(parsing: Array(broken.utf8), dialect: .withComments)
      }
    }
  }

  @Test func nestingIsLimited() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(try JSONDocument(parsing: nested(512)).root.kind == .array)
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: nested(513)) }
    #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: Array(String(repeating: "{\"a\":", count: 100_000).utf8))
    }
  }

  @Test func aNumberBeyondDoubleHasNoValue() throws {
    let root = try JSONDocument(parsing: Array("[1e999,-1e999,1e-999,9007199254740993]".utf8)).root
    #expect(root.elements.map(\.number) == [nil, nil, 0, 9_007_199_254_740_992])
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    #expect(try JSONDocument(parsing: Array("\u{FEFF}1".utf8)).root.range == ByteRange(3, 4))
  }

  @Test func mutatedTextNeverTraps() {
    let seed: UInt64 = 20_250_101
    var random = SeededGenerator(seed: seed)
    let original = Array(#"{"a" : [1, -2.5e1, true, null, false], "b\u0041ä😀" : {"x":"y\n\uD83D\uDE00"} } // c"#.utf8)
    var accepted = 0
    for _ in 0..<5_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
        }
      }
      guard let document = try? JSONDocument(parsing: bytes, dialect: .withComments) else { continue }
      accepted += 1
      for member in document.root.members { _ = (member.value.string, member.value.elements.map(\.number)) }
    }
    #expect(accepted > 100, "seed \(seed)")
  }

  private func source(_ range: ByteRange, _ text: String) -> Substring {
    Substring(String(decoding: Array(text.utf8)[range.indices], as: UTF8.self))
  }
}
