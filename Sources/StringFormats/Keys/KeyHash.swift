/// The hash of a key's bytes.
///
/// A multiplication folds eight bytes at a time, as in wyhash; hostile files cannot know the seed, and so not which
/// keys collide.
enum KeyHash {
  /// Another number in each process.
  static func seed() -> UInt64 { UInt64(truncatingIfNeeded: "keys".hashValue) }

  /// The hash of a key that is equal to others in one scope only.
  @inline(__always)
  static func scoped(_ hash: UInt64, scope: UInt32) -> UInt64 { mix(hash ^ UInt64(scope), 0xA076_1D64_78BD_642F) }

  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
    var hash = seed ^ UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index &+ 8 <= bytes.count {
      hash = mix(hash ^ word(of: bytes, at: index), 0xE703_7ED1_A0B4_28DB)
      index &+= 8
    }
    guard index < bytes.count else { return hash }
    var rest: UInt64 = 0
    if bytes.count >= 8 {
      // The last eight bytes: those that are in twice do no harm.
      rest = word(of: bytes, at: bytes.count - 8)
    } else {
      for byte in bytes[index...] { rest = rest << 8 | UInt64(byte) }
    }
    return mix(hash ^ rest, 0x8EBC_6AF0_9C88_C6E3)
  }

  @inline(__always)
  private static func word(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt64 {
    UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(as: UInt64.self)
  }

  /// Both halves of the product, folded.
  @inline(__always)
  private static func mix(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    return product.low ^ product.high
  }
}
