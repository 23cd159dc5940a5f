/// Bytes as letters, digits, `+` and `/` (RFC 4648, section 4).
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// - Complexity: O(*n*).
  package static func text(of bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    let digits = digits
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place > group.count ? UInt8(ascii: "=") : digits[Int(bits >> UInt32(18 - 6 * place) & 63)])
      }
    }
    return text
  }

  /// The text that is encoded; `nil` where a character is none of the alphabet. Blanks are skipped.
  package static func text(_ encoded: String) -> String? {
    var bytes: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in encoded.utf8 where byte != UInt8(ascii: "=") && byte > 0x20 {
      guard let value = digits.firstIndex(of: byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
