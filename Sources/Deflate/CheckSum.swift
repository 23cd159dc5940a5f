import CZlib

/// The check sums of zlib and PNG.
package enum CheckSum {
  /// The CRC-32 of some bytes (`crc32`).
  package static func crc32(of bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.withContiguousStorageIfAvailable { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
      ?? crc32(of: Array(bytes))
  }

  /// The Adler-32 of some bytes (`adler32`).
  package static func adler32(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: adler32_z(1, bytes.baseAddress, bytes.count))
  }

  /// The Adler-32 of bytes of which `first` is that of the first, and `second` that of the other `count`
  /// (`adler32_combine`).
  package static func adler32(_ first: UInt32, then second: UInt32, count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: adler32_combine(uLong(first), uLong(second), count))
  }
}
