import SourceText

/// The text of old-style tokens.
enum OldStyleText {
  /// The text between the quotes of `token`, escapes resolved.
  ///
  /// A token whose closing quote is missing is taken to its end.
  static func decodeQuoted(_ token: ArraySlice<UInt8>, _ encoding: TextEncoding) -> String {
    let width = encoding.unitWidth
    let hasClosing = token.count >= 2 * width && token.suffix(width).elementsEqual(token.prefix(width))
    let content = token.dropFirst(width).dropLast(hasClosing ? width : 0)
    if encoding != .utf8 {
      let text = encoding.decode(content)
      return text.utf8.contains(UInt8(ascii: "\\")) ? unescape(Array(text.utf8)) : text
    }
    return content.contains(UInt8(ascii: "\\")) ? unescape(Array(content)) : String(decoding: content, as: UTF8.self)
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

  /// Resolves backslash escapes; `\u` is none, octal digits are NextStep Latin, `\U` pairs join.
  private static func unescape(_ text: [UInt8]) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < text.count else {
        output.append(byte)
        continue
      }
      let mark = text[index]
      index += 1
      switch mark {
      case UInt8(ascii: "a"): output.append(0x07)
      case UInt8(ascii: "b"): output.append(0x08)
      case UInt8(ascii: "f"): output.append(0x0C)
      case UInt8(ascii: "n"): output.append(0x0A)
      case UInt8(ascii: "r"): output.append(0x0D)
      case UInt8(ascii: "t"): output.append(0x09)
      case UInt8(ascii: "v"): output.append(0x0B)
      case UInt8(ascii: "0")...UInt8(ascii: "7"): append(octal(in: text, at: &index), to: &output)
      case UInt8(ascii: "U"): append(scalar(in: text, at: &index), to: &output)
      default: output.append(mark)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// One to three octal digits, the first right before `index`; what exceeds a byte is cut off.
  private static func octal(in text: [UInt8], at index: inout Int) -> Unicode.Scalar {
    var value = text[index - 1] & 7
    for _ in 0..<2 where index < text.count && text[index] & 0xF8 == UInt8(ascii: "0") {
      value = value << 3 | text[index] & 7
      index += 1
    }
    return NextStepLatin.scalar(value)
  }

  private static func scalar(in text: [UInt8], at index: inout Int) -> Unicode.Scalar {
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
  private static func unit(in text: [UInt8], at index: inout Int) -> UInt32 {
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
  var hexDigit: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f": value - 0x61 + 10
    case "A"..."F": value - 0x41 + 10
    default: nil
    }
  }
}
