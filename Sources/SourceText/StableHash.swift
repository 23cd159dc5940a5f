/// A number that is the same for equal contents, on every machine and in every run: FNV-1a of 64 bits.
///
/// It tells that something changed; it is no protection from somebody who wants two contents to look alike.
package struct StableHash: Hashable, Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  private mutating func combine(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  package mutating func combine(_ number: Int32) { combine(UInt64(UInt32(bitPattern: number)), bytes: 4) }

  package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number)), bytes: 8) }

  package mutating func combine(_ other: StableHash) { combine(other.value, bytes: 8) }

  /// The length goes before the bytes, so that two texts in a row are no others in a row.
  package mutating func combine(_ text: String) {
    combine(text.utf8.count)
    for byte in text.utf8 { combine(byte: byte) }
  }

  package mutating func combine(_ bytes: [UInt8]) {
    combine(bytes.count)
    for byte in bytes { combine(byte: byte) }
  }

  private mutating func combine(_ bits: UInt64, bytes: Int) {
    for index in 0..<bytes { combine(byte: UInt8(truncatingIfNeeded: bits >> (8 * UInt64(index)))) }
  }

  /// Adds a field of UTF-8, with a byte behind it that is none of UTF-8.
  package mutating func combine(field: some Sequence<UInt8>) {
    for byte in field { combine(byte: byte) }
    combine(byte: 0xFF)
  }

  /// Sixteen hexadecimal digits.
  package var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Eleven letters, digits, hyphens and underscores (RFC 4648, section 5), the lowest six bits first.
  package var text: String {
    String(decoding: (0..<11).map { Self.letters[Int(value >> (6 * UInt64($0)) & 63)] }, as: UTF8.self)
  }
}
