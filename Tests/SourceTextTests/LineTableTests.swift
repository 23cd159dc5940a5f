import SourceText
import Testing

@Suite struct LineTableTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("ab\ncd", 4, 2, 2), ("ab\r\ncd", 4, 2, 1), ("ab\rcd", 3, 2, 1), ("ab\r\ncd", 3, 1, 4),
    ("äb\nc", 2, 1, 2), ("\u{1F600}x", 4, 1, 2), ("a\n", 2, 2, 1), ("a\n", 99, 2, 1), ("e\u{301}x", 3, 1, 3),
    ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2),
  ])
  func positionCountsLinesAndScalars(text: String, offset: Int, line: Int, column: Int) {
    let table = LineTable(Array(text.utf8))
    #expect(table.position(of: ByteOffset(offset)) == SourcePosition(line: line, column: column))
  }

  @Test func anInvalidByteIsOneColumn() {
    let table = LineTable([0x61, 0xFF, 0x62, 0x0A, 0xC3])
    #expect(table.position(of: ByteOffset(2)) == SourcePosition(line: 1, column: 3))
    #expect(table.lineText(1) == "a\u{FFFD}b")
    #expect(table.lineText(2) == "\u{FFFD}")
  }

  @Test(arguments: TextEncoding.allCases, [false, true])
  func everyEncodingReadsTheSame(encoding: TextEncoding, hasMark: Bool) {
    let bytes = encoded((hasMark ? "\u{FEFF}" : "") + "a😀b\r\nä\n", encoding)
    let table = LineTable(bytes, encoding: encoding)
    #expect(table.lineCount == 3)
    #expect((1...3).map(table.lineText) == ["a😀b", "ä", ""])
    let start = bytes.count - encoded("ä\n", encoding).count
    #expect(table.position(of: ByteOffset(start)) == SourcePosition(line: 2, column: 1))
    let b = start - encoded("b\r\n", encoding).count
    #expect(table.position(of: ByteOffset(b)) == SourcePosition(line: 1, column: 3))
  }

  @Test(arguments: [
    Array("äb\r\nc😀\n\rx".utf8), [0x61, 0xFF, 0xC3, 0x0A, 0xE2, 0x82, 0x0A, 0x80, 0xF0, 0x9F],
    Array("\u{FEFF}ab\nc".utf8),
    [], Array(("x\n" + String(repeating: "aä", count: 800) + "\r").utf8),
  ])
  func bothEndsOfARangeAreFoundAsEachAlone(bytes: [UInt8]) {
    let table = LineTable(bytes)
    let step = bytes.count > 100 ? 97 : 1
    for start in stride(from: 0, through: bytes.count + 1, by: step) {
      for end in stride(from: start, through: bytes.count + 1, by: step) {
        let (first, last) = table.positions(of: ByteRange(start, end))
        #expect(first == table.position(of: ByteOffset(start)))
        #expect(last == table.position(of: ByteOffset(end)), "\(start)..<\(end)")
      }
    }
  }

  @Test func aLongLineHasExactColumns() {
    let text = "x\n" + String(repeating: "aä😀", count: 3000)
    let bytes = Array(text.utf8)
    let table = LineTable(bytes)
    for repetition in [1, 146, 147, 1000, 2999] {
      let offset = ByteOffset(2 + repetition * 7)
      #expect(table.position(of: offset) == SourcePosition(line: 2, column: 1 + repetition * 3))
    }
  }

  @Test("show a long line piece by piece", arguments: TextEncoding.allCases, ["\n", "\r\n", "\r"])
  func pieces(encoding: TextEncoding, end: String) {
    let line = String(repeating: "aä😀日e\u{301}", count: 1500)
    let table = LineTable(encoded("short" + end + line + end, encoding), encoding: encoding)
    var (text, before) = ("", (utf16: 0, utf8: 0))
    while true {
      let column = text.unicodeScalars.count + 1
      let piece = table.piece(ofLine: 2, around: column, margin: 0)
      #expect(piece.column == column && piece.startsLine == (column == 1))
      #expect(piece.before == before)
      #expect(piece.text.utf8.count <= 4096)
      text += piece.text
      before = (text.utf16.count, text.utf8.count)
      if piece.endsLine { break }
    }
    #expect(text == line)
    let last = table.piece(ofLine: 2, around: .max)
    #expect(last.endsLine && !last.startsLine && line.hasSuffix(last.text))
    #expect(table.piece(ofLine: 1, around: 3).text == "short")
    #expect(table.piece(ofLine: 9, around: 1).text == "")
  }

  @Test("columns and pieces of a long line with invalid bytes agree")
  func invalidPieces() {
    let bytes: [UInt8] = (0..<5000).flatMap { [0x61, 0xC3, 0xF0, 0x9F, UInt8(0x80 + $0 % 64)] }
    let table = LineTable(bytes)
    for place in stride(from: 0, to: bytes.count, by: 5) {
      let column = table.position(of: ByteOffset(place)).column
      let piece = table.piece(ofLine: 1, around: column, margin: 0)
      #expect(piece.text.unicodeScalars.dropFirst(column - piece.column).first == "a")
    }
  }

  @Test func wideTextIsDecodedAsTheStandardLibraryDoes() {
    let units: [UInt16] = [0x41, 0xE9, 0x20AC, 0xD83D, 0xDE00, 0xD83D, 0x42, 0xDE00, 0xD83D, 0xD83D, 0xDE00, 0xD83D]
    let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let text = LineTable(bytes, encoding: .utf16LittleEndian).lineText(1)
    #expect(text.unicodeScalars.elementsEqual(String(decoding: units, as: UTF16.self).unicodeScalars))
    let wide: [UInt8] = [0, 0x11, 0, 0, 0, 1, 0xF6, 0, 0, 0, 0xD8, 0, 0x41]
    #expect(LineTable(wide, encoding: .utf32BigEndian).lineText(1) == "\u{FFFD}\u{1F600}\u{FFFD}\u{FFFD}")
  }

  @Test(arguments: [0, -1, 3, Int.max]) func aLineOutsideOfTheFileIsEmpty(line: Int) {
    #expect(LineTable(Array("a\nb".utf8)).lineText(line) == "")
  }

  private func encoded(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
    switch encoding {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf32LittleEndian:
      text.unicodeScalars.flatMap { scalar in (0..<4).map { UInt8(scalar.value >> ($0 * 8) & 0xFF) } }
    case .utf32BigEndian:
      text.unicodeScalars.flatMap { scalar in (0..<4).map { UInt8(scalar.value >> (24 - $0 * 8) & 0xFF) } }
    }
  }
}
