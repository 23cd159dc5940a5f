#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(Windows)
  import CRT
#endif

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

  /// The scalar at the lead byte at `index` with the number of its bytes.
  ///
  /// A sequence that is cut off counts with all its bytes.
  @inlinable @inline(__always)
  package func scalar(at index: Int) -> (value: UInt32, count: Int) {
    func next(_ offset: Int) -> UInt32 { index + offset < count ? UInt32(self[index + offset] & 0x3F) : 0 }
    let lead = UInt32(self[index])
    switch lead {
    case 0xC0..<0xE0: return ((lead & 0x1F) << 6 | next(1), 2)
    case 0xE0..<0xF0: return ((lead & 0x0F) << 12 | next(1) << 6 | next(2), 3)
    case 0xF0..<0xF8: return ((lead & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    default: return (lead, 1)
    }
  }

  /// Whether the bytes are those of another buffer.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  package func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count, let left = UnsafeRawPointer(baseAddress),
      let right = UnsafeRawPointer(other.baseAddress)
    else { return count == other.count }
    var index = 0
    while index &+ 8 <= count {
      let one = left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if one != right.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
      index &+= 8
    }
    while index < count {
      if self[index] != other[index] { return false }
      index &+= 1
    }
    return true
  }

  /// The length of well-formed UTF-8; `nil` where a sequence is broken or cut.
  ///
  /// - Complexity: O(*n*), eight bytes of ASCII at a time.
  var utf8Length: TextLength? {
    var (index, scalars, pairs) = (0, 0, 0)
    while index < count {
      if index &+ 8 <= count {
        let word = UnsafeRawPointer(baseAddress! + index).loadUnaligned(as: UInt64.self)
        if word & 0x8080_8080_8080_8080 == 0 {
          (index, scalars) = (index &+ 8, scalars &+ 8)
          continue
        }
      }
      let length = self[index] < 0x80 ? 1 : utf8SequenceLength(at: index)
      if length == 0 { return nil }
      if length == 4 { pairs &+= 1 }
      (index, scalars) = (index &+ length, scalars &+ 1)
    }
    return TextLength(scalars: scalars, utf16: scalars + pairs, utf8: count)
  }

  /// The first index at or after `start` whose byte equals `first` or `second`, is below `limit`, or is no ASCII.
  ///
  /// - Parameter limit: At most 0x80.
  /// - Returns: `count` where there is no such byte.
  /// - Complexity: O(*n*), eight bytes at a time.
  @inlinable @inline(__always)
  package func firstIndex(from start: Int, of first: UInt8, or second: UInt8, below limit: UInt8) -> Int {
    firstIndex(from: start) { word in
      word.hits(of: first) | word.hits(of: second) | word.hits(below: limit) | word
    } single: { byte in
      byte == first || byte == second || byte < limit || byte >= 0x80
    }
  }

  /// The first index at or after `start` whose byte equals `first` or `second`, or `count`.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  @inlinable @inline(__always)
  package func firstIndex(from start: Int, of first: UInt8, or second: UInt8) -> Int {
    firstIndex(from: start) {
      $0.hits(of: first) | $0.hits(of: second)
    } single: {
      $0 == first || $0 == second
    }
  }

  /// The first index at or after `start` whose byte equals `byte`, or `count`.
  ///
  /// - Complexity: O(*n*), as fast as the C library's `memchr`.
  package func firstIndex(from start: Int, of byte: UInt8) -> Int {
    guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start) else {
      return count
    }
    return found - UnsafeMutableRawPointer(mutating: base)
  }

  /// The first index at or after `start` whose byte is wanted, or `count`.
  ///
  /// - Parameters:
  ///   - hits: Eight bytes, the first one lowest, to a word in which the lowest of their highest bits that is set tells
  ///     the first byte that is wanted.
  ///   - single: Whether one byte is wanted: for the last bytes of the file.
  @inlinable @inline(__always)
  package func firstIndex(from start: Int, hits: (UInt64) -> UInt64, single: (UInt8) -> Bool) -> Int {
    var index = start
    while index &+ 8 <= count {
      let word = UnsafeRawPointer(baseAddress! + index).loadUnaligned(as: UInt64.self).littleEndian
      let found = hits(word) & 0x8080_8080_8080_8080
      if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count {
      if single(self[index]) { return index }
      index &+= 1
    }
    return count
  }

  /// The first index at or after `start` that holds no blank, or `count`.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  @inlinable @inline(__always)
  package func firstNonBlank(from start: Int) -> Int {
    var index = start
    while index &+ 8 <= count {
      let word = UnsafeRawPointer(baseAddress! + index).loadUnaligned(as: UInt64.self).littleEndian
      let others = word ^ 0x2020_2020_2020_2020
      if others != 0 { return index &+ others.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count, self[index] == 0x20 { index &+= 1 }
    return index
  }
}

/// Eight bytes at a time. A borrow can only set bits above the first hit, so the lowest bit that is set is exact.
extension UInt64 {
  @inlinable @inline(__always)
  package func hits(of byte: UInt8) -> UInt64 {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference
  }

  /// - Parameter limit: At most 0x80.
  @inlinable @inline(__always)
  package func hits(below limit: UInt8) -> UInt64 {
    (self &- 0x0101_0101_0101_0101 &* UInt64(limit)) & ~self
  }
}
