import SourceText

/// Finds what a column of a source line is in other units; what is at hand of the line before serves the next column.
struct ColumnCursor {
  /// A place in a line.
  struct Place {
    /// UTF-16 units before it.
    var utf16: Int
    /// UTF-8 bytes before it.
    var utf8: Int
  }

  private var lines: SourceLines?
  private var line = 0
  /// What is at hand of the line.
  private var piece: LineTable.Piece?
  /// The columns that it covers; that behind the last one too where the line ends.
  private var columns = 0..<0
  private var isASCII = true

  /// The place of a column, counted in Unicode scalars from 1; past the end it is the end of the line.
  ///
  /// - Complexity: O(*n*) in the length of the line up to a kilobyte.
  mutating func place(ofColumn column: Int, inLine line: Int, of lines: SourceLines) -> Place {
    if lines === self.lines, line == self.line, columns.contains(column), let piece {
      return place(of: column, in: piece)
    }
    let piece = lines.piece(ofLine: line, around: column, margin: 0)
    var text = piece.text
    let scalars = text.withUTF8 { bytes in bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } }
    isASCII = scalars == text.utf8.count
    columns = piece.column..<(piece.endsLine ? Int.max : piece.column + scalars)
    (self.lines, self.line, self.piece) = (lines, line, piece)
    return place(of: column, in: piece)
  }

  private func place(of column: Int, in piece: LineTable.Piece) -> Place {
    var text = piece.text
    let scalars = column - piece.column
    if isASCII {
      let count = min(scalars, text.utf8.count)
      return Place(utf16: piece.before.utf16 + count, utf8: piece.before.utf8 + count)
    }
    return text.withUTF8 { bytes in
      var (index, left, utf16) = (0, scalars, piece.before.utf16)
      while left > 0, index < bytes.count {
        let count = bytes.scalar(at: index).count
        utf16 += count == 4 ? 2 : 1
        index += count
        left -= 1
      }
      return Place(utf16: utf16, utf8: piece.before.utf8 + min(index, bytes.count))
    }
  }
}
