import SourceText

/// A short source line without anything to escape, as nearly all are: it is shown whole, and written as it stands.
enum PlainLine {
  /// What to underline: the cells before it, and its cells, at least one; `nil` for a line that needs a closer look,
  /// see ``SourceExcerpt``.
  ///
  /// - Parameter limit: Cells that the line may take.
  /// - Complexity: O(*n*) in the length of the line; what is much longer than the limit is not looked at.
  static func mark(
    _ span: SourceSpan, in line: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> (indent: Int, length: Int)? {
    guard line.count <= 4 * limit else { return nil }
    let first = span.start.column - 1
    let end = span.start.line == span.end.line ? first + max(1, span.end.column - span.start.column) : .max
    var (index, column, indent, length, all) = (0, 0, 0, 0, 0)
    func take(_ characters: Int, cells: Int) {
      all += characters * cells
      indent += min(max(first - column, 0), characters) * cells
      length += max(min(column + characters, end) - max(column, first), 0) * cells
      column += characters
    }
    while index < line.count {
      let special = line.firstIndex(from: index) { word in
        word.hits(below: 0x20) | word.hits(of: 0x7F) | word.hits(of: UInt8(ascii: "#")) | word
      } single: {
        $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "#")
      }
      take(special - index, cells: 1)
      guard special < line.count else { break }
      let count = line[special] < 0x80 ? 0 : line.utf8SequenceLength(at: special)
      let scalar = line.scalar(at: special).value
      guard count > 0, !TerminalText.isUnsafe(scalar) else { return nil }
      take(1, cells: TerminalColumns.width(scalar))
      index = special + count
    }
    return all <= limit ? (indent, max(1, length)) : nil
  }
}
