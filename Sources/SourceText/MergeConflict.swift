/// A place where a merge left both sides in a file, between the markers that Git writes.
package struct MergeConflict: Hashable, Sendable {
  /// The line `<<<<<<< …` without its line end.
  package let opening: ByteRange

  /// From the second marker, `=======` or `||||||| …`, to the end of the line `>>>>>>> …`.
  private let otherSides: ByteRange

  /// The conflicts of a file, from its start on; a marker without its fellows is none.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func all(in bytes: [UInt8]) -> [MergeConflict] {
    var found: [MergeConflict] = []
    var opening: ByteRange?
    var otherSides: Int?
    var hasMiddle = false
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      switch marker(of: bytes[start..<end]) {
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
      start = end + 1
    }
    return found
  }

  /// The file with the first side of each conflict alone: the rest is blank, so that all offsets stay.
  package static func firstSides(of bytes: [UInt8], _ conflicts: [MergeConflict]) -> [UInt8] {
    var bytes = bytes
    for conflict in conflicts {
      for range in [conflict.opening, conflict.otherSides] {
        for index in range.indices where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
      }
    }
    return bytes
  }

  /// The character that the line repeats seven times, and nothing but a name behind it.
  private static func marker(of line: ArraySlice<UInt8>) -> UInt8? {
    guard let first = line.first, line.count >= 7, line.prefix(7).allSatisfy({ $0 == first }) else { return nil }
    guard let next = line.dropFirst(7).first else { return first }
    return next == 0x20 && first != UInt8(ascii: "=") ? first : nil
  }
}
