/// A number that is the same for equal contents, on every machine and in every run: FNV-1a with 64 bits.
///
/// It tells that something changed; it is no protection from somebody who wants two contents to look alike.
struct ContentHash: Hashable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func combine(_ number: Int32) { combine(UInt64(UInt32(bitPattern: number)), bytes: 4) }

  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number)), bytes: 8) }

  mutating func combine(_ other: ContentHash) { combine(other.value, bytes: 8) }

  /// The length goes before the bytes, so that two texts in a row are no others in a row.
  mutating func combine(_ text: String) {
    combine(text.utf8.count)
    for byte in text.utf8 { combine(byte: byte) }
  }

  mutating func combine(_ bytes: [UInt8]) {
    combine(bytes.count)
    for byte in bytes { combine(byte: byte) }
  }

  private mutating func combine(_ bits: UInt64, bytes: Int) {
    for index in 0..<bytes { combine(byte: UInt8(truncatingIfNeeded: bits >> (8 * UInt64(index)))) }
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Eleven letters, digits, hyphens and underscores (RFC 4648, section 5), the lowest six bits first.
  var text: String {
    String(decoding: (0..<11).map { Self.digits[Int(value >> (6 * UInt64($0)) & 63)] }, as: UTF8.self)
  }
}
