/// Colours as CSS writes them: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`.
package enum HexColor {
  /// Red, green, blue and alpha from 0 to 255; `nil` for any other text.
  package static func components(_ text: String) -> [UInt8]? {
    guard text.utf8.first == UInt8(ascii: "#"), [4, 5, 7, 9].contains(text.utf8.count) else { return nil }
    let digits = text.utf8.dropFirst().compactMap(digit)
    guard digits.count == text.utf8.count - 1 else { return nil }
    let bytes =
      digits.count < 5
      ? digits.map { $0 << 4 | $0 }
      : stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return bytes.count == 3 ? bytes + [255] : bytes
  }

  /// Whether a text is `#RRGGBB`.
  static func isOpaque(_ text: String) -> Bool {
    var bytes = text.utf8.makeIterator()
    guard text.utf8.count == 7, bytes.next() == UInt8(ascii: "#") else { return false }
    while let byte = bytes.next() { if digit(byte) == nil { return false } }
    return true
  }

  /// `#RRGGBB` in capital letters.
  package static func text(red: UInt8, green: UInt8, blue: UInt8) -> String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
