/// The strings of JSON as they are written.
package enum JSONText {
  /// The text of the JSON string in `range` of `bytes`, quotes included.
  ///
  /// A lone surrogate (`\uD800` without its other half) becomes U+FFFD.
  ///
  /// - Precondition: A `JSONDocument` has read the range as a string.
  package static func decoding(_ bytes: [UInt8], _ range: ByteRange) -> String {
    bytes.withUnsafeBufferPointer { decoding($0, range) }
  }

  package static func decoding(_ bytes: UnsafeBufferPointer<UInt8>, _ range: ByteRange) -> String {
    let text = UnsafeBufferPointer(rebasing: bytes[range.start.index + 1..<range.end.index - 1])
    guard text.firstIndex(from: 0, of: UInt8(ascii: "\\"), or: UInt8(ascii: "\\")) < text.count else {
      return String(decoding: text, as: UTF8.self)
    }
    return String(unsafeUninitializedCapacity: text.count) { unescape(text, into: $0.baseAddress!) }
  }

  /// Writes `text`, a string without its quotes, to `output` with its escapes resolved.
  ///
  /// - Parameter output: Room for as many bytes as `text` has: no escape is shorter than what it stands for.
  /// - Returns: The number of bytes written.
  package static func unescape(_ text: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) -> Int {
    var length = 0
    func append(_ byte: UInt8) {
      output[length] = byte
      length &+= 1
    }
    var index = 0
    while index < text.count {
      let byte = text[index]
      index &+= 1
      guard byte == UInt8(ascii: "\\"), index < text.count else {
        append(byte)
        continue
      }
      let mark = text[index]
      index &+= 1
      switch mark {
      case UInt8(ascii: "b"): append(0x08)
      case UInt8(ascii: "f"): append(0x0C)
      case UInt8(ascii: "n"): append(0x0A)
      case UInt8(ascii: "r"): append(0x0D)
      case UInt8(ascii: "t"): append(0x09)
      case UInt8(ascii: "u"): for byte in Unicode.UTF8.bytes(of: scalar(in: text, at: &index)) { append(byte) }
      default: append(mark)
      }
    }
    return length
  }

  /// The scalar behind `\u` at `index`, with the second half of a pair; U+FFFD for a lone half.
  private static func scalar(in text: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Unicode.Scalar {
    // Fewer than four digits are never read as a string; three bytes would not fit in the place of two.
    guard let first = unit(in: text, at: index) else { return "?" }
    index += 4
    guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard index + 6 <= text.count, text[index] == UInt8(ascii: "\\"), text[index + 1] == UInt8(ascii: "u"),
      let second = unit(in: text, at: index + 2), second & 0xFC00 == 0xDC00
    else { return "\u{FFFD}" }
    index += 6
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
  }

  private static func unit(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
    guard index + 4 <= text.count else { return nil }
    var value: UInt32 = 0
    for byte in text[index..<index + 4] {
      guard let digit = hexDigit(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  package static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
