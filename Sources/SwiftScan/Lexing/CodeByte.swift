/// Kinds of bytes.
enum CodeByte {
  /// Whether a byte can stand in a name: letters, digits, the low line, and all of what is not ASCII.
  static func isIdentifier(_ byte: UInt8) -> Bool { table[Int(byte)] }

  private static let table: [Bool] = (0..<256).map { number in
    let byte = UInt8(number)
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    case UInt8(ascii: "_"), UInt8(ascii: "$"): return true
    default: return byte >= 0x80
    }
  }
}
