import SourceText
import StringFormats
import Testing
import XLIFF

@Suite struct OldStyleTests {
  @Test(arguments: TextEncoding.allCases, [true, false])
  func everyEncodingReadsTheSame(encoding: TextEncoding, hasMark: Bool) {
    let text = "/* ä */\n\"käse\" = \"gouda 😀\\n\\U00e9\";\r\n\u{2028}abc.d-e = 'x \"y\" \\'z\\'';\n\"k\";\n"
    let document = StringDocument(parsing: encoded(text, encoding, hasMark: hasMark), format: .strings)
    #expect(document.pairs == ["käse=gouda 😀\né", "abc.d-e=x \"y\" 'z'", "k=k"])
    #expect(document.encoding == encoding.rawValue + (hasMark ? "-bom" : ""))
    #expect(document.entries[0].comment.map(document.text) == "ä")
    #expect(document.position(of: document.entries[0].key.range.start) == SourcePosition(line: 2, column: 1))
    #expect(document.problems.map(\.kind) == (hasMark || encoding == .utf8 ? [] : [.encoding]))
  }

  @Test(arguments: [
    (#"\a\b\f\n\r\t\v\"\'\\"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}\"'\\"), ("\\\n", "\n"), (#"\u00e9\x\/"#, "u00e9x/"),
    (#"\U00e9"#, "é"), (#"\Ue9x"#, "\u{E9}x"), (#"\U"#, "\0"), (#"\U12345"#, "\u{1234}5"), (#"\UD83D\UDE00"#, "😀"),
    (#"\UD83Dx"#, "\u{FFFD}x"), (#"\UDE00"#, "\u{FFFD}"), (#"\101\0\78"#, "A\0\u{7}8"), (#"\341\256"#, "Æ\u{FB01}"),
    (#"\1234"#, "S4"), (#"\777"#, "\0"), (#"\😀"#, "😀"), ("a\nb", "a\nb"),
  ])
  func escapes(written: String, text: String) throws {
    let document = StringDocument("\"k\" = \"\(written)\";")
    let entry = try #require(document.entries.first)
    guard case .text(let value) = entry.value else {
      Issue.record("no text")
      return
    }
    #expect(document.text(value).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(document.problems.isEmpty)
  }

  @Test func rangesAreTheTokensAsWritten() {
    let text = "  \"k\" = /* no */ 'v' ;// c\n"
    let document = StringDocument(text)
    let entry = document.entries[0]
    #expect(source(entry.key.range, text) == "\"k\"")
    #expect(source(entry.range, text) == "\"k\" = /* no */ 'v' ;")
    guard case .text(let value) = entry.value else { return #expect(Bool(false), "no text") }
    #expect(source(value.range, text) == "'v'")
    #expect(entry.comment.map { source($0.range, text) } == "// c")
  }

  @Test(
    arguments: [
      ("/* a */\n\"k\"=\"v\";", "a"), ("/* a */ \"k\"=\"v\";", "a"), ("// a\n// b\n\"k\"=\"v\";", "a\nb"),
      ("/* head */\n\n\"k\"=\"v\";", nil), ("/* head */\n\n/* a */\n\"k\"=\"v\";", "a"), ("\"k\"=\"v\"; // a", "a"),
      ("\"k\"=\"v\"; /* a */\n/* b */\n", "a"), ("\"j\"=\"v\"; /* a */ \"k\"=\"v\";", "a"),
      ("\"k\"=\"v\";\n/* a */", nil),
      ("/**/\"k\"=\"v\";", ""), ("/* a\r\n   b **/\"k\"=\"v\";", "a\r\n   b *"),
      ("\"j\"=\"v\"; // a\n\"k\"=\"v\";", nil),
    ] as [(String, String?)])
  func commentsBelongToTheirEntry(text: String, comment: String?) throws {
    let document = StringDocument(text)
    let entry = try #require(document.entries.last)
    #expect(entry.comment.map(document.text) == comment)
  }

  @Test func valuesThatAreNoStringsAreKept() {
    let document = StringDocument("a = { b = (c, \"d\", <0a 0B>); e; }; f = (); \"g\" = \"h\"; i = <>;")
    #expect(document.pairs == ["a=…", "f=…", "g=h", "i=…"])
    #expect(document.problems.isEmpty)
    #expect(document.apple.outcome == .all)
  }

  @Test(arguments: [510, 511, 512, 513, 100_000])
  func nestingIsLimitedAsAtApple(depth: Int) {
    let text = "k = " + String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + ";"
    #expect((StringDocument(text).apple.outcome == .all) == (depth <= 512))
  }

  @Test(arguments: ["", "\u{FEFF}", " \n", "/* c */", "{}", " { } "])
  func emptyTablesAreSound(text: String) {
    let document = StringDocument(text)
    #expect(document.entries.isEmpty && document.problems.isEmpty)
    #expect(document.apple.outcome == .all)
    #expect((document.encoding == "empty") == (text.isEmpty || text == "\u{FEFF}"))
  }

  @Test(
    "a second byte order mark is removed by Xcode; a third is not",
    arguments: [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian])
  func secondMark(encoding: TextEncoding) {
    let document = StringDocument(
      parsing: encoded("\u{FEFF}\u{FEFF}a = b;", encoding, hasMark: false), format: .strings)
    #expect(document.pairs == ["a=b"])
    #expect(document.apple.outcome == .all)
    #expect(document.problems.map(\.isHarmless) == [true])
    let third = StringDocument(
      parsing: encoded("\u{FEFF}\u{FEFF}\u{FEFF}a = b;", encoding, hasMark: false), format: .strings)
    #expect(third.problems.map(\.isHarmless) == [true, false])
    #expect(third.apple.outcome == .nothing)
  }

  @Test func equalKeysAreKept() {
    let document = StringDocument("a = b; \"a\" = c; 'b' = d;")
    #expect(document.pairs == ["a=b", "a=c", "b=d"])
    #expect(document.apple.loads == 2 && document.apple.of == 2)
  }

  private func source(_ range: ByteRange, _ text: String) -> String {
    String(decoding: Array(text.utf8)[range.indices], as: UTF8.self)
  }
}
