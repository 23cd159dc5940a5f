/// A place where a merge left both sides in a file, between the markers that Git writes.
package struct MergeConflict: Hashable, Sendable {
  /// The line `<<<<<<< …` without its line end.
  package let opening: ByteRange

  /// From the second marker, `=======` or `||||||| …`, to the end of the line `>>>>>>> …`.
  private let otherSides: ByteRange

  /// The conflicts of a file in any encoding, from its start on; a marker without its fellows is none.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func all(in bytes: [UInt8]) -> [MergeConflict] {
    var found: [MergeConflict] = []
    var opening: ByteRange?
    var otherSides: Int?
    var hasMiddle = false
    let units = Units(of: bytes)
    var start = units.start
    while start < units.end {
      let end = units.lineEnd(from: start)
      switch units.marker(in: start..<end) {
      case UInt8(ascii: "<"): (opening, otherSides, hasMiddle) = (ByteRange(start, end), nil, false)
      case UInt8(ascii: "|") where opening != nil: otherSides = otherSides ?? start
      case UInt8(ascii: "=") where opening != nil: (otherSides, hasMiddle) = (otherSides ?? start, true)
      case UInt8(ascii: ">"):
        if let opening, let otherSides, hasMiddle {
          found.append(MergeConflict(opening: opening, otherSides: ByteRange(otherSides, end)))
        }
        (opening, otherSides) = (nil, nil)
      default: break
      }
      start = end + units.width
    }
    return found
  }

  /// The file with the first side of each conflict alone: the rest is blank, so that all offsets stay.
  package static func firstSides(of bytes: [UInt8], _ conflicts: [MergeConflict]) -> [UInt8] {
    let units = Units(of: bytes)
    let space = units.encoding.encode(" ")
    var bytes = bytes
    for conflict in conflicts {
      for range in [conflict.opening, conflict.otherSides] {
        for index in stride(from: range.start.index, to: range.end.index, by: units.width)
        where !units.endsLine(at: index) { bytes.replaceSubrange(index..<index + units.width, with: space) }
      }
    }
    return bytes
  }

  /// The code units of a file, whose encoding its first bytes tell.
  private struct Units {
    let bytes: [UInt8]
    let encoding: TextEncoding
    /// Behind a byte order mark.
    let start: Int

    var width: Int { encoding.unitWidth }

    /// Behind the last whole unit.
    var end: Int { bytes.count - (bytes.count - start) % width }

    init(of bytes: [UInt8]) {
      let mark = TextEncoding.byteOrderMark(of: bytes)
      self.bytes = bytes
      encoding = mark?.encoding ?? TextEncoding.unmarked(of: bytes) ?? .utf8
      start = mark?.length ?? 0
    }

    func endsLine(at index: Int) -> Bool {
      let unit = encoding.unit(of: bytes, at: index)
      return unit == 0x0A || unit == 0x0D
    }

    func lineEnd(from start: Int) -> Int {
      var index = start
      while index < end, !endsLine(at: index) { index += width }
      return index
    }

    /// The character that the line repeats seven times, and nothing but a name behind it.
    func marker(in line: Range<Int>) -> UInt8? {
      let length = 7 * width
      guard line.count >= length else { return nil }
      let first = encoding.unit(of: bytes, at: line.lowerBound)
      for index in stride(from: line.lowerBound, to: line.lowerBound + length, by: width)
      where encoding.unit(of: bytes, at: index) != first { return nil }
      let next = line.lowerBound + length
      let isMarker = next >= line.upperBound || encoding.unit(of: bytes, at: next) == 0x20 && first != UInt8(ascii: "=")
      return isMarker ? UInt8(exactly: first) : nil
    }
  }
}
