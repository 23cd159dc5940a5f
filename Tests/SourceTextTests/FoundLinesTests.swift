import SourceText
import Testing

@Suite struct FoundLinesTests {
  private static let pieces: [[UInt8]] = [[0x0A], Array("a".utf8), Array("é😀".utf8), [0xFF]]

  /// Every text of five of the pieces.
  private static let texts: [[UInt8]] = (0..<1024).map { number in
    (0..<5).flatMap { pieces[number >> ($0 * 2) & 3] }
  }

  @Test func positionsAreThoseOfATable() throws {
    for (number, bytes) in Self.texts.enumerated() {
      let starts = [number % 7, number % 3, bytes.count]
      let ranges = starts.map { ByteRange($0, $0 + number % 5) }
      let lines = try #require(FoundLines(bytes, holding: ranges))
      let table = LineTable(bytes)
      for range in ranges {
        let (found, wanted) = (lines.positions(of: range), table.positions(of: range))
        #expect(found == wanted, "\(bytes) \(range)")
        #expect(lines.bytes(ofLine: wanted.start.line) == table.bytes(ofLine: wanted.start.line), "\(bytes) \(range)")
        #expect(lines.piece(ofLine: wanted.start.line).text == table.lineText(wanted.start.line), "\(bytes) \(range)")
      }
    }
  }

  @Test(arguments: [0, 1, 15, 16, 17, 300, 5_000])
  func linesBetweenAreCounted(between: Int) throws {
    let bytes = [UInt8](repeating: 0x0A, count: between) + Array("ab\n".utf8)
    let range = ByteRange(between + 1, between + 2)
    let lines = try #require(FoundLines(bytes, holding: [range]))
    #expect(lines.positions(of: range).start == SourcePosition(line: between + 1, column: 2))
    #expect(lines.bytes(ofLine: between + 2) == nil)
  }

  @Test func whatNeedsATableIsRefused() {
    func lines(_ text: String) -> FoundLines? { FoundLines(Array(text.utf8), holding: [ByteRange(0, 1)]) }
    #expect(lines("a\nb") != nil)
    #expect(lines("a\r\nb") == nil)
    #expect(lines("\u{FEFF}a") == nil)
    #expect(lines("a\0b\0") == nil)
    #expect(lines(String(repeating: "a", count: 1024)) != nil)
    #expect(lines(String(repeating: "a", count: 1025)) == nil)
  }
}
