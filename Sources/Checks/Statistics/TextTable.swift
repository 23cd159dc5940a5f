/// A table in a report: names at the left, figures at the right.
struct TextTable {
  struct Column {
    let title: String
    /// Columns with the highest rank are left out first where the terminal is narrow; those of rank 0 stay.
    var rank = 0
    var isNumber = true
  }

  let columns: [Column]
  /// A cell for each column.
  var rows: [[String]]

  /// Blanks between two columns.
  static let gap = 2

  /// The table for a terminal.
  ///
  /// - Parameter width: Columns of the terminal; `nil` for no limit.
  func text(width: Int?) -> String {
    let widths = columns.indices.map { column in
      rows.reduce(TerminalColumns.count(columns[column].title)) { max($0, TerminalColumns.count($1[column])) }
    }
    var shown = Array(columns.indices)
    func used() -> Int { shown.reduce(-Self.gap) { $0 + widths[$1] + Self.gap } }
    while let width, used() > width {
      guard let worst = shown.max(by: { columns[$0].rank < columns[$1].rank }), columns[worst].rank > 0 else { break }
      shown.removeAll { $0 == worst }
    }
    let lines = [columns.map(\.title)] + rows
    return lines.map { cells in
      let padded = shown.map { column in
        let blanks = String(repeating: " ", count: widths[column] - TerminalColumns.count(cells[column]))
        return columns[column].isNumber ? blanks + cells[column] : cells[column] + blanks
      }
      var line = padded.joined(separator: String(repeating: " ", count: Self.gap))
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// The table as GitHub's Markdown writes it, with every column.
  func markdown() -> String {
    let rule = columns.map { $0.isNumber ? "---:" : "---" }
    return ([columns.map(\.title), rule] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}
