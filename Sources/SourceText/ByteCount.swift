extension UnsafeBufferPointer<UInt8> {
  /// How often a byte stands in a stretch.
  ///
  /// - Complexity: O(*n*), sixteen bytes at a time.
  func count(of byte: UInt8, in range: Range<Int>) -> Int {
    typealias Lanes = SIMD16<UInt8>
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a stretch past the end")
    let wanted = Lanes(repeating: byte)
    var (index, found) = (range.lowerBound, 0)
    while range.upperBound - index >= Lanes.scalarCount {
      // A lane counts to 255.
      let last = Swift.min(range.upperBound - Lanes.scalarCount, index + 254 * Lanes.scalarCount)
      var sums = Lanes()
      while index <= last {
        let lanes = UnsafeRawPointer(baseAddress! + index).loadUnaligned(as: Lanes.self)
        sums &+= Lanes(repeating: 0).replacing(with: 1, where: lanes .== wanted)
        index &+= Lanes.scalarCount
      }
      found += Int(SIMD16<UInt16>(truncatingIfNeeded: sums).wrappedSum())
    }
    while index < range.upperBound {
      if self[index] == byte { found &+= 1 }
      index &+= 1
    }
    return found
  }

  /// The last index in a stretch whose byte equals `byte`.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  func lastIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a stretch past the end")
    var end = range.upperBound
    while end - range.lowerBound >= 8 {
      let word = UnsafeRawPointer(baseAddress! + (end - 8)).loadUnaligned(as: UInt64.self)
      if word.hits(of: byte) & 0x8080_8080_8080_8080 != 0 { break }
      end &-= 8
    }
    while end > range.lowerBound {
      if self[end - 1] == byte { return end - 1 }
      end &-= 1
    }
    return nil
  }
}
