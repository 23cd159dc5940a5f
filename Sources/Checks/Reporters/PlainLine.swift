import SourceText

/// A short source line without anything to escape but tabs, as nearly all are: it is shown whole.
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
    while true {
      let usual = usual(in: line, from: index)
      take(usual.characters, cells: 1)
      guard usual.end < line.count else { break }
      let count = line[usual.end] < 0x80 ? 0 : line.utf8SequenceLength(at: usual.end)
      let scalar = line.scalar(at: usual.end).value
      guard count > 0, !TerminalText.isUnsafe(scalar) else { return nil }
      take(1, cells: TerminalColumns.width(scalar))
      index = usual.end + count
    }
    return all <= limit ? (indent, max(1, length)) : nil
  }

  /// Writes a line for which there is a mark; a tab, which is one column of the place, as one blank.
  static func append(_ line: UnsafeBufferPointer<UInt8>, to writer: inout ByteWriter) {
    var start = 0
    while true {
      let tab = line.firstIndex(from: start, of: 0x09)
      writer.append(UnsafeBufferPointer(rebasing: line[start..<tab]))
      guard tab < line.count else { return }
      writer.append(ascii: " ")
      start = tab + 1
    }
  }

  /// The characters of one cell each from `start` on that need no closer look: where they end, and their number.
  private static func usual(
    in line: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (end: Int, characters: Int) {
    var (index, trails) = (start, 0)
    while index < line.count {
      if line[index] < 0x80 {
        let ascii = index
        index = line.firstIndex(from: index) { word in
          word.hits(below: 0x20) | word.hits(of: 0x7F) | word.hits(of: UInt8(ascii: "#")) | word
        } single: {
          $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "#")
        }
        if index > ascii { continue }
        guard line[index] == 0x09 else { break }
        index += 1
      } else if line.holdsCommonLetter(at: index) {
        index += 2
        trails += 1
      } else {
        let count = line.utf8SequenceLength(at: index)
        let scalar = line.scalar(at: index).value
        guard count > 0, scalar >= 0xA0, TerminalColumns.isOneCell(scalar) else { break }
        index += count
        trails += count - 1
      }
    }
    return (index, index - start - trails)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a letter of two bytes stands at `index`, Latin, Greek or Cyrillic: by its lead byte it takes one cell.
  @inline(__always)
  fileprivate func holdsCommonLetter(at index: Int) -> Bool {
    switch self[index] {
    case 0xC3...0xCB, 0xCE...0xD1, 0xD3: index + 1 < count && self[index + 1] & 0xC0 == 0x80
    default: false
    }
  }
}
