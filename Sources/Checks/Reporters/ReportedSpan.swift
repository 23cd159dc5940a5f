/// A span in the columns that a format counts.
struct ReportedSpan {
  let line: Int
  let column: Int
  let endLine: Int
  /// Column after the last character; `nil` where it cannot be told, so that the span ends with its line.
  let endColumn: Int?

  /// Columns of findings count Unicode scalars; the source line tells what they are in other units.
  ///
  /// A span that ends in another line than it starts in has no end column unless it is the first: that line is not
  /// at hand. Nor has an empty span.
  ///
  /// - Parameter unit: What a column of the format is.
  init(of finding: Finding, in unit: KeyPath<ColumnCursor.Place, Int>, _ cursor: inout ColumnCursor) {
    let (start, end) = (finding.span.start, finding.span.end)
    line = start.line
    endLine = end.line
    func column(_ position: Int) -> Int {
      guard let lines = finding.lines else { return position }
      return 1 + cursor.place(ofColumn: position, inLine: start.line, of: lines)[keyPath: unit]
    }
    self.column = column(start.column)
    if start.line == end.line {
      endColumn = end.column > start.column ? column(end.column) : nil
    } else {
      endColumn = end.column == 1 ? 1 : nil
    }
  }
}
