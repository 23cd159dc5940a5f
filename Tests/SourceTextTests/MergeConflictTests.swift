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

  @Test func theFirstSideStaysInItsPlace() throws {
    let bytes = Array(Self.both.utf8)
    let conflicts = MergeConflict.all(in: bytes)
    #expect(conflicts.map(\.opening) == [ByteRange(2, 14)])
    let first = MergeConflict.firstSides(of: bytes, conflicts)
    #expect(first.count == bytes.count)
    let text = String(decoding: first, as: UTF8.self)
    #expect(text.split(whereSeparator: \.isWhitespace) == ["a", "ours", "z"])
    #expect(text.filter(\.isNewline).count == 7)
  }
}
