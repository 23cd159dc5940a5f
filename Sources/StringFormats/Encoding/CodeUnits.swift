import SourceText

/// The code units of a text file, addressed by the file's byte offsets.
///
/// One concrete type for all encodings: parsers that are generic over encodings were a tenth faster on UTF-8 and took
/// five times as long to compile, in every app that links them.
package struct CodeUnits {
  package let encoding: TextEncoding
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The end of the last whole unit.
  package let end: Int
  /// Bytes of a unit.
  package let width: Int
  private let isBigEndian: Bool

  /// - Parameter start: Where the text starts, behind the byte order mark.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, _ encoding: TextEncoding = .utf8, start: Int = 0) {
    self.init(bytes, encoding, end: bytes.count - max(0, bytes.count - start) % encoding.unitWidth)
  }

  package init(_ bytes: UnsafeBufferPointer<UInt8>, _ encoding: TextEncoding = .utf8, end: Int) {
    self.encoding = encoding
    self.bytes = bytes
    self.end = end
    width = encoding.unitWidth
    isBigEndian = encoding == .utf16BigEndian || encoding == .utf32BigEndian
  }

  /// The same units up to the byte `end`.
  package func prefix(to end: Int) -> CodeUnits { CodeUnits(bytes, encoding, end: end) }

  /// The unit at `index`, which lies before ``end``.
  @inline(__always)
  package func unit(at index: Int) -> UInt32 { width == 1 ? UInt32(bytes[index]) : wideUnit(at: index) }

  @inline(never)
  private func wideUnit(at index: Int) -> UInt32 {
    precondition(index >= 0 && index &+ width <= bytes.count)
    let place = UnsafeRawPointer(bytes.baseAddress! + index)
    if width == 2 {
      let unit = place.loadUnaligned(as: UInt16.self)
      return UInt32(isBigEndian ? UInt16(bigEndian: unit) : UInt16(littleEndian: unit))
    }
    let unit = place.loadUnaligned(as: UInt32.self)
    return isBigEndian ? UInt32(bigEndian: unit) : UInt32(littleEndian: unit)
  }

  /// The length in bytes of U+2028 or U+2029 at `index`, or 0 for anything else.
  package func separatorLength(at index: Int) -> Int {
    guard width == 1 else {
      let unit = wideUnit(at: index)
      return unit == 0x2028 || unit == 0x2029 ? width : 0
    }
    guard bytes[index] == 0xE2, index + 2 < end, bytes[index + 1] == 0x80 else { return 0 }
    return bytes[index + 2] & 0xFE == 0xA8 ? 3 : 0
  }

  /// The first place from `start` on that holds `first` or `second`, or ``end``.
  package func firstIndex(from start: Int, of first: UInt8, or second: UInt8) -> Int {
    if width == 1 { return min(bytes.firstIndex(from: start, of: first, or: second), end) }
    let (first, second) = (UInt32(first), UInt32(second))
    var index = start
    while index < end {
      let unit = wideUnit(at: index)
      if unit == first || unit == second { return index }
      index &+= width
    }
    return end
  }

  /// Whether the ASCII characters of `word` stand at `index`.
  package func holds(_ word: StaticString, at index: Int) -> Bool {
    guard index + word.utf8CodeUnitCount * width <= end else { return false }
    return word.withUTF8Buffer { word in
      var place = index
      for byte in word {
        guard unit(at: place) == UInt32(byte) else { return false }
        place &+= width
      }
      return true
    }
  }

  /// Whether `range` holds the ASCII characters of `word` and nothing else.
  package func equals(_ word: StaticString, in range: Range<Int>) -> Bool {
    range.count == word.utf8CodeUnitCount * width && holds(word, at: range.lowerBound)
  }

  /// Whether the units of two ranges are the same.
  package func areSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    UnsafeBufferPointer(rebasing: bytes[left]).hasSameBytes(as: UnsafeBufferPointer(rebasing: bytes[right]))
  }
}
