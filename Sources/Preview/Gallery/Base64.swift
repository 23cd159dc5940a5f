/// Bytes as letters, digits, `+` and `/` (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// - Complexity: O(*n*).
  static func text(of bytes: [UInt8]) -> [UInt8] {
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
}
