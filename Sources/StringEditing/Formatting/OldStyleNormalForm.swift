import SourceText
import StringFormats

/// The strings of old-style property lists as the formatter writes them.
enum OldStyleNormalForm {
  /// Appends a key or value in double quotes, with the text that the token has.
  ///
  /// `"` and `\` are escaped, line ends and tabs are `\n`, `\r`, `\t`, control characters `\U` and four lowercase
  /// digits; so is an invisible character that was written as an escape, and half of a pair. All other characters stand
  /// for themselves.
  static func append(_ token: SourceString, of bytes: [UInt8], to output: inout [UInt8]) {
    let range = token.range.indices
    output.append(UInt8(ascii: "\""))
    if token.coding == .oldStyleUnquoted {
      output += bytes[range]
    } else {
      appendText(OldStyleText.content(of: range, in: bytes, .utf8), of: bytes, to: &output)
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func appendText(_ range: Range<Int>, of bytes: [UInt8], to output: inout [UInt8]) {
    var copied = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      let isPlain =
        byte >= 0x20 && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"") && byte != 0x7F
        && !(byte == 0xC2 && index + 1 < range.upperBound && bytes[index + 1] < 0xA0)
      if isPlain {
        index += 1
        continue
      }
      output += bytes[copied..<index]
      let isEscape = byte == UInt8(ascii: "\\") && index + 1 < range.upperBound
      if isEscape {
        index = appendEscape(at: index + 1, range.upperBound, of: bytes, to: &output)
      } else {
        let isWide = byte == 0xC2
        append(isWide ? UInt32(bytes[index + 1]) : UInt32(byte), wasEscaped: false, to: &output)
        index += isWide ? 2 : 1
      }
      copied = index
    }
    output += bytes[copied..<range.upperBound]
  }

  /// Appends the character of the escape whose mark is at `start`; the place behind the escape.
  private static func appendEscape(at start: Int, _ end: Int, of bytes: [UInt8], to output: inout [UInt8]) -> Int {
    let mark = bytes[start]
    if let byte = CEscape.byte(of: mark) {
      append(UInt32(byte), wasEscaped: true, to: &output)
      return start + 1
    }
    if mark >= 0x80 { return start }
    if mark & 0xF8 == UInt8(ascii: "0") {
      var (value, index) = (mark & 7, start + 1)
      while index < min(start + 3, end), bytes[index] & 0xF8 == UInt8(ascii: "0") {
        value = value << 3 | bytes[index] & 7
        index += 1
      }
      append(NextStepLatin.scalar(value).value, wasEscaped: true, to: &output)
      return index
    }
    guard mark == UInt8(ascii: "U") else {
      append(UInt32(mark), wasEscaped: true, to: &output)
      return start + 1
    }
    var index = start + 1
    let first = unit(of: bytes, at: &index, end)
    var next = index + 2
    if first & 0xFC00 == 0xD800, index + 1 < end, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "U")
    {
      let second = unit(of: bytes, at: &next, end)
      if second & 0xFC00 == 0xDC00 {
        append(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF, wasEscaped: true, to: &output)
        return next
      }
    }
    append(first, wasEscaped: true, to: &output)
    return index
  }

  /// Up to four hexadecimal digits.
  private static func unit(of bytes: [UInt8], at index: inout Int, _ end: Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < end, let digit = Unicode.Scalar(bytes[index]).hexDigit else { break }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  private static func append(_ value: UInt32, wasEscaped: Bool, to output: inout [UInt8]) {
    switch value {
    case 0x22: output += "\\\"".utf8
    case 0x5C: output += "\\\\".utf8
    case 0x0A: output += "\\n".utf8
    case 0x0D: output += "\\r".utf8
    case 0x09: output += "\\t".utf8
    case 0..<0x20, 0x7F..<0xA0, 0xD800..<0xE000: appendNumber(value, to: &output)
    default:
      guard let scalar = Unicode.Scalar(value) else { return }
      guard wasEscaped, scalar.isInvisible else {
        for byte in Unicode.UTF8.bytes(of: scalar) { output.append(byte) }
        return
      }
      for unit in UTF16.encode(scalar)! { appendNumber(UInt32(unit), to: &output) }
    }
  }

  private static func appendNumber(_ unit: UInt32, to output: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    output += "\\U".utf8
    output += String(repeating: "0", count: 4 - digits.utf8.count).utf8
    output += digits.utf8
  }
}
