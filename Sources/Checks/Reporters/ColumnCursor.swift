/// Finds characters of source lines by their column; going forward in one line costs each character once.
struct ColumnCursor {
  /// A place in a line.
  struct Place {
    /// UTF-16 units before it.
    var utf16: Int
    /// UTF-8 bytes before it.
    var utf8: Int
    var index: String.Index
  }

  private var line = ""
  private var column = 1
  private var utf16 = 0
  private var index = "".startIndex

  /// The place of a column, counted in Unicode scalars from 1; past the end it is the end of the line.
  mutating func place(ofColumn wanted: Int, in text: String) -> Place {
    if wanted < column || text != line {
      (line, column, utf16, index) = (text, 1, 0, text.startIndex)
    }
    let scalars = line.unicodeScalars
    while column < wanted, index < line.endIndex {
      utf16 += UTF16.width(scalars[index])
      index = scalars.index(after: index)
      column += 1
    }
    return Place(utf16: utf16, utf8: line.utf8.distance(from: line.startIndex, to: index), index: index)
  }
}
