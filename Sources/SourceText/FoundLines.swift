/// The lines of a file in which some of its bytes stand: cheaper than a ``LineTable`` where few lines are asked for.
///
/// For what most files are: UTF-8 without a byte order mark, with LF at the ends of lines. Those that are asked for
/// have a kilobyte at most.
package struct FoundLines: Sendable {
  private struct Line {
    /// From 1.
    let number: UInt32
    let start: UInt32
    /// Where its line end stands.
    let end: UInt32

    var contents: Range<Int> { Int(start)..<Int(end) }
  }

  private static let longest = 1024

  private let bytes: [UInt8]
  /// Ascending.
  private let lines: [Line]

  /// Finds the lines of `ranges`, those of their ends too.
  ///
  /// - Parameters:
  ///   - bytes: A file in the encoding that its first bytes tell.
  ///   - ranges: Bytes of it; what lies past its end counts as its end.
  /// - Returns: `nil` for a file that needs a whole table.
  /// - Precondition: `bytes` holds less than 4 GiB.
  /// - Complexity: O(*n*) in the number of bytes, and O(*m* log *m*) in that of the ranges.
  package init?(_ bytes: [UInt8], holding ranges: [ByteRange]) {
    // Every other encoding has a mark, or a zero among the first bytes.
    guard TextEncoding.byteOrderMark(of: bytes) == nil, !bytes.prefix(4).contains(0) else { return nil }
    var offsets: [UInt32] = []
    offsets.reserveCapacity(2 * ranges.count)
    for range in ranges {
      offsets.append(range.start.value)
      offsets.append(range.end.value)
    }
    offsets.sort()
    guard let lines = bytes.withUnsafeBufferPointer({ Self.lines(of: $0, holding: offsets) }) else { return nil }
    self.bytes = bytes
    self.lines = lines
  }

  /// - Parameter offsets: Ascending.
  private static func lines(of bytes: UnsafeBufferPointer<UInt8>, holding offsets: [UInt32]) -> [Line]? {
    guard bytes.firstIndex(from: 0, of: 0x0D) == bytes.count else { return nil }
    var lines: [Line] = []
    // The number of the line that starts at `next`; behind the last line found.
    var (number, next) = (1, 0)
    for offset in offsets {
      let offset = min(Int(offset), bytes.count)
      if let last = lines.last, offset <= last.end { continue }
      let start = bytes.lastIndex(of: 0x0A, in: next..<offset).map { $0 + 1 } ?? next
      number += bytes.count(of: 0x0A, in: next..<start)
      let end = bytes.firstIndex(from: offset, of: 0x0A)
      if end - start > longest { return nil }
      lines.append(Line(number: UInt32(number), start: UInt32(start), end: UInt32(end)))
      (number, next) = (number + 1, end + 1)
    }
    return lines
  }

  /// The lines and columns of both ends of a range, as ``LineTable/positions(of:)`` has them.
  ///
  /// - Precondition: The range is one of those that were asked for.
  /// - Complexity: O(log *n*) in the number of lines.
  package func positions(of range: ByteRange) -> (start: SourcePosition, end: SourcePosition) {
    let (start, end) = (min(range.start.index, bytes.count), min(range.end.index, bytes.count))
    let line = line(at: start)
    let first = position(of: start, in: line)
    // Where a character starts, those before it are counted as they are without it.
    guard end <= line.end, start == end || bytes[start] & 0xC0 != 0x80 else {
      return (first, position(of: end, in: self.line(at: end)))
    }
    let columns = TextEncoding.utf8.scalarCount(of: bytes[start..<end])
    return (first, SourcePosition(line: first.line, column: first.column + columns))
  }

  private func position(of offset: Int, in line: Line) -> SourcePosition {
    let columns = TextEncoding.utf8.scalarCount(of: bytes[Int(line.start)..<offset])
    return SourcePosition(line: Int(line.number), column: 1 + columns)
  }

  private func line(at offset: Int) -> Line {
    let before = LineTable.countOfElements(in: lines) { $0.start <= offset }
    precondition(before > 0 && offset <= lines[before - 1].end, "nobody asked for this line")
    return lines[before - 1]
  }

  /// The bytes of a line without its line end, which may be no well-formed UTF-8; `nil` for a line nobody asked for.
  package func bytes(ofLine number: Int) -> ArraySlice<UInt8>? {
    let before = LineTable.countOfElements(in: lines) { $0.number < number }
    guard before < lines.count, lines[before].number == number else { return nil }
    return bytes[lines[before].contents]
  }

  /// The text of a line; an invalid sequence becomes U+FFFD. Empty for a line that nobody asked for.
  package func piece(ofLine number: Int) -> LineTable.Piece {
    LineTable.Piece(whole: bytes(ofLine: number).map(TextEncoding.utf8.decode) ?? "")
  }
}
