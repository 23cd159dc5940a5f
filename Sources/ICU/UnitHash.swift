/// A hash of code units for tables that compare the units themselves as well.
package enum UnitHash {
  /// Returns a hash of a range of a text; four units at a time, as most of what is hashed are words.
  ///
  /// - Parameter seed: What else the key has.
  /// - Complexity: O(*n*) in the units of the range.
  @inlinable
  package static func hash(_ units: UnsafeBufferPointer<UInt16>, in range: Range<Int>, seed: UInt32) -> UInt32 {
    precondition(range.lowerBound >= 0 && range.upperBound <= units.count, "a range lies outside its text")
    var hash = (UInt64(seed) ^ UInt64(range.count) << 32) &* 0x9E37_79B9_7F4A_7C15
    guard let base = units.baseAddress, !range.isEmpty else { return UInt32(truncatingIfNeeded: hash >> 32) }
    var rest = UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count * 2)[...]
    while rest.count >= 8 {
      hash = (hash ^ rest.loadUnaligned(as: UInt64.self)) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash >> 32
      rest = rest.dropFirst(8)
    }
    var tail: UInt64 = 0
    for byte in rest { tail = tail << 8 | UInt64(byte) }
    hash = (hash ^ tail) &* 0xD6E8_FEB8_6659_FD93
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
