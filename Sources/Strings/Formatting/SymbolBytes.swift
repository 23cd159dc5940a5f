/// A sign or a digit of a locale in UTF-8, eight bytes at most.
struct SymbolBytes: Sendable {
  /// The first byte lowest.
  private(set) var bits: UInt64 = 0
  private(set) var count = 0

  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count <= 8 else { return nil }
    for byte in bytes.reversed() { bits = bits << 8 | UInt64(byte) }
    count = bytes.count
  }

  @inline(__always)
  func write(to out: UnsafeMutablePointer<UInt8>) {
    var rest = bits
    for index in 0..<count {
      out[index] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
    }
  }
}
