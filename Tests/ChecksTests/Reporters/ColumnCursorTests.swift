import SourceText
import Testing

@testable import Checks

@Suite("A cursor of columns")
struct ColumnCursorTests {
  @Test("finds what a column is in other units, in whatever order it is asked")
  func places() {
    let text = String(repeating: "aä😀日", count: 2_000)
    let lines = SourceLines(LineTable(Array(("😀\n" + text).utf8)))
    let scalars = Array(text.unicodeScalars)
    var cursor = ColumnCursor()
    for count in [0, 7_999, 8_000, 9_000, 3, 1_023, 1_024, 1_025, 4_000, 3_999] {
      let place = cursor.place(ofColumn: count + 1, inLine: 2, of: lines)
      let before = String(String.UnicodeScalarView(scalars.prefix(count)))
      #expect(place.utf16 == before.utf16.count && place.utf8 == before.utf8.count, "\(count)")
    }
    #expect(cursor.place(ofColumn: 2, inLine: 1, of: lines).utf16 == 2)
  }

  @Test("knows the line of a finding that stands alone")
  func oneLine() {
    var cursor = ColumnCursor()
    let place = cursor.place(ofColumn: 3, inLine: 7, of: SourceLines("日本語", ofLine: 7))
    #expect(place.utf16 == 2 && place.utf8 == 6)
  }
}
