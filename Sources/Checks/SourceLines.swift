import SourceText
import StringFormats
import StringTables

/// The lines of a file, shared by its findings: a report decodes those that it shows.
package final class SourceLines: Sendable {
  private enum Table {
    indirect case all(LineTable)
    /// Those with findings.
    indirect case found(FoundLines)
    /// One line.
    case line(String)
    /// Stretches of one line.
    case pieces([LineTable.Piece])
  }

  private let table: Table
  /// The number of the first line of the table in the file.
  private let firstLine: Int

  init(_ table: LineTable) {
    self.table = .all(table)
    firstLine = 1
  }

  /// The lines of a document as far as some of its bytes stand in them.
  ///
  /// - Complexity: O(*n*) in the size of the document, and O(*m* log *m*) in the ranges.
  init(of document: StringDocument, holding ranges: [ByteRange]) {
    table = FoundLines(document.bytes, holding: ranges).map(Table.found) ?? .all(document.lineTable())
    firstLine = 1
  }

  /// A line of a file alone.
  init(_ text: String, ofLine line: Int) {
    table = .all(LineTable(Array(text.utf8)))
    firstLine = line
  }

  /// Stretches of one line of a file that is not at hand, at least one.
  init(pieces: [LineTable.Piece]) {
    let isLine = pieces.count == 1 && pieces[0].startsLine && pieces[0].endsLine
    table = isLine ? .line(pieces[0].text) : .pieces(pieces)
    firstLine = 1
  }

  /// Whether a larger margin may give more of a line.
  var isWhole: Bool {
    switch table {
    case .all, .found: true
    case .line, .pieces: false
    }
  }

  /// The lines and columns of bytes of the file.
  ///
  /// - Precondition: The lines are those of a whole file, or `range` is one of those that were named.
  func span(of range: ByteRange) -> SourceSpan {
    let (start, end) =
      switch table {
      case .all(let table): table.positions(of: range)
      case .found(let lines): lines.positions(of: range)
      case .line, .pieces: preconditionFailure("the file is not at hand")
      }
    return SourceSpan(start: start, end: end)
  }

  func text(ofLine line: Int) -> String {
    switch table {
    case .all(let table): table.lineText(line - firstLine + 1)
    case .found(let lines): lines.piece(ofLine: line).text
    case .line(let text): text
    case .pieces(let pieces): pieces[0].text
    }
  }

  /// The bytes of a line, see ``LineTable/bytes(ofLine:)``.
  func bytes(ofLine line: Int) -> ArraySlice<UInt8>? {
    switch table {
    case .all(let table): table.bytes(ofLine: line - firstLine + 1)
    case .found(let lines): lines.bytes(ofLine: line)
    case .line(let text): Array(text.utf8)[...]
    case .pieces: nil
    }
  }

  /// The text of a line around a column, see ``LineTable/piece(ofLine:around:margin:)``.
  func piece(ofLine line: Int, around column: Int, margin: Int = 1) -> LineTable.Piece {
    switch table {
    case .all(let table): table.piece(ofLine: line - firstLine + 1, around: column, margin: margin)
    case .found(let lines): lines.piece(ofLine: line)
    case .line(let text): LineTable.Piece(whole: text)
    case .pieces(let pieces): pieces.first { $0.holds(column) } ?? pieces[0]
    }
  }
}
