import SourceText
import Testing

@Suite struct MergeConflictTests {
  static let both = "a\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\nz\n"

  @Test(
    arguments: [
      (both, 1), (both.replacing("\n", with: "\r\n"), 1), (both + both, 2),
      ("<<<<<<< HEAD\nours\n||||||| base\nbase\n=======\ntheirs\n>>>>>>> b", 1), ("<<<<<<<\n=======\n>>>>>>>", 1),
      ("<<<<<<< HEAD\n=======\n", 0), ("=======\n>>>>>>> b\n", 0), ("<<<<<<< HEAD\n>>>>>>> b\n", 0),
      (" <<<<<<< HEAD\n=======\n>>>>>>> b\n", 0), ("<<<<<<<< HEAD\n=======\n>>>>>>> b\n", 0), ("", 0),
      ("<<<<<<< HEAD\n======= x\n>>>>>>> b\n", 0),
    ])
  func countsWholeConflicts(text: String, count: Int) {
    #expect(MergeConflict.all(in: Array(text.utf8)).count == count)
  }

  @Test(arguments: TextEncoding.allCases, [true, false])
  func theFirstSideStaysInItsPlace(encoding: TextEncoding, hasMark: Bool) throws {
    let mark = hasMark ? encoding.encode("\u{FEFF}") : []
    let bytes = mark + encoding.encode(Self.both)
    let conflicts = MergeConflict.all(in: bytes)
    let (width, start) = (encoding.unitWidth, mark.count)
    #expect(conflicts.map(\.opening) == [ByteRange(start + 2 * width, start + 14 * width)])
    let first = MergeConflict.firstSides(of: bytes, conflicts)
    #expect(first.count == bytes.count)
    let text = encoding.decode(first[start...])
    #expect(text.split(whereSeparator: \.isWhitespace) == ["a", "ours", "z"])
    #expect(text.filter(\.isNewline).count == 7)
  }
}
