/// Bits put together to bytes, the first bit in the lowest place (RFC 1951, section 3.1.1).
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Parameter width: 32 bits at most; those above it are 0.
  @inline(__always)
  mutating func append(_ value: UInt32, width: Int) {
    bits |= UInt64(value) << UInt64(count)
    count += width
    guard count >= 32 else { return }
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: bits).littleEndian) { bytes.append(contentsOf: $0) }
    bits >>= 32
    count -= 32
  }

  /// Fills the last byte with zeros.
  mutating func finish() -> [UInt8] {
    while count > 0 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
    count = 0
    return bytes
  }
}
