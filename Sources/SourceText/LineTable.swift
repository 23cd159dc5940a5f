/// Where the lines of a file start, to turn byte offsets into lines and columns.
///
/// A line ends with LF, CRLF or CR. Columns count the Unicode scalars of the decoded line; a byte order mark is no
/// column, an invalid sequence counts as the U+FFFD that it is shown as. The table holds four bytes for each line
/// and 24 for each full kilobyte of a long line, so that a position is cheap even in a file of one line.
package struct LineTable: Sendable {
  /// A place in a long line.
  struct Mark {
    let offset: UInt32
    let column: UInt32
    /// What of the line lies before, in its decoded text.
    let utf16: UInt32
    let utf8: Int
  }

  private static let markDistance = 1024

  let bytes: [UInt8]
  let encoding: TextEncoding
  private let starts: [UInt32]
  let marks: [Mark]

  /// Finds the line starts of `bytes`.
  ///
  /// - Precondition: `bytes` holds less than 4 GiB.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8], encoding: TextEncoding = .utf8) {
    self.bytes = bytes
    self.encoding = encoding
    let mark = TextEncoding.byteOrderMark(of: bytes)
    let first = mark.map { $0.encoding == encoding ? $0.length : 0 } ?? 0
    starts = Self.lineStarts(of: bytes, from: first, encoding: encoding)
    marks = Self.columnMarks(of: bytes, lineStarts: starts, encoding: encoding)
  }

  /// Number of lines; a file that ends with a line end has an empty last line, an empty file has one line.
  package var lineCount: Int { starts.count }

  /// The line and column of the byte at `offset`; an offset past the end of the file counts as its end.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  package func position(of offset: ByteOffset) -> SourcePosition {
    let index = min(offset.index, bytes.count)
    let line = max(0, Self.countOfElements(in: starts) { $0 <= index } - 1)
    var (from, column) = (Int(starts[line]), 1)
    let markCount = Self.countOfElements(in: marks) { $0.offset <= index }
    if markCount > 0, marks[markCount - 1].offset > from {
      (from, column) = (Int(marks[markCount - 1].offset), Int(marks[markCount - 1].column))
    }
    guard index > from else { return SourcePosition(line: line + 1, column: column) }
    return SourcePosition(line: line + 1, column: column + encoding.scalarCount(of: bytes[from..<index]))
  }

  /// The bytes of a line without its line end.
  ///
  /// - Parameter line: A line number from 1; a number outside of the file gives the end of the file.
  package func range(ofLine line: Int) -> ByteRange {
    let range = contents(of: line) ?? bytes.count..<bytes.count
    return ByteRange(range.lowerBound, range.upperBound)
  }

  /// The lines and columns of both ends of a range: mostly of one line, which is looked for once.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  package func positions(of range: ByteRange) -> (start: SourcePosition, end: SourcePosition) {
    let start = position(of: range.start)
    let end = range.end.index
    // Where a character starts, those before it are counted as they are without it.
    guard marks.isEmpty, encoding == .utf8, range.start.index >= Int(starts[0]), end <= bytes.count,
      start.line == starts.count || end < Int(starts[start.line]),
      range.isEmpty || bytes[range.start.index] & 0xC0 != 0x80
    else { return (start, position(of: range.end)) }
    let columns = encoding.scalarCount(of: bytes[range.indices])
    return (start, SourcePosition(line: start.line, column: start.column + columns))
  }

  /// The text of a line, without its line end; an invalid sequence becomes U+FFFD.
  ///
  /// - Parameter line: A line number from 1; a number outside of the file gives the empty text.
  package func lineText(_ line: Int) -> String { contents(of: line).map { encoding.decode(bytes[$0]) } ?? "" }

  /// The text of a line, or `nil` where it has more than `limit` bytes, line end included.
  package func lineText(_ line: Int, atMost limit: Int) -> String? {
    guard starts.indices.contains(line - 1) else { return "" }
    let end = line < starts.count ? Int(starts[line]) : bytes.count
    return end - Int(starts[line - 1]) > limit ? nil : lineText(line)
  }

  /// The bytes of a line without its line end, which may be no well-formed UTF-8; `nil` for a file in another encoding,
  /// and for a line outside of the file.
  package func bytes(ofLine line: Int) -> ArraySlice<UInt8>? {
    encoding == .utf8 ? contents(of: line).map { bytes[$0] } : nil
  }

  /// The bytes of a line without its line end; `nil` for a line outside of the file.
  func contents(of line: Int) -> Range<Int>? {
    guard starts.indices.contains(line - 1) else { return nil }
    let width = encoding.unitWidth
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    if line < starts.count {
      end -= width
      if end - width >= start, encoding.unit(of: bytes, at: end) == 0x0A,
        encoding.unit(of: bytes, at: end - width) == 0x0D
      {
        end -= width
      }
    }
    return start..<end
  }

  private static func lineStarts(of bytes: [UInt8], from first: Int, encoding: TextEncoding) -> [UInt32] {
    var starts = [UInt32(first)]
    let width = encoding.unitWidth
    var index = first
    if width == 1 {
      // Room that is not written to costs nothing; growing would copy.
      starts.reserveCapacity(bytes.count / 32)
      bytes.withUnsafeBufferPointer { bytes in
        // Hardly any file has a carriage return, and one byte is found faster than one of two.
        let hasReturns = bytes.firstIndex(from: first, of: 0x0D) < bytes.count
        while true {
          index =
            hasReturns ? bytes.firstIndex(from: index, of: 0x0A, or: 0x0D) : bytes.firstIndex(from: index, of: 0x0A)
          index += 1
          if index > bytes.count { break }
          if bytes[index - 1] == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
          starts.append(UInt32(index))
        }
      }
      return starts
    }
    while index + width <= bytes.count {
      let unit = encoding.unit(of: bytes, at: index)
      index += width
      if unit > 0x0D { continue }
      if unit == 0x0D {
        if index + width <= bytes.count, encoding.unit(of: bytes, at: index) == 0x0A { index += width }
        starts.append(UInt32(index))
      } else if unit == 0x0A {
        starts.append(UInt32(index))
      }
    }
    return starts
  }

  private static func columnMarks(of bytes: [UInt8], lineStarts: [UInt32], encoding: TextEncoding) -> [Mark] {
    var marks: [Mark] = []
    for line in lineStarts.indices {
      let end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
      var from = Int(lineStarts[line])
      if end - from <= markDistance { continue }
      var before = TextLength()
      while end - from > markDistance {
        let next = encoding.scalarStart(in: bytes, near: from + markDistance)
        before += encoding.length(of: bytes[from..<next])
        marks.append(
          Mark(
            offset: UInt32(next), column: UInt32(before.scalars + 1), utf16: UInt32(before.utf16), utf8: before.utf8))
        from = next
      }
    }
    return marks
  }

  /// The number of leading elements that satisfy `holds`, in a collection where they all come first.
  @inline(__always)
  static func countOfElements<Elements: RandomAccessCollection<Element>, Element>(
    in elements: Elements, where holds: (Element) -> Bool
  ) -> Int where Elements.Index == Int {
    var (low, high) = (elements.startIndex, elements.endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(elements[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - elements.startIndex
  }
}
