import SourceText

/// The lines of a file, shared by its findings: a report decodes those that it shows.
public final class SourceLines: Sendable {
  private let table: LineTable
  /// The number of the first line of the table in the file.
  private let firstLine: Int

  init(_ table: LineTable) {
    self.table = table
    firstLine = 1
  }

  /// A line of a file alone.
  init(_ text: String, ofLine line: Int) {
    table = LineTable(Array(text.utf8))
    firstLine = line
  }

  /// The lines and columns of bytes of the file.
  ///
  /// - Precondition: The lines are those of a whole file.
  func span(of range: ByteRange) -> SourceSpan {
    let (start, end) = table.positions(of: range)
    return SourceSpan(start: start, end: end)
  }

  func text(ofLine line: Int) -> String { table.lineText(line - firstLine + 1) }

  /// Calls `body` with the UTF-8 of a line, see ``LineTable/withLine(_:_:)``.
  func withLine<Result>(_ line: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result?) -> Result? {
    table.withLine(line - firstLine + 1, body)
  }

  /// The text of a line around a column, see ``LineTable/piece(ofLine:around:margin:)``.
  func piece(ofLine line: Int, around column: Int, margin: Int = 1) -> LineTable.Piece {
    table.piece(ofLine: line - firstLine + 1, around: column, margin: margin)
  }
}
