import SourceText

/// The text of old-style tokens.
package enum OldStyleText {
  /// The text between the quotes of `token`, escapes resolved.
  static func decodeQuoted(_ token: Range<Int>, in bytes: [UInt8], _ encoding: TextEncoding) -> String {
    var text = encoding.decode(bytes[content(of: token, in: bytes, encoding)])
    let backslash = UInt8(ascii: "\\")
    let resolved = text.withUTF8 { text in
      text.firstIndex(from: 0, of: backslash, or: backslash) == text.count
        ? nil : String(unsafeUninitializedCapacity: text.count) { unescape(text, into: $0.baseAddress!) }
    }
    return resolved ?? text
  }

  /// What stands between the quotes of a token; one whose closing quote is missing is taken to its end.
  package static func content(of token: Range<Int>, in bytes: [UInt8], _ encoding: TextEncoding) -> Range<Int> {
    let width = encoding.unitWidth
    let start = min(token.lowerBound + width, token.upperBound)
    guard token.count >= 2 * width else { return start..<token.upperBound }
    let closing = token.upperBound - width
    let hasClosing = (0..<width).allSatisfy { bytes[token.lowerBound + $0] == bytes[closing + $0] }
    return start..<(hasClosing ? closing : token.upperBound)
  }

  /// The text of comments in a row, their marks removed and each comment trimmed, one a line.
  static func decodeComments(_ token: ArraySlice<UInt8>, _ encoding: TextEncoding) -> String {
    var rest = Substring(encoding.decode(token)).unicodeScalars
    var comments: [String] = []
    while let slash = rest.firstIndex(of: "/") {
      rest = rest[slash...].dropFirst()
      let isBlock = rest.first == "*"
      rest = rest.dropFirst()
      let end = isBlock ? endOfBlock(rest) : rest.firstIndex { lineEnds.contains($0) } ?? rest.endIndex
      comments.append(trimmed(rest[..<end]))
      rest = rest[end...].dropFirst(isBlock ? 2 : 0)
    }
    return comments.joined(separator: "\n")
  }

  private static let lineEnds: [Unicode.Scalar] = ["\n", "\r", "\u{2028}", "\u{2029}"]

  private static func endOfBlock(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView.Index {
    var index = text.startIndex
    while let star = text[index...].firstIndex(of: "*") {
      index = text.index(after: star)
      if index < text.endIndex, text[index] == "/" { return star }
    }
    return text.endIndex
  }

  private static func trimmed(_ text: Substring.UnicodeScalarView) -> String {
    let head = text.drop { $0.properties.isWhitespace }
    let end = head.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(head[...$0]) } ?? ""
  }

  /// Resolves backslash escapes of UTF-8; `\u` is none, octal digits are NextStep Latin, `\U` pairs join.
  ///
  /// - Parameter output: Room for as many bytes as `text` has; it may be `text` itself: no escape is shorter than what
  ///   it stands for.
  /// - Returns: The number of bytes written.
  static func unescape(_ text: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) -> Int {
    var length = 0
    func append(_ byte: UInt8) {
      output[length] = byte
      length &+= 1
    }
    var index = 0
    while index < text.count {
      // Most of a text is no escape.
      let escape = text.firstIndex(from: index, of: UInt8(ascii: "\\"))
      let end = escape &+ 1 < text.count ? escape : text.count
      (output + length).update(from: text.baseAddress! + index, count: end &- index)
      length &+= end &- index
      guard end < text.count else { break }
      index = end &+ 1
      let mark = text[index]
      index &+= 1
      switch mark {
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        for byte in Unicode.UTF8.bytes(of: octal(in: text, at: &index)) { append(byte) }
      case UInt8(ascii: "U"):
        for byte in Unicode.UTF8.bytes(of: scalar(in: text, at: &index)) { append(byte) }
      default: append(CEscape.byte(of: mark) ?? mark)
      }
    }
    return length
  }

  /// One to three octal digits, the first right before `index`; what exceeds a byte is cut off.
  private static func octal(in text: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Unicode.Scalar {
    var value = text[index - 1] & 7
    for _ in 0..<2 where index < text.count && text[index] & 0xF8 == UInt8(ascii: "0") {
      value = value << 3 | text[index] & 7
      index += 1
    }
    return NextStepLatin.scalar(value)
  }

  private static func scalar(in text: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Unicode.Scalar {
    let first = unit(in: text, at: &index)
    guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard index + 1 < text.count, text[index] == UInt8(ascii: "\\"), text[index + 1] == UInt8(ascii: "U") else {
      return "\u{FFFD}"
    }
    var next = index + 2
    let second = unit(in: text, at: &next)
    guard second & 0xFC00 == 0xDC00 else { return "\u{FFFD}" }
    index = next
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
  }

  /// Up to four hexadecimal digits; none give 0, as in CoreFoundation.
  private static func unit(in text: UnsafeBufferPointer<UInt8>, at index: inout Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < text.count, let digit = Unicode.Scalar(text[index]).hexDigit else { break }
      value = value << 4 | digit
      index += 1
    }
    return value
  }
}

extension Unicode.Scalar {
  /// The value of an ASCII hexadecimal digit; `nil` for anything else.
  package var hexDigit: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f": value - 0x61 + 10
    case "A"..."F": value - 0x41 + 10
    default: nil
    }
  }
}
