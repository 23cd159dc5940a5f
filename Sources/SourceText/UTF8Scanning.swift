extension UnsafeBufferPointer<UInt8> {
  /// The length of the well-formed UTF-8 sequence of several bytes at `index`, or 0 where there is none.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are no sequences (Unicode 15.0, table 3-7).
  package func utf8SequenceLength(at index: Int) -> Int {
    let lead = self[index]
    func isTrail(_ distance: Int) -> Bool { index + distance < count && self[index + distance] & 0xC0 == 0x80 }
    func second(in range: ClosedRange<UInt8>) -> Bool { index + 1 < count && range.contains(self[index + 1]) }
    switch lead {
    case 0xC2...0xDF: return isTrail(1) ? 2 : 0
    case 0xE0: return second(in: 0xA0...0xBF) && isTrail(2) ? 3 : 0
    case 0xED: return second(in: 0x80...0x9F) && isTrail(2) ? 3 : 0
    case 0xE1...0xEF: return isTrail(1) && isTrail(2) ? 3 : 0
    case 0xF0: return second(in: 0x90...0xBF) && isTrail(2) && isTrail(3) ? 4 : 0
    case 0xF4: return second(in: 0x80...0x8F) && isTrail(2) && isTrail(3) ? 4 : 0
    case 0xF1...0xF3: return isTrail(1) && isTrail(2) && isTrail(3) ? 4 : 0
    default: return 0
    }
  }

  /// The first index at or after `start` whose byte equals `first` or `second`, is below `limit`, or is no ASCII.
  ///
  /// - Parameter limit: At most 0x80.
  /// - Returns: `count` where there is no such byte.
  /// - Complexity: O(*n*), eight bytes at a time.
  @inline(__always)
  package func firstIndex(from start: Int, of first: UInt8, or second: UInt8, below limit: UInt8) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let firsts = ones &* UInt64(first)
    let seconds = ones &* UInt64(second)
    let limits = ones &* UInt64(limit)
    var index = start
    while index &+ 8 <= count {
      let word = UnsafeRawPointer(baseAddress! + index).loadUnaligned(as: UInt64.self).littleEndian
      let a = word ^ firsts
      let b = word ^ seconds
      // A borrow can only set bits above the first hit, so the lowest set bit is exact.
      let hits = (((a &- ones) & ~a) | ((b &- ones) & ~b) | ((word &- limits) & ~word) | word) & highs
      if hits != 0 { return index &+ hits.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count {
      let byte = self[index]
      if byte == first || byte == second || byte < limit || byte >= 0x80 { return index }
      index &+= 1
    }
    return count
  }

  /// The first index at or after `start` whose byte equals `first` or `second`, or `count`.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  @inline(__always)
  package func firstIndex(from start: Int, of first: UInt8, or second: UInt8) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let firsts = ones &* UInt64(first)
    let seconds = ones &* UInt64(second)
    var index = start
    while index &+ 8 <= count {
      let word = UnsafeRawPointer(baseAddress! + index).loadUnaligned(as: UInt64.self).littleEndian
      let a = word ^ firsts
      let b = word ^ seconds
      let hits = (((a &- ones) & ~a) | ((b &- ones) & ~b)) & 0x8080_8080_8080_8080
      if hits != 0 { return index &+ hits.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count {
      if self[index] == first || self[index] == second { return index }
      index &+= 1
    }
    return count
  }

  /// The first index at or after `start` where the bytes are no well-formed UTF-8; `nil` where all are.
  ///
  /// - Complexity: O(*n*), 32 bytes at a time as long as they are ASCII.
  package func firstInvalidUTF8(from start: Int) -> Int? {
    var index = start
    while index < count {
      while index &+ 32 <= count {
        let block = UnsafeRawPointer(baseAddress! + index).loadUnaligned(as: SIMD4<UInt64>.self)
        if (block[0] | block[1] | block[2] | block[3]) & 0x8080_8080_8080_8080 != 0 { break }
        index &+= 32
      }
      let stop = Swift.min(index &+ 32, count)
      while index < stop {
        if self[index] < 0x80 {
          index &+= 1
          continue
        }
        let length = utf8SequenceLength(at: index)
        if length == 0 { return index }
        index &+= length
      }
    }
    return nil
  }
}
